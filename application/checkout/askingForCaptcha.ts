import * as Effect from "effect/Effect"
import { asksForCaptcha } from "../shared/asksForCaptcha.ts"
import { BackendError } from "../shared/BackendError.ts"
import type { CheckoutOutcome } from "./CheckoutOutcome.ts"

/** A payment of which the shop takes no submission without a captcha: that is a question, and no failure. */
export function askingForCaptcha<E, R>(
  payment: Effect.Effect<CheckoutOutcome, E, R>,
): Effect.Effect<CheckoutOutcome, E, R> {
  return Effect.catchIf(
    payment,
    (error) => error instanceof BackendError && asksForCaptcha(error),
    () => Effect.succeed<CheckoutOutcome>({ outcome: "captcha" }),
  )
}
