import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type * as Redacted from "effect/Redacted"
import type { GiftCardBalance } from "../../domain/gift-card/GiftCardBalance.ts"
import type { GiftCardSecret } from "../../domain/gift-card/GiftCardEntry.ts"
import type { BackendError } from "../shared/BackendError.ts"
import type { SolvedCaptcha } from "../shared/SolvedCaptcha.ts"

/** How a balance is asked for. */
export interface GiftCardBalanceOptions {
  /** Whether the card is kept in the wallet; registered shoppers only. */
  readonly keep?: boolean
  readonly captcha?: SolvedCaptcha
}

/** Gift cards as something to pay with. Number and codes are told to the shop and kept nowhere. */
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
