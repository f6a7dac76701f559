import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import type { Invoice, InvoiceCustomer, InvoiceTicket } from "../../domain/order/Invoice.ts"
import { validateInvoiceCustomer, isUse } from "../../domain/order/validateInvoiceCustomer.ts"
import { InvoiceRefused } from "../../domain/order/InvoiceRefused.ts"
import type { OrderId } from "../../domain/shared/OrderId.ts"
import type { BackendError } from "../shared/BackendError.ts"
import type { SolvedCaptcha } from "../shared/SolvedCaptcha.ts"
import { InvoiceGateway } from "./InvoiceGateway.ts"

/** Beginning of the fields of a customer in a refusal. */
const CUSTOMER = "customerData."

/**
 * The electronic invoice of an order, on the name of its bill; `use` as the Mexican CFDI has it, such as `G03`. Fails
 * with
 * `InvoiceRefused` before any call for a use of another form.
 */
export const requestOrderInvoice = Effect.fn("order.invoice")(function* (orderId: OrderId, use: string) {
  if (!isUse(use)) return yield* new InvoiceRefused({ reasons: [{ field: "use", rule: "use" }] })
  const gateway = yield* InvoiceGateway
  return yield* gateway.requestElectronicInvoice(orderId, use)
})

/**
 * Another invoice in the place of one, for another customer. Fails with `InvoiceRefused` where none can be made out to
 * that one.
 */
export const updateInvoiceCustomer = Effect.fn("order.updateInvoiceCustomer")(function* (
  invoiceId: string,
  customer: InvoiceCustomer,
  guestToken?: string,
) {
  yield* requireCustomer(customer)
  const gateway = yield* InvoiceGateway
  return yield* Effect.mapError(
    gateway.updateInvoice(invoiceId, customer, guestToken === undefined ? undefined : Redacted.make(guestToken)),
    toInvoiceRefused,
  )
})

/**
 * The invoice of what stands on a ticket. Fails with `NotFound` where anything of it does not agree, with
 * `InvoiceRefused` as above.
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

/** An invoice as a PDF; a guest's token opens it where the session does not. */
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

/** The invoices of a guest's order, the newest first. */
export const guestInvoices = Effect.fn("order.guestInvoices")(function* (orderId: OrderId, guestToken: string) {
  const gateway = yield* InvoiceGateway
  return yield* gateway.listGuestInvoices(orderId, Redacted.make(guestToken))
})

const requireCustomer = (customer: InvoiceCustomer): Effect.Effect<void, InvoiceRefused> => {
  const reasons = validateInvoiceCustomer(customer)
  return reasons.length === 0 ? Effect.void : Effect.fail(new InvoiceRefused({ reasons }))
}

/** The fields that the shop found wrong, in the words of the form. */
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
