import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Option from "effect/Option"
import { describe, expect } from "vitest"
import { checkoutAttempt } from "../../../application/checkout/tracking/CheckoutAttempt.ts"
import { anOrderId } from "../../support/builders/aCart.ts"
import { aStoreId } from "../../support/builders/aStore.ts"
import { FakeDevice } from "../../support/fakes/FakeDevice.ts"
import { inStore } from "../../support/fakes/inStore.ts"
import { ATTEMPT } from "../../support/fakes/payingShop.ts"
import { itEffect } from "../../support/itEffect.ts"

const SPAIN = anOrderId("7001")
const JAPAN = anOrderId("7002")
const inSpain = (device: FakeDevice) => Layer.merge(inStore({ id: aStoreId("10000001") }), device.layer)
const inJapan = (device: FakeDevice) => Layer.merge(inStore({ id: aStoreId("10000002") }), device.layer)
/** A device on which the other tab runs after each read. */
function inTwoTabs(): FakeDevice {
  const device: FakeDevice = new FakeDevice({
    store: {
      get: (name) =>
        Effect.tap(
          Effect.sync(() => Option.fromUndefinedOr(device.stored.get(name))),
          Effect.yieldNow,
        ),
    },
  })
  return device
}

describe("a checkout attempt", () => {
  itEffect("F83 keeps its key while the attempt of another store starts and ends", () =>
    Effect.gen(function* () {
      const device = new FakeDevice()
      const key = yield* Effect.provide(checkoutAttempt.key(SPAIN), inSpain(device))
      yield* Effect.provide(Effect.andThen(checkoutAttempt.key(JAPAN), checkoutAttempt.end(JAPAN)), inJapan(device))
      // The same number in another store is another order; ending an order without an attempt has no effect.
      yield* Effect.provide(checkoutAttempt.end(SPAIN), inJapan(device))
      expect(yield* Effect.provide(checkoutAttempt.key(SPAIN), inSpain(device))).toBe(key)
      yield* Effect.provide(checkoutAttempt.end(SPAIN), inSpain(device))
      expect(device.stored.size).toBe(0)
    }),
  )

  itEffect("F83 has one key when it starts in two tabs at once", () =>
    Effect.gen(function* () {
      const device = inTwoTabs()
      const keys = yield* Effect.provide(
        Effect.all([checkoutAttempt.key(SPAIN), checkoutAttempt.key(SPAIN)], { concurrency: 2 }),
        inSpain(device),
      )
      expect(new Set(keys).size).toBe(1)
    }),
  )

  itEffect("keeps both keys for two orders in two tabs at once", () =>
    Effect.gen(function* () {
      const device = inTwoTabs()
      const both = Effect.all([checkoutAttempt.key(SPAIN), checkoutAttempt.key(JAPAN)], { concurrency: 2 })
      const keys = yield* Effect.provide(both, inSpain(device))
      expect(yield* Effect.provide(both, inSpain(device))).toEqual(keys)
    }),
  )

  itEffect("is one of the newest twenty; entries of an older format and malformed ones are discarded", () =>
    Effect.gen(function* () {
      const device = new FakeDevice()
      device.stored.set("selvedge.checkout-attempt.v1", '{"orderId":"7001","key":"old"}')
      device.stored.set(ATTEMPT, '{"orderId":"7001","key":"junk"}')
      expect(yield* Effect.provide(checkoutAttempt.key(SPAIN), inSpain(device))).toBe("id-1")
      yield* Effect.provide(
        Effect.forEach(
          Array.from({ length: 20 }, (_, index) => anOrderId(`${8000 + index}`)),
          checkoutAttempt.key,
        ),
        inSpain(device),
      )
      expect(JSON.parse(device.stored.get(ATTEMPT) ?? "")).toHaveLength(20)
      expect(yield* Effect.provide(checkoutAttempt.key(anOrderId("8000")), inSpain(device))).toBe("id-2")
      expect(yield* Effect.provide(checkoutAttempt.key(SPAIN), inSpain(device))).toBe("id-22")
    }),
  )
})
