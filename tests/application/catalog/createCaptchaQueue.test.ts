import * as Deferred from "effect/Deferred"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as Option from "effect/Option"
import { describe, expect } from "vitest"
import { createCaptchaQueue } from "../../../application/catalog/createCaptchaQueue.ts"
import type { SolvedCaptcha } from "../../../application/shared/SolvedCaptcha.ts"
import { itEffect } from "../../support/itEffect.ts"

const solved = Option.some<SolvedCaptcha>({ id: "c1", value: "four" })
const never = () => false

/** Three calls that were refused at once; `end` ends the shown captcha of one. */
const threeCalls = Effect.fnUntraced(function* (isCancelled: (call: number) => boolean = never) {
  const inTurn = createCaptchaQueue()
  const shown: number[] = []
  const ends = yield* Effect.forEach([0, 1, 2], () => Deferred.make<Option.Option<SolvedCaptcha>>())
  const fibers = yield* Effect.forEach(ends, (end, call) =>
    Effect.forkChild(
      inTurn(
        Effect.suspend(() => {
          shown.push(call)
          return Deferred.await(end)
        }),
        () => isCancelled(call),
      ),
      { startImmediately: true },
    ),
  )
  const end = Effect.fnUntraced(function* (call: number, result: Option.Option<SolvedCaptcha>) {
    const [deferred, fiber] = [ends[call], fibers[call]]
    if (deferred === undefined || fiber === undefined) return yield* Effect.die("there are three calls")
    yield* Deferred.succeed(deferred, result)
    return yield* Fiber.join(fiber)
  })
  return { shown, fibers, end }
})

describe("captchas over a page", () => {
  itEffect("are shown one at a time, in order", () =>
    Effect.gen(function* () {
      const { shown, end } = yield* threeCalls()
      expect(shown).toEqual([0])
      expect(yield* end(0, solved)).toEqual(solved)
      yield* Effect.yieldNow
      expect(shown).toEqual([0, 1])
      expect([yield* end(1, solved), yield* end(2, solved)]).toEqual([solved, solved])
      expect(shown).toEqual([0, 1, 2])
    }),
  )

  itEffect("are cancelled for the waiting calls when the customer dismisses one", () =>
    Effect.gen(function* () {
      const { shown, fibers, end } = yield* threeCalls()
      expect(yield* end(0, Option.none())).toEqual(Option.none())
      expect(yield* Effect.forEach(fibers.slice(1), Fiber.join)).toEqual([Option.none(), Option.none()])
      expect(shown).toEqual([0])
    }),
  )

  itEffect("are skipped for a call that is no longer awaited, which dismisses nothing", () =>
    Effect.gen(function* () {
      let left: readonly number[] = []
      const { shown, fibers, end } = yield* threeCalls((call) => left.includes(call))
      left = [0, 1]
      expect(yield* end(0, Option.none())).toEqual(Option.none())
      expect(yield* end(2, solved)).toEqual(solved)
      expect(yield* Effect.forEach(fibers, Fiber.join)).toEqual([Option.none(), Option.none(), solved])
      expect(shown).toEqual([0, 2])
    }),
  )
})
