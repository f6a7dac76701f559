import * as Effect from "effect/Effect"
import { requiresCaptcha } from "../shared/requiresCaptcha.ts"
import { BackendError } from "../shared/BackendError.ts"
import type { CheckoutOutcome } from "./CheckoutOutcome.ts"

/** Maps a required captcha from a failure to the outcome `captchaRequired`. */
export function withCaptchaOutcome<E, R>(
  payment: Effect.Effect<CheckoutOutcome, E, R>,
): Effect.Effect<CheckoutOutcome, E, R> {
  return Effect.catchIf(
    payment,
    (error) => error instanceof BackendError && requiresCaptcha(error),
    () => Effect.succeed<CheckoutOutcome>({ outcome: "captchaRequired" }),
  )
}
