import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"
import * as TestClock from "effect/testing/TestClock"
import { describe, expect } from "vitest"
import { reportTotalMismatch } from "../../../application/cart/reportTotalMismatch.ts"
import { CLIENT_VERSION } from "../../../application/telemetry/trackEvent.ts"
import type { CollectorResult, TelemetrySender } from "../../../application/telemetry/TelemetryCollector.ts"
import { TelemetryCollector } from "../../../application/telemetry/TelemetryCollector.ts"
import type { BackendError } from "../../../application/shared/BackendError.ts"
import type { EventBatch } from "../../../domain/telemetry/TelemetryEvent.ts"
import { aCart, aCartItem } from "../../support/builders/aCart.ts"
import { backendError } from "../../support/builders/backendError.ts"
import { euros } from "../../support/builders/euros.ts"
import { aGuestSender } from "../../support/fakes/aGuestSender.ts"
import { FakeDevice } from "../../support/fakes/FakeDevice.ts"
import { inStore } from "../../support/fakes/inStore.ts"
import { itEffect } from "../../support/itEffect.ts"

const CONFIGURED = { TELEMETRY_TOKEN: "write-only", TELEMETRY_PROJECT: "shop" }
const dear = (quantity = 1) => aCart([aCartItem("1001", quantity)], { totalOrder: euros(quantity * 1000 + 7) })

function aCollector(configuration: Readonly<Record<string, string>> = CONFIGURED) {
  const state: {
    answer: Effect.Effect<CollectorResult, BackendError>
    readonly sent: [EventBatch, TelemetrySender][]
  } = { answer: Effect.succeed("accepted"), sent: [] }
  const device = new FakeDevice()
  const sendEvents = (batch: EventBatch, sender: TelemetrySender) =>
    Effect.suspend(() => {
      state.sent.push([batch, sender])
      return state.answer
    })
  const layer = Layer.mergeAll(
    inStore({ configuration }),
    aGuestSender,
    device.layer,
    Layer.mock(TelemetryCollector, { sendEvents }),
  )
  return { state, device, report: (cart = dear()) => Effect.provide(reportTotalMismatch(cart), layer) }
}

describe("a cart total that differs from the sum of its lines", () => {
  itEffect("F73 is reported to the store's collector with the difference and without the customer", () =>
    Effect.gen(function* () {
      const { state, report } = aCollector()
      yield* report()
      const [[batch, sender] = []] = state.sent
      expect(batch?.events).toMatchObject([
        { kind: "log", level: "WARN", label: "cart.totals", tags: { currency: "EUR", lines: "1", totalOrder: "7" } },
      ])
      expect(batch?.tags).toEqual({ version: CLIENT_VERSION, store: "10000034" })
      expect(JSON.stringify(batch)).not.toMatch(/7001|1001|Garment/)
      expect([sender?.projectKey, sender === undefined ? "" : Redacted.value(sender.token)]).toEqual([
        "shop",
        "write-only",
      ])
    }),
  )

  itEffect("F73 is reported once per change, with a one-time id when the guest has none", () =>
    Effect.gen(function* () {
      const { state, report } = aCollector()
      yield* report()
      yield* report()
      yield* report(dear(2))
      yield* report(dear(2))
      yield* report(dear())
      expect(state.sent.map(([, { trackerId }]) => trackerId)).toEqual(["id-1", "id-2", "id-3"])
    }),
  )

  itEffect("is not reported when the total is correct", () =>
    Effect.gen(function* () {
      const { state, device, report } = aCollector()
      yield* report(aCart())
      expect([state.sent, [...device.stored]]).toEqual([[], []])
    }),
  )

  itEffect("is only logged when the store has no collector", () =>
    Effect.gen(function* () {
      const { state, device, report } = aCollector({ TELEMETRY_TOKEN: "write-only" })
      yield* report()
      expect([state.sent.length, device.log.some((line) => line.includes("not the sum"))]).toEqual([0, true])
    }),
  )

  itEffect("is not reported for ten minutes after the collector asked for a pause", () =>
    Effect.gen(function* () {
      const { state, report } = aCollector()
      state.answer = Effect.succeed("pause")
      yield* report(dear(1))
      yield* TestClock.adjust("599 seconds")
      yield* report(dear(2))
      expect(state.sent.length).toBe(1)
      yield* TestClock.adjust("1 second")
      yield* report(dear(3))
      expect(state.sent.length).toBe(2)
    }),
  )

  itEffect("R17 is not reported any more by a version that the collector refuses", () =>
    Effect.gen(function* () {
      const { state, device, report } = aCollector()
      state.answer = Effect.succeed("stop")
      yield* report(dear(1))
      yield* TestClock.adjust("30 days")
      yield* report(dear(2))
      expect(state.sent.length).toBe(1)
      device.stored.set("selvedge.telemetrySilence.v1", JSON.stringify({ version: "0.0.9" }))
      yield* report(dear(3))
      expect(state.sent.length).toBe(2)
    }),
  )

  for (const [what, answer] of [
    ["refused", Effect.succeed("refused" as const)],
    ["unreachable", Effect.fail(backendError("unreachable", "sendEvents"))],
  ] as const) {
    itEffect(`is only logged when the collector is ${what}`, () =>
      Effect.gen(function* () {
        const { state, device, report } = aCollector()
        state.answer = answer
        yield* report()
        expect(device.log.some((line) => line.startsWith("The collector"))).toBe(true)
      }),
    )
  }
})
