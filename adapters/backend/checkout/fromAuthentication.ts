import * as Redacted from "effect/Redacted"
import type { CheckoutSubmission } from "../../../application/checkout/CheckoutGateway.ts"
import type { components } from "../../../contracts/generated/checkout.d.ts"
import { whenDefined } from "../http/whenDefined.ts"
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
    ...whenDefined(password, (secret) => ({ password: Redacted.value(secret) })),
    ...whenDefined(challengeResult, (transactionId) => ({ challenge: { transactionId } })),
    ...fromCaptcha(captcha),
  }
}
