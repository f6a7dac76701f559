import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type * as Redacted from "effect/Redacted"
import type { Invoice, InvoiceCustomer, InvoiceTicket } from "../../domain/order/Invoice.ts"
import type { OrderId } from "../../domain/shared/OrderId.ts"
import type { BackendError } from "../shared/BackendError.ts"
import type { FileContent } from "../shared/FileContent.ts"
import type { SolvedCaptcha } from "../shared/SolvedCaptcha.ts"

/** Invoices. An issued invoice is immutable; a correction replaces it with a new one. */
export class InvoiceGateway extends Context.Service<
  InvoiceGateway,
  {
    /** A PDF; `fileName` overrides the backend's file name. */
    readonly getInvoice: (
      orderId: OrderId,
      invoiceId: string,
      ask?: { readonly fileName?: string; readonly guestToken?: Redacted.Redacted<string> },
    ) => Effect.Effect<FileContent, BackendError>
    /** Newest first. */
    readonly listGuestInvoices: (
      orderId: OrderId,
      guestToken: Redacted.Redacted<string>,
    ) => Effect.Effect<readonly Invoice[], BackendError>
    /** Fails with `NotFound` when any field of the ticket does not match. */
    readonly requestInvoice: (
      ticket: InvoiceTicket,
      customer: InvoiceCustomer,
      captcha?: SolvedCaptcha,
    ) => Effect.Effect<Invoice, BackendError>
    readonly updateInvoice: (
      invoiceId: string,
      customer: InvoiceCustomer,
      guestToken?: Redacted.Redacted<string>,
    ) => Effect.Effect<Invoice, BackendError>
    /** Issued to the order's billing address. `use` such as `G03` (usoCFDI). */
    readonly requestElectronicInvoice: (orderId: OrderId, use: string) => Effect.Effect<Invoice, BackendError>
  }
>()("InvoiceGateway") {}
