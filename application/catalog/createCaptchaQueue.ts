import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Semaphore from "effect/Semaphore"
import type { SolvedCaptcha } from "../shared/SolvedCaptcha.ts"

/**
 * Shows captchas over a page one at a time: calls refused in the meantime wait for their turn. If the customer
 * dismisses one, the waiting ones are cancelled too. `isCancelled` tells whether the call of a captcha is no longer
 * awaited; its captcha is not shown, and its end is not a dismissal.
 */
export function createCaptchaQueue() {
  const turns = Semaphore.makeUnsafe(1)
  let dismissals = 0
  return <R>(
    show: Effect.Effect<Option.Option<SolvedCaptcha>, never, R>,
    isCancelled: () => boolean,
  ): Effect.Effect<Option.Option<SolvedCaptcha>, never, R> =>
    Effect.suspend(() => {
      const known = dismissals
      const next = Effect.suspend(() => {
        if (known !== dismissals || isCancelled()) return Effect.succeed(Option.none())
        return Effect.tap(show, (solved) =>
          Effect.sync(() => {
            if (Option.isNone(solved) && !isCancelled()) dismissals += 1
          }),
        )
      })
      return turns.withPermit(next)
    })
}
