import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type * as Redacted from "effect/Redacted"
import type { GiftCardBalance } from "../../domain/gift-card/GiftCardBalance.ts"
import type { GiftCardSecret } from "../../domain/gift-card/GiftCardEntry.ts"
import type { BackendError } from "../shared/BackendError.ts"
import type { SolvedCaptcha } from "../shared/SolvedCaptcha.ts"

/** Options of a balance query. */
export interface GiftCardBalanceOptions {
  /** Whether to save the card in the wallet; registered customers only. */
  readonly keep?: boolean
  readonly captcha?: SolvedCaptcha
}

/** Gift cards as a payment method. Number and codes are sent to the backend and not stored. */
export class GiftCardBalanceGateway extends Context.Service<
  GiftCardBalanceGateway,
  {
    readonly getGiftCardBalance: (
      giftCard: GiftCardSecret,
      question?: GiftCardBalanceOptions,
    ) => Effect.Effect<GiftCardBalance, BackendError>
    readonly activateGiftCard: (
      giftCard: GiftCardSecret,
      activationCode: Redacted.Redacted<string>,
      captcha?: SolvedCaptcha,
    ) => Effect.Effect<GiftCardBalance, BackendError>
  }
>()("GiftCardBalanceGateway") {}
