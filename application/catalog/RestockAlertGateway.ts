import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type * as Redacted from "effect/Redacted"
import type { RestockAlert, RestockAlertRequest } from "../../domain/catalog/RestockAlert.ts"
import type { BackendError } from "../shared/BackendError.ts"
import type { SolvedCaptcha } from "../shared/SolvedCaptcha.ts"

type Answer<A> = Effect.Effect<A, BackendError>

/** Mails about skus that are back. The hash is the one of the shop's mail. */
export class RestockAlertGateway extends Context.Service<
  RestockAlertGateway,
  {
    /**
     * `Rejected` with `_ERR_IN_STOCK` where the sku can be bought, `_ERR_TOO_MANY_MESSAGES` where too many mails were
     * sent.
     */
    readonly subscribeStockNotification: (wish: RestockAlertRequest, captcha?: SolvedCaptcha) => Answer<RestockAlert>
    readonly confirmStockNotification: (
      email: string,
      hash: Redacted.Redacted<string>,
      captcha?: SolvedCaptcha,
    ) => Answer<RestockAlert>
    readonly deleteStockNotification: (email: string, hash: Redacted.Redacted<string>) => Answer<void>
  }
>()("RestockAlertGateway") {}
