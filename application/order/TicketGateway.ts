import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type * as Redacted from "effect/Redacted"
import type { GiftReceiptItem } from "../../domain/order/GiftReceiptItem.ts"
import type { FoundPurchase, PurchaseSearch } from "../../domain/order/PurchaseSearch.ts"
import type { OrderId } from "../../domain/shared/OrderId.ts"
import type { BackendError } from "../shared/BackendError.ts"
import type { FileContent } from "../shared/FileContent.ts"
import type { SolvedCaptcha } from "../shared/SolvedCaptcha.ts"

/** Tickets, codes and passes of an order, and finding a purchase by what is printed on them. */
export class TicketGateway extends Context.Service<
  TicketGateway,
  {
    /** A PDF; with the ticket's own token no session is needed. */
    readonly getTicket: (
      orderId: OrderId,
      token?: Redacted.Redacted<string>,
    ) => Effect.Effect<FileContent, BackendError>
    /** A PDF, for a guest with the token of the order. */
    readonly getGuestTicket: (
      orderId: OrderId,
      guestToken: Redacted.Redacted<string>,
    ) => Effect.Effect<FileContent, BackendError>
    /** A PDF without prices, for these units; or an earlier one again, by its number. */
    readonly createGiftTicket: (
      orderId: OrderId,
      what: readonly GiftReceiptItem[] | { readonly number: string },
    ) => Effect.Effect<FileContent, BackendError>
    /** A PNG. */
    readonly getOrderBarcode: (orderId: OrderId) => Effect.Effect<FileContent, BackendError>
    /** A PNG that says the same as the bar code. */
    readonly getOrderQrImage: (orderId: OrderId) => Effect.Effect<FileContent, BackendError>
    /** A pass for a telephone's wallet. */
    readonly getOrderPkpass: (orderId: OrderId) => Effect.Effect<FileContent, BackendError>
    /** `NotFound` when anything does not agree. */
    readonly fetchOrderById: (
      search: PurchaseSearch,
      captcha?: SolvedCaptcha,
    ) => Effect.Effect<FoundPurchase, BackendError>
  }
>()("TicketGateway") {}
