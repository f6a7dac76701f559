import type { components } from "../../generated/orders.d.ts"
import { checkCaptcha } from "../captcha/checkCaptcha.ts"
import type { ResolvedStore } from "../stores/Stores.ts"
import { storeDate } from "../stores/storeCalendar.ts"
import { notFound } from "../platform/http/Refused.ts"
import { sameSecret } from "../platform/ports/sameSecret.ts"
import type { SandboxServices } from "../platform/services/SandboxServices.ts"
import type { Principal } from "../platform/http/Principal.ts"
import type { UnitOfWork } from "../platform/storage/Storage.ts"
import { lockCartOf } from "../order-records/lockOrder.ts"
import { isInvoiceable } from "../order-records/orderStatus.ts"
import { ONLINE_TILL } from "./tickets/onlineTicket.ts"
import { saleInvoice } from "./tickets/storeSale.ts"
import { requireCustomer } from "../order-documents/invoices/requireCustomer.ts"
import type { InvoiceContent } from "../order-documents/invoices/InvoiceContent.ts"
import type { InvoiceRow } from "../order-documents/invoices/InvoiceRow.ts"
import { issueInvoice, type NewInvoice } from "../order-documents/invoices/issueInvoice.ts"
import { orderInvoice } from "../order-documents/invoices/orderInvoice.ts"

type InvoiceRequest = components["schemas"]["InvoiceRequest"]
type TicketData = components["schemas"]["TicketData"]

/**
 * Issues the invoice of a ticket. Fails with 404 when any detail of the ticket does not match, without naming it; 409
 * when it already has an invoice; 422 for a wrong captcha or customer.
 */
export const requestInvoice = async (
  services: SandboxServices,
  store: ResolvedStore,
  principal: Principal | undefined,
  request: InvoiceRequest,
): Promise<InvoiceRow> => {
  await checkCaptcha(services, store.id, request)
  requireCustomer(request.customerData)
  return services.storage.transaction(async (work) => {
    const { of, content } = await invoiced(work, store, request)
    return issueInvoice(work, store, {
      of,
      content,
      userId: principal === undefined ? null : Number(principal.userId),
      replaces: undefined,
      now: services.ports.now(),
    })
  })
}

const invoiced = async (
  work: UnitOfWork,
  store: ResolvedStore,
  { ticketData, customerData }: InvoiceRequest,
): Promise<Pick<NewInvoice, "of"> & { readonly content: InvoiceContent }> => {
  if (ticketData.storeId !== store.id) throw ticketNotFound()
  if (ticketData.workstationId !== ONLINE_TILL)
    return {
      of: { ticketReference: ticketData.ticketReference },
      content: await saleInvoice(work, store, ticketData, customerData),
    }
  const order = await onlineOrder(work, store, ticketData)
  return { of: { orderId: order.order_id }, content: await orderInvoice(work, store, order, customerData) }
}

const onlineOrder = async (
  work: UnitOfWork,
  store: ResolvedStore,
  { ticketReference, operationNumber, amount, ticketDate }: TicketData,
) => {
  if (!/^[0-9]{1,15}$/u.test(ticketReference)) throw ticketNotFound()
  const orderId = Number(ticketReference)
  await lockCartOf(work, orderId)
  const order = await work.db
    .selectFrom("customer_order")
    .selectAll()
    .where("order_id", "=", orderId)
    .where("store_id", "=", store.id)
    .executeTakeFirst()
  const code = await work.db
    .selectFrom("order_code")
    .select("pickup_code")
    .where("order_id", "=", orderId)
    .executeTakeFirst()
  const agrees =
    order !== undefined &&
    code !== undefined &&
    sameSecret(code.pickup_code, operationNumber) &&
    order.total_order === amount &&
    storeDate(store.countryCode, order.created_at) === ticketDate
  if (!agrees || !isInvoiceable(order.status)) throw ticketNotFound()
  return order
}

const ticketNotFound = () => notFound("There is no such ticket.")
