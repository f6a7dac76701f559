import * as Duration from "effect/Duration"
import * as Effect from "effect/Effect"
import { describe, expect } from "vitest"
import type { FraudScreening } from "../../../application/checkout/FraudScreening.ts"
import { ScriptNotLoaded } from "../../../application/platform/ScriptLoader.ts"
import { FakeDevice } from "../../support/fakes/FakeDevice.ts"
import { aDecision, ORDER, payingShop, status, submit } from "../../support/fakes/payingShop.ts"
import { itEffect } from "../../support/itEffect.ts"

const SCRIPT = "https://eye.example/f.js"
const SCREENED = {
  configuration: { FRAUD_SCRIPT_URL: SCRIPT, FRAUD_SCRIPT_HOSTS: "eye.example", FRAUD_READY_EVENT: "seen" },
}

/** A device whose fraud screening ends so, and its calls. */
function screened(ready: ReturnType<FraudScreening["Service"]["ready"]>) {
  const asked: object[] = []
  const device = new FakeDevice({
    screening: {
      ready: (service) =>
        Effect.suspend(() => {
          asked.push(service)
          return ready
        }),
    },
  })
  return { asked, device }
}

const ENDS = [
  ["reports ready", Effect.sleep(Duration.seconds(2)), 2],
  ["was ready before", Effect.void, 0],
  ["is blocked or not there", Effect.fail(new ScriptNotLoaded({ address: SCRIPT })), 0],
  [
    "is not there, after a while",
    Effect.delay(Effect.fail(new ScriptNotLoaded({ address: SCRIPT })), Duration.seconds(3)),
    3,
  ],
  ["throws, or hangs: it never reports", Effect.never, 5],
  ["reports too late", Effect.sleep(Duration.seconds(9)), 5],
] as const

describe("a payment in a store with fraud screening", () => {
  for (const [what, ready, seconds] of ENDS) {
    itEffect(`F102 whose script ${what} is submitted once, after ${seconds} s`, () =>
      Effect.gen(function* () {
        const { asked, device } = screened(ready)
        const { layer, calls } = payingShop({ submissions: [status("OK")] }, device, SCREENED)
        expect(yield* Effect.provide(submit(), layer)).toEqual({ outcome: "paid", orderId: ORDER })
        expect([calls, asked]).toEqual([[`submit at ${seconds}`], [{ script: SCRIPT, readyEvent: "seen" }]])
      }),
    )
  }

  itEffect("logs a script that did not load or did not report", () =>
    Effect.gen(function* () {
      for (const [ready, words] of [
        [Effect.never, "in time"],
        [Effect.fail(new ScriptNotLoaded({ address: SCRIPT })), SCRIPT],
      ] as const) {
        const { device } = screened(ready)
        yield* Effect.provide(submit(), payingShop({ submissions: [status("OK")] }, device, SCREENED).layer)
        expect(device.log.join()).toContain(words)
      }
    }),
  )

  itEffect("R11 loads no script from a host outside the allowlist, logs it and does not wait", () =>
    Effect.gen(function* () {
      const { asked, device } = screened(Effect.never)
      const { layer, calls } = payingShop({ submissions: [status("OK")] }, device, {
        configuration: { FRAUD_SCRIPT_URL: SCRIPT },
      })
      yield* Effect.provide(submit(), layer)
      expect([asked, calls, device.log.length]).toEqual([[], ["submit at 0"], 1])
    }),
  )

  itEffect("does not wait without a configured script or during a challenge", () =>
    Effect.gen(function* () {
      const { asked, device } = screened(Effect.never)
      const none = payingShop({ submissions: [status("OK")] }, device)
      yield* Effect.provide(submit(), none.layer)
      const answered = payingShop({ submissions: [status("OK")] }, device, SCREENED)
      yield* Effect.provide(submit(aDecision({ answers: { challenges: 1, passwords: 0 } })), answered.layer)
      expect([asked, none.calls, answered.calls, device.log]).toEqual([[], ["submit at 0"], ["submit at 0"], []])
    }),
  )
})
