import type { SandboxServices } from "../../platform/services/SandboxServices.ts"
import type { UnitOfWork } from "../../platform/storage/Storage.ts"
import { readDocument } from "../../order-records/OrderDocument.ts"
import { billedCustomer } from "./billedCustomer.ts"
import { issueInvoice } from "./issueInvoice.ts"
import { orderInvoice } from "./orderInvoice.ts"

/** Mexico's invoices state the buyer's use of the invoice, which is asked after the purchase. */
const INVOICE_USE_COUNTRY = "MX"

/**
 * Issues the invoice that was requested with a purchase, once it is paid; none where its country requires more details.
 */
export const issueWantedInvoice = async (
  work: UnitOfWork,
  services: SandboxServices,
  orderId: number,
): Promise<void> => {
  const order = await work.db
    .selectFrom("customer_order")
    .selectAll()
    .where("order_id", "=", orderId)
    .executeTakeFirstOrThrow()
  const document = readDocument(order.document)
  if (document.invoice !== true) return
  const store = await services.stores.findStore(order.store_id)
  const customer = billedCustomer(document, store)
  if (customer.countryISO === INVOICE_USE_COUNTRY) return
  await issueInvoice(work, store, {
    of: { orderId },
    content: await orderInvoice(work, store, order, customer),
    userId: order.user_id,
    replaces: undefined,
    now: services.ports.now(),
  })
}
