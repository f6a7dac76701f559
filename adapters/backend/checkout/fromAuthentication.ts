import * as Redacted from "effect/Redacted"
import type { CheckoutSubmission } from "../../../application/checkout/CheckoutGateway.ts"
import type { components } from "../../../contracts/generated/checkout.d.ts"
import { given } from "../http/whenDefined.ts"
import { fromCaptcha } from "../http/wire/fromCaptcha.ts"

type AuthenticationFields = Pick<
  components["schemas"]["AsyncRepayRequest"],
  "password" | "challenge" | "captchaId" | "captchaValue" | "captchaResponse"
>

/** The authentication members of a submission: challenge results, password and captcha. */
export function fromAuthentication({
  password,
  challengeResult,
  captcha,
}: Pick<CheckoutSubmission, "password" | "challengeResult" | "captcha">): AuthenticationFields {
  return {
    ...given(password, (secret) => ({ password: Redacted.value(secret) })),
    ...given(challengeResult, (transactionId) => ({ challenge: { transactionId } })),
    ...fromCaptcha(captcha),
  }
}
