import { notFound, refused } from "../../platform/http/Refused.ts"
import type { ResolvedStore } from "../../stores/Stores.ts"
import type { SandboxServices } from "../../platform/services/SandboxServices.ts"
import { isClaimed, type OrderClaim } from "../../order-records/orderAccess.ts"
import type { UnitOfWork } from "../../platform/storage/Storage.ts"
import { requireCustomer } from "./requireCustomer.ts"
import { readContent, type WireInvoiceCustomer } from "./InvoiceContent.ts"
import type { InvoiceRow } from "./InvoiceRow.ts"
import { issueInvoice } from "./issueInvoice.ts"

/**
 * Replaces an invoice by one for another customer. Fails with 404 for an invoice of another caller and 409
 * `_ERR_INVOICE_REPLACED` for one that is already replaced: of two concurrent calls one succeeds.
 */
export const changeInvoice = (
  services: SandboxServices,
  store: ResolvedStore,
  claim: Pick<OrderClaim, "principal" | "guestToken">,
  invoiceId: string,
  customer: WireInvoiceCustomer,
): Promise<InvoiceRow> => {
  requireCustomer(customer)
  return services.storage.transaction(async (work) => {
    const old = await ownInvoice(work, store, claim, invoiceId)
    const replaced = await work.db
      .updateTable("invoice")
      .set({ status: "REPLACED" })
      .where("invoice_id", "=", old.invoice_id)
      .where("status", "=", "ISSUED")
      .returningAll()
      .executeTakeFirst()
    if (replaced === undefined)
      throw refused("_ERR_INVOICE_REPLACED", "Another invoice has taken its place already.", [invoiceId])
    return issueInvoice(work, store, {
      of: old.order_id === null ? { ticketReference: old.ticket_reference ?? "" } : { orderId: old.order_id },
      content: { ...readContent(old.content), customer },
      userId: old.user_id,
      replaces: replaced,
      now: services.ports.now(),
    })
  })
}

const ownInvoice = async (
  work: UnitOfWork,
  store: ResolvedStore,
  claim: Pick<OrderClaim, "principal" | "guestToken">,
  invoiceId: string,
): Promise<InvoiceRow> => {
  const row = await work.db
    .selectFrom("invoice")
    .selectAll()
    .where("invoice_id", "=", Number(invoiceId))
    .where("store_id", "=", store.id)
    .executeTakeFirst()
  if (row === undefined) throw invoiceNotFound(invoiceId)
  if (claim.principal !== undefined && row.user_id === Number(claim.principal.userId)) return row
  const order =
    row.order_id === null
      ? undefined
      : await work.db
          .selectFrom("customer_order")
          .select(["user_id", "guest_token"])
          .where("order_id", "=", row.order_id)
          .executeTakeFirst()
  if (order === undefined || !isClaimed(order, claim)) throw invoiceNotFound(invoiceId)
  return row
}

export const invoiceNotFound = (invoiceId: string) => notFound("There is no such invoice.", invoiceId)
