import type { operations as AccountOperations } from "../../../generated/account.d.ts"
import type { operations as CartOperations } from "../../../generated/cart.d.ts"
import type { operations as CatalogOperations } from "../../../generated/catalog.d.ts"
import type { operations as CheckoutOperations } from "../../../generated/checkout.d.ts"
import type { operations as OrderOperations } from "../../../generated/orders.d.ts"
import type { operations as OtherOperations } from "../../../generated/other.d.ts"
import type { operations as SessionOperations } from "../../../generated/session.d.ts"
import type { operations as WalletOperations } from "../../../generated/wallet.d.ts"
import type { operations as ReturnOperations } from "../../../generated/returns.d.ts"
import type { operations as GiftCardOperations } from "../../../generated/gift-cards.d.ts"
import type { operations as PlaceOperations } from "../../../generated/places.d.ts"
import type { operations as BookingOperations } from "../../../generated/booking.d.ts"
import type { operations as NewsletterOperations } from "../../../generated/newsletter.d.ts"
import type { operations as TeenOperations } from "../../../generated/teens.d.ts"
import type { operations as WishlistOperations } from "../../../generated/wishlists.d.ts"
import type { operations as TelemetryOperations } from "../../../generated/telemetry.d.ts"
import type { Principal } from "./Principal.ts"

// A document without operations yields the type `object`.
type Named<Document> = string extends keyof Document ? object : Document

type Operations = Named<AccountOperations> &
  Named<BookingOperations> &
  Named<CartOperations> &
  Named<CatalogOperations> &
  Named<CheckoutOperations> &
  Named<GiftCardOperations> &
  Named<NewsletterOperations> &
  Named<OrderOperations> &
  Named<OtherOperations> &
  Named<PlaceOperations> &
  Named<ReturnOperations> &
  Named<SessionOperations> &
  Named<TeenOperations> &
  Named<TelemetryOperations> &
  Named<WalletOperations> &
  Named<WishlistOperations>

export type OperationId = keyof Operations

type Parameters<
  Id extends OperationId,
  Place extends "path" | "query" | "header",
> = Operations[Id]["parameters"] extends { readonly [P in Place]?: infer Values }
  ? [NonNullable<Values>] extends [never]
    ? object
    : NonNullable<Values>
  : object

type LowerCaseKeys<T> = { readonly [K in keyof T as K extends string ? Lowercase<K> : never]: T[K] }

type BodyOf<Id extends OperationId> = Operations[Id] extends {
  readonly requestBody: { readonly content: { readonly "application/json": infer Body } }
}
  ? Body
  : Operations[Id] extends { readonly requestBody?: { readonly content: { readonly "application/json": infer Body } } }
    ? Body | undefined
    : Operations[Id] extends {
          readonly requestBody: { readonly content: { readonly "application/gzip": infer Lines } }
        }
      ? Lines
      : undefined

/** A request that has passed the validation of its operation. */
export interface ValidatedCall {
  readonly operationId: string
  readonly path: object
  readonly query: object
  /** Declared header parameters by lower-case name. */
  readonly header: object
  readonly body: unknown
  readonly request: Request
  readonly url: URL
  readonly principal?: Principal
}

/** A validated call with the types generated from the document. */
export interface Call<Id extends OperationId> extends ValidatedCall {
  readonly operationId: Id
  readonly path: Parameters<Id, "path">
  readonly query: Parameters<Id, "query">
  readonly header: LowerCaseKeys<Parameters<Id, "header">>
  readonly body: BodyOf<Id>
}

/** A call of an operation that needs a session. */
export type CustomerCall<Id extends OperationId> = Call<Id> & { readonly principal: Principal }

/** Name and value; a name may repeat (Set-Cookie). */
export type ResponseHeaders = readonly (readonly [name: string, value: string])[]

type SuccessStatus<Id extends OperationId> = Extract<keyof Operations[Id]["responses"], 200 | 201 | 202 | 204 | 302>

type ResponseFor<Response, Status> = Response extends { readonly content: { readonly "application/json": infer Body } }
  ? { readonly status: Status; readonly body: Body; readonly headers?: ResponseHeaders }
  : Response extends { readonly content: { readonly "text/html": string } }
    ? { readonly status: Status; readonly html: string; readonly headers?: ResponseHeaders }
    : Response extends { readonly content: object }
      ? { readonly status: Status; readonly file: ResponseFile; readonly headers?: ResponseHeaders }
      : { readonly status: Status; readonly headers?: ResponseHeaders }

/** A file as a response: an invoice, a label, a picture. */
export interface ResponseFile {
  /** As the document declares it, for example `application/pdf`. */
  readonly mediaType: string
  readonly bytes: Uint8Array<ArrayBuffer>
  /** Name for the download; the browser displays the file when absent. Letters, digits, dots and dashes only. */
  readonly name?: string
}

/** The responses that a handler may return; errors are thrown as a `Refused`. */
export type Answer<Id extends OperationId> = {
  readonly [Status in SuccessStatus<Id>]: ResponseFor<Operations[Id]["responses"][Status], Status>
}[SuccessStatus<Id>]

export interface AnyOperationResponse {
  readonly status: number
  readonly body?: unknown
  readonly html?: string
  readonly file?: ResponseFile
  readonly headers?: ResponseHeaders
}

/**
 * `catalogue` responses are the same for every customer until the store's catalogue changes, and are cached as rendered
 * bytes.
 */
export type Caching = "none" | "catalogue"

export interface Operation {
  readonly operationId: OperationId
  readonly caching: Caching
  /**
   * Whether the handler resolves the caller itself, in the same statement as its other reads; `call.principal` is then
   * absent.
   */
  readonly resolvesCaller?: boolean
  readonly run: (call: ValidatedCall) => Promise<AnyOperationResponse>
}

// The validator compiled from the document of `id` has already accepted the call, so the generated type holds.
const isCallOf = <Id extends OperationId>(id: Id, call: ValidatedCall): call is Call<Id> => call.operationId === id
const isCustomerCallOf = <Id extends OperationId>(id: Id, call: ValidatedCall): call is CustomerCall<Id> =>
  call.operationId === id && call.principal !== undefined

const misrouted = (id: OperationId, call: ValidatedCall) => new Error(`${id} received a call of ${call.operationId}`)

/** An operation without a session. */
export const operation = <Id extends OperationId>(
  operationId: Id,
  handle: (call: Call<Id>) => Promise<Answer<Id>>,
  caching: Caching = "none",
): Operation => ({
  operationId,
  caching,
  run: (call) => (isCallOf(operationId, call) ? handle(call) : Promise.reject(misrouted(operationId, call))),
})

/** An operation whose document requires a session, and whose handler resolves the caller itself. */
export const callerOperation = <Id extends OperationId>(
  operationId: Id,
  handle: (call: Call<Id>) => Promise<Answer<Id>>,
): Operation => ({ ...operation(operationId, handle), resolvesCaller: true })

/** An operation whose document requires a session; `call.principal` is defined. */
export const customerOperation = <Id extends OperationId>(
  operationId: Id,
  handle: (call: CustomerCall<Id>) => Promise<Answer<Id>>,
): Operation => ({
  operationId,
  caching: "none",
  run: (call) => (isCustomerCallOf(operationId, call) ? handle(call) : Promise.reject(misrouted(operationId, call))),
})
