import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type * as Redacted from "effect/Redacted"
import type { RestockAlert, RestockAlertRequest } from "../../../domain/catalog/stock/RestockAlert.ts"
import type { BackendError } from "../../shared/BackendError.ts"
import type { SolvedCaptcha } from "../../shared/SolvedCaptcha.ts"

type Answer<A> = Effect.Effect<A, BackendError>

/** Restock alerts by email. The hash is the one from the email's link. */
export class RestockAlertGateway extends Context.Service<
  RestockAlertGateway,
  {
    /**
     * Fails with `Rejected` and `_ERR_IN_STOCK` when the SKU is available, or `_ERR_TOO_MANY_MESSAGES` after too many
     * emails.
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
