import * as Redacted from "effect/Redacted"
import type { CheckoutSubmission } from "../../../application/checkout/CheckoutGateway.ts"
import type { components } from "../../../contracts/generated/checkout.d.ts"
import { given } from "../http/given.ts"

type Said = Pick<components["schemas"]["AsyncRepayRequest"], "password" | "challenge" | "captchaId" | "captchaValue" | "captchaResponse">

/**
 * What a submission says of the questions that were answered. A captcha is written here, as `fromCaptcha` does elsewhere: that one
 * would be a file of its own which every checkout fetches.
 */
export function fromAnswers({ password, challengeResult, captcha }: Pick<CheckoutSubmission, "password" | "challengeResult" | "captcha">): Said {
  return {
    ...given(password, (secret) => ({ password: Redacted.value(secret) })),
    ...given(challengeResult, (transactionId) => ({ challenge: { transactionId } })),
    ...given<NonNullable<typeof captcha>, Said>(captcha, (solved) => ("response" in solved ? { captchaResponse: solved.response } : { captchaId: solved.id, captchaValue: solved.value })),
  }
}
