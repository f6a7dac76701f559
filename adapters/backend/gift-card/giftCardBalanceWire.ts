import * as Redacted from "effect/Redacted"
import type { SolvedCaptcha } from "../../../application/shared/SolvedCaptcha.ts"
import type { components } from "../../../contracts/generated/wallet.d.ts"
import type { GiftCardSecret } from "../../../domain/gift-card/GiftCardEntry.ts"
import { bodyDecoder } from "../http/response/bodyDecoder.ts"
import { fromCaptcha } from "../http/wire/fromCaptcha.ts"
import { GiftCardBalanceWire } from "../http/wire/GiftCardBalanceWire.ts"

export const decodeGiftCardBalance = bodyDecoder(GiftCardBalanceWire)

/** The only place that reads the redacted number and code. */
export function fromGiftCardSecret(
  { number, securityCode }: GiftCardSecret,
  captcha: SolvedCaptcha | undefined,
): components["schemas"]["GiftCardBalanceRequest"] {
  return {
    number: Redacted.value(number),
    cvv: Redacted.value(securityCode),
    ...fromCaptcha(captcha),
  }
}
