import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { describe, expect } from "vitest"
import { reportTotalMismatch } from "../../../application/cart/reportTotalMismatch.ts"
import { TelemetrySink } from "../../../application/telemetry/TelemetrySink.ts"
import { aCart, aCartItem } from "../../support/builders/aCart.ts"
import { euros } from "../../support/builders/euros.ts"
import { aTelemetryClient } from "../../support/fakes/aTelemetryClient.ts"
import { FakeDevice } from "../../support/fakes/FakeDevice.ts"
import { inStore } from "../../support/fakes/inStore.ts"
import { itEffect } from "../../support/itEffect.ts"

const dear = (quantity = 1) => aCart([aCartItem("1001", quantity)], { totalOrder: euros(quantity * 1000 + 7) })

/** A device with a telemetry client, which sends each report at once. */
const aReporter = Effect.gen(function* () {
  const device = new FakeDevice()
  const { client, collector } = aTelemetryClient()
  const layer = Layer.merge(inStore({}), device.layer)
  const report = (cart = dear()) =>
    Effect.andThen(
      Effect.provide(Effect.provideService(reportTotalMismatch(cart), TelemetrySink, client), layer),
      client.flush,
    )
  return { device, collector, report }
})

describe("a cart total that differs from the sum of its lines", () => {
  itEffect("F73 is reported to the store's collector with the difference and without the customer", () =>
    Effect.gen(function* () {
      const { collector, report } = yield* aReporter
      yield* report()
      expect(collector.events()).toMatchObject([
        {
          kind: "log",
          level: "WARN",
          label: "cart.totals",
          tags: { currency: "EUR", lines: "1", totalOrder: "7", userLogged: "no" },
        },
      ])
      expect(JSON.stringify(collector.events())).not.toMatch(/7001|1001|Garment/)
    }),
  )

  itEffect("F73 is reported once per change", () =>
    Effect.gen(function* () {
      const { collector, report } = yield* aReporter
      yield* report()
      yield* report()
      yield* report(dear(2))
      yield* report(dear(2))
      yield* report(dear())
      expect(collector.events()).toHaveLength(3)
    }),
  )

  itEffect("is not reported when the total is correct", () =>
    Effect.gen(function* () {
      const { collector, device, report } = yield* aReporter
      yield* report(aCart())
      expect([collector.received, [...device.stored]]).toEqual([[], []])
    }),
  )

  itEffect("is only logged when the store has no collector", () =>
    Effect.gen(function* () {
      const device = new FakeDevice()
      yield* Effect.provide(reportTotalMismatch(dear()), Layer.merge(inStore({}), device.layer))
      expect(device.log.some((line) => line.includes("not the sum"))).toBe(true)
    }),
  )
})
