import type { ResolvedStore } from "../../stores/Stores.ts"
import { refused } from "../../platform/http/Refused.ts"
import type { SandboxServices } from "../../platform/services/SandboxServices.ts"
import { lockOrder } from "../../order-records/lockOrder.ts"
import { isInvoiceable } from "../../order-records/orderStatus.ts"
import type { OrderClaim } from "../../order-records/orderAccess.ts"
import { readDocument } from "../../order-records/OrderDocument.ts"
import { billedCustomer } from "./billedCustomer.ts"
import type { InvoiceRow } from "./InvoiceRow.ts"
import { issueInvoice } from "./issueInvoice.ts"
import { orderInvoice } from "./orderInvoice.ts"

/** Issues the invoice of an order to its billing address. Fails with 409 for an order that is unpaid or cancelled. */
export const electronicInvoice = (
  services: SandboxServices,
  store: ResolvedStore,
  claim: OrderClaim,
  usoCFDI: string,
): Promise<InvoiceRow> =>
  services.storage.transaction(async (work) => {
    const order = await lockOrder(work, claim)
    if (!isInvoiceable(order.status))
      throw refused("_ERR_ORDER_NOT_INVOICEABLE", "There is no invoice for this order.", [claim.orderId, order.status])
    const customer = { ...billedCustomer(readDocument(order.document), store), usoCFDI }
    return issueInvoice(work, store, {
      of: { orderId: order.order_id },
      content: await orderInvoice(work, store, order, customer),
      userId: order.user_id,
      replaces: undefined,
      now: services.ports.now(),
    })
  })
