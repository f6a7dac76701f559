import * as Redacted from "effect/Redacted"
import type { CheckoutSubmission } from "../../../application/checkout/CheckoutGateway.ts"
import type { components } from "../../../contracts/generated/checkout.d.ts"
import { given } from "../http/given.ts"
import { fromCaptcha } from "../http/wire/fromCaptcha.ts"

type Said = Pick<
  components["schemas"]["AsyncRepayRequest"],
  "password" | "challenge" | "captchaId" | "captchaValue" | "captchaResponse"
>

/** What a submission says of the questions that were answered. */
export function fromAnswers({
  password,
  challengeResult,
  captcha,
}: Pick<CheckoutSubmission, "password" | "challengeResult" | "captcha">): Said {
  return {
    ...given(password, (secret) => ({ password: Redacted.value(secret) })),
    ...given(challengeResult, (transactionId) => ({ challenge: { transactionId } })),
    ...fromCaptcha(captcha),
  }
}
