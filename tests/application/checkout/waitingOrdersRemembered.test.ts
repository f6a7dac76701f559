import * as Effect from "effect/Effect"
import { describe, expect } from "vitest"
import { backendError } from "../../support/builders/backendError.ts"
import { ORDER, payingShop, status, submit } from "../../support/fakes/payingShop.ts"
import { FakeDevice } from "../../support/fakes/FakeDevice.ts"
import { itEffect } from "../../support/itEffect.ts"

const WAITING = "selvedge.waitingOrders.v1"
type Script = Parameters<typeof payingShop>[0]

/** A purchase on a device, and whether the device remembers its order. */
const onDevice = () => {
  const device = new FakeDevice()
  const isStored = () => (device.stored.get(WAITING) ?? "").includes(ORDER)
  const send = (script: Script) => Effect.exit(Effect.provide(submit(), payingShop(script, device).layer))
  return { isStored, send }
}
const rememberedAfter = (submission: Script["submissions"][number], statuses: Script["statuses"] = []) =>
  Effect.suspend(() => {
    const { isStored, send } = onDevice()
    return Effect.map(send({ submissions: [submission], statuses }), isStored)
  })

describe("an order that may wait for payment", () => {
  itEffect("F197 is stored on the device before the purchase is sent, so that a closed tab does not lose it", () =>
    Effect.gen(function* () {
      const { isStored, send } = onDevice()
      const remembered: boolean[] = []
      const closed = Effect.suspend(() => {
        remembered.push(isStored())
        return Effect.interrupt
      })
      yield* send({ submissions: [closed] })
      expect([remembered, isStored()]).toEqual([[true], true])
    }),
  )

  itEffect("F197 stays while its outcome is unknown and while it can be repaid", () =>
    Effect.gen(function* () {
      expect(yield* rememberedAfter(Effect.fail(backendError("timedOut")))).toBe(true)
      expect(yield* rememberedAfter(status("PENDING-OK"))).toBe(true)
      expect(yield* rememberedAfter(status("REPAY"))).toBe(true)
    }),
  )

  itEffect("F197 is cleared once it is paid, and when the backend refuses the purchase", () =>
    Effect.gen(function* () {
      expect(yield* rememberedAfter(status("OK"))).toBe(false)
      expect(yield* rememberedAfter(status("PENDING-OK"), [status("OK")])).toBe(false)
      expect(yield* rememberedAfter(Effect.fail(backendError("rejected")))).toBe(false)
    }),
  )
})
