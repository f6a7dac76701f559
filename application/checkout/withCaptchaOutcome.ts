import * as Effect from "effect/Effect"
import { requiresCaptcha } from "../shared/requiresCaptcha.ts"
import { BackendError } from "../shared/BackendError.ts"
import type { CheckoutOutcome } from "./CheckoutOutcome.ts"

/** A payment of which the shop takes no submission without a captcha: that is a question, and no failure. */
export function withCaptchaOutcome<E, R>(
  payment: Effect.Effect<CheckoutOutcome, E, R>,
): Effect.Effect<CheckoutOutcome, E, R> {
  return Effect.catchIf(
    payment,
    (error) => error instanceof BackendError && requiresCaptcha(error),
    () => Effect.succeed<CheckoutOutcome>({ outcome: "captchaRequired" }),
  )
}
