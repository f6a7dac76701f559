import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type * as Redacted from "effect/Redacted"
import type { GiftReceiptItem } from "../../domain/order/GiftReceiptItem.ts"
import type { FoundPurchase, PurchaseSearch } from "../../domain/order/PurchaseSearch.ts"
import type { OrderId } from "../../domain/shared/OrderId.ts"
import type { BackendError } from "../shared/BackendError.ts"
import type { FileContent } from "../shared/FileContent.ts"
import type { SolvedCaptcha } from "../shared/SolvedCaptcha.ts"

/** Tickets, codes and passes of an order, and purchase look-up by printed data. */
export class TicketGateway extends Context.Service<
  TicketGateway,
  {
    /** A PDF; the ticket's own token replaces the session. */
    readonly getTicket: (
      orderId: OrderId,
      token?: Redacted.Redacted<string>,
    ) => Effect.Effect<FileContent, BackendError>
    /** A PDF, for a guest with the order's token. */
    readonly getGuestTicket: (
      orderId: OrderId,
      guestToken: Redacted.Redacted<string>,
    ) => Effect.Effect<FileContent, BackendError>
    /** A PDF without prices for these units, or an earlier one by its number. */
    readonly createGiftTicket: (
      orderId: OrderId,
      what: readonly GiftReceiptItem[] | { readonly number: string },
    ) => Effect.Effect<FileContent, BackendError>
    /** A PNG. */
    readonly getOrderBarcode: (orderId: OrderId) => Effect.Effect<FileContent, BackendError>
    /** A PNG with the same content as the barcode. */
    readonly getOrderQrImage: (orderId: OrderId) => Effect.Effect<FileContent, BackendError>
    /** A wallet pass for a phone. */
    readonly getOrderPkpass: (orderId: OrderId) => Effect.Effect<FileContent, BackendError>
    /** Fails with `NotFound` when any field does not match. */
    readonly fetchOrderById: (
      search: PurchaseSearch,
      captcha?: SolvedCaptcha,
    ) => Effect.Effect<FoundPurchase, BackendError>
  }
>()("TicketGateway") {}
