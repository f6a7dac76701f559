import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type * as Redacted from "effect/Redacted"
import type { StockNotification, StockNotificationWish } from "../../domain/catalog/StockNotification.ts"
import type { BackendError } from "../shared/BackendError.ts"
import type { SolvedCaptcha } from "../shared/SolvedCaptcha.ts"

type Answer<A> = Effect.Effect<A, BackendError>

/** Mails about skus that are back. The hash is the one of the shop's mail. */
export class StockNotificationGateway extends Context.Service<
  StockNotificationGateway,
  {
    /**
     * `Rejected` with `_ERR_IN_STOCK` where the sku can be bought, `_ERR_TOO_MANY_MESSAGES` where too many mails were
     * sent.
     */
    readonly subscribeStockNotification: (
      wish: StockNotificationWish,
      captcha?: SolvedCaptcha,
    ) => Answer<StockNotification>
    readonly confirmStockNotification: (
      email: string,
      hash: Redacted.Redacted<string>,
      captcha?: SolvedCaptcha,
    ) => Answer<StockNotification>
    readonly deleteStockNotification: (email: string, hash: Redacted.Redacted<string>) => Answer<void>
  }
>()("StockNotificationGateway") {}
