import * as Effect from "effect/Effect"
import { BackendError } from "../shared/BackendError.ts"
import type { CheckoutOutcome } from "./CheckoutOutcome.ts"

/** As in `asksForCaptcha`, which would be a file of its own that every checkout fetches. */
const CAPTCHA_KEY = "_ERR_CAPTCHA"

/** A payment of which the shop takes no submission without a captcha: that is a question, and no failure. */
export function askingForCaptcha<E, R>(payment: Effect.Effect<CheckoutOutcome, E, R>): Effect.Effect<CheckoutOutcome, E, R> {
  return Effect.catchIf(payment, (error) => error instanceof BackendError && error.reason._tag === "Rejected" && error.reason.key === CAPTCHA_KEY, () => Effect.succeed<CheckoutOutcome>({ outcome: "captcha" }))
}
