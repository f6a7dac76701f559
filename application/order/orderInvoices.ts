import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import type { Invoice, InvoiceCustomer, InvoiceTicket } from "../../domain/order/Invoice.ts"
import { validateInvoiceCustomer, isUse } from "../../domain/order/validateInvoiceCustomer.ts"
import { InvoiceRefused } from "../../domain/order/InvoiceRefused.ts"
import type { OrderId } from "../../domain/shared/OrderId.ts"
import type { BackendError } from "../shared/BackendError.ts"
import type { SolvedCaptcha } from "../shared/SolvedCaptcha.ts"
import { InvoiceGateway } from "./InvoiceGateway.ts"
import { optionalSecret } from "../shared/optionalSecret.ts"

/** Prefix of customer fields in a rejection. */
const CUSTOMER = "customerData."

/**
 * Requests the electronic invoice of an order for its billing address; `use` as in the Mexican CFDI, such as `G03`.
 * Fails with `InvoiceRefused` before any call for a malformed use.
 */
export const requestOrderInvoice = Effect.fn("order.invoice")(function* (orderId: OrderId, use: string) {
  if (!isUse(use)) return yield* new InvoiceRefused({ reasons: [{ field: "use", rule: "use" }] })
  const gateway = yield* InvoiceGateway
  return yield* gateway.requestElectronicInvoice(orderId, use)
})

/**
 * Replaces an invoice with one for another customer. Fails with `InvoiceRefused` when it cannot be issued to that
 * customer.
 */
export const updateInvoiceCustomer = Effect.fn("order.updateInvoiceCustomer")(function* (
  invoiceId: string,
  customer: InvoiceCustomer,
  guestToken?: string,
) {
  yield* requireCustomer(customer)
  const gateway = yield* InvoiceGateway
  return yield* Effect.mapError(
    gateway.updateInvoice(invoiceId, customer, optionalSecret(guestToken)),
    toInvoiceRefused,
  )
})

/**
 * Requests the invoice of a ticket. Fails with `NotFound` when any field does not match, and with `InvoiceRefused` as
 * above.
 */
export const requestTicketInvoice = Effect.fn("order.requestTicketInvoice")(function* (
  ticket: InvoiceTicket,
  customer: InvoiceCustomer,
  captcha?: SolvedCaptcha,
) {
  yield* requireCustomer(customer)
  const gateway = yield* InvoiceGateway
  return yield* Effect.mapError(gateway.requestInvoice(ticket, customer, captcha), toInvoiceRefused)
})

/** Returns an invoice as a PDF; a guest's token opens it when the session does not. */
export const downloadInvoice = Effect.fn("order.downloadInvoice")(function* (
  orderId: OrderId,
  { id, fileName }: Pick<Invoice, "id" | "fileName">,
  guestToken?: string,
) {
  const gateway = yield* InvoiceGateway
  return yield* gateway.getInvoice(orderId, id, {
    fileName,
    ...(guestToken === undefined ? {} : { guestToken: Redacted.make(guestToken) }),
  })
})

/** Returns the invoices of a guest's order, newest first. */
export const guestInvoices = Effect.fn("order.guestInvoices")(function* (orderId: OrderId, guestToken: string) {
  const gateway = yield* InvoiceGateway
  return yield* gateway.listGuestInvoices(orderId, Redacted.make(guestToken))
})

const requireCustomer = (customer: InvoiceCustomer): Effect.Effect<void, InvoiceRefused> => {
  const reasons = validateInvoiceCustomer(customer)
  return reasons.length === 0 ? Effect.void : Effect.fail(new InvoiceRefused({ reasons }))
}

/** Maps rejected fields to the form's field names. */
function toInvoiceRefused(error: BackendError): BackendError | InvoiceRefused {
  const { reason } = error
  if (reason._tag !== "Rejected" || reason.fields.length === 0) return error
  return new InvoiceRefused({
    reasons: reason.fields.map(({ field, rule }) => {
      const name = field.startsWith(CUSTOMER) ? field.slice(CUSTOMER.length) : field
      return { field: NAMES.get(name) ?? name, rule: (rule === "pattern" ? RULES.get(name) : undefined) ?? rule }
    }),
  })
}

const NAMES: ReadonlyMap<string, string> = new Map([
  ["countryISO", "countryCode"],
  ["usoCFDI", "use"],
])
const RULES: ReadonlyMap<string, string> = new Map([
  ["vat", "taxNumber"],
  ["countryISO", "countryCode"],
  ["usoCFDI", "use"],
  ["email", "email"],
])
