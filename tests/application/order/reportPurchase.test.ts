import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { describe, expect } from "vitest"
import { rememberPurchase } from "../../../application/order/storedPurchases.ts"
import { reportPurchase } from "../../../application/order/reportPurchase.ts"
import { TelemetryCollector } from "../../../application/telemetry/TelemetryCollector.ts"
import { analyticsOrder } from "../../../domain/order/analyticsOrder.ts"
import type { EventBatch } from "../../../domain/telemetry/TelemetryEvent.ts"
import { anOrder } from "../../support/builders/anOrder.ts"
import { backendError } from "../../support/builders/backendError.ts"
import { aGuestSender } from "../../support/fakes/aGuestSender.ts"
import { FakeDevice } from "../../support/fakes/FakeDevice.ts"
import { inStore } from "../../support/fakes/inStore.ts"
import { itEffect } from "../../support/itEffect.ts"

const order = anOrder()
const ACCESS = { TELEMETRY_TOKEN: "write", TELEMETRY_PROJECT: "shop" }

/** A device in a store, and the events sent to its collector. */
function customer(device = new FakeDevice(), isDown = false, configuration: Readonly<Record<string, string>> = ACCESS) {
  const batches: EventBatch[] = []
  const layer = Layer.mergeAll(
    device.layer,
    aGuestSender,
    inStore({ configuration }),
    Layer.mock(TelemetryCollector, {
      sendEvents: (batch) =>
        Effect.suspend(() => {
          batches.push(batch)
          return isDown ? Effect.fail(backendError("unreachable")) : Effect.succeed("accepted" as const)
        }),
    }),
  )
  return {
    batches,
    device,
    buy: Effect.provide(rememberPurchase(order.id), layer),
    look: (shownOrder = order) => Effect.provide(reportPurchase(shownOrder), layer),
  }
}

describe("F86 a purchase event", () => {
  itEffect("is sent once with the order number as its id, not after a reload, the back button or another attempt", () =>
    Effect.gen(function* () {
      const { batches, buy, look } = customer()
      yield* buy
      expect([yield* look(), yield* look(), yield* look()]).toEqual([true, false, false])
      yield* buy
      expect(yield* look()).toBe(false)
      expect(batches).toMatchObject([
        {
          events: [
            {
              kind: "log",
              level: "INFO",
              label: "order.purchase",
              message: JSON.stringify(analyticsOrder(order)),
              tags: { eventId: "7001", currency: "EUR" },
            },
          ],
        },
      ])
    }),
  )

  itEffect("is sent by one of two tabs that show the confirmation at once", () =>
    Effect.gen(function* () {
      const { batches, buy, look } = customer()
      yield* buy
      const reported = yield* Effect.all([look(), look(), look()], { concurrency: 3 })
      expect([reported.filter((isReported) => isReported).length, batches.length]).toEqual([1, 1])
    }),
  )

  itEffect("is not sent by a device that received the page address", () =>
    Effect.gen(function* () {
      const { batches, look } = customer()
      expect([yield* look(), batches]).toEqual([false, []])
    }),
  )

  itEffect("is sent when the order is paid, not while payment is pending or after it was abandoned", () =>
    Effect.gen(function* () {
      const { buy, look } = customer()
      yield* buy
      expect([
        yield* look(anOrder({ status: "PENDING" })),
        yield* look(anOrder({ status: "CANCELLED" })),
        yield* look(),
      ]).toEqual([false, false, true])
    }),
  )

  itEffect("fails silently without a collector or when it is unreachable", () =>
    Effect.gen(function* () {
      const down = customer(new FakeDevice(), true)
      yield* down.buy
      expect([yield* down.look(), yield* down.look(), down.batches.length]).toEqual([true, false, 1])
      const none = customer(new FakeDevice(), false, {})
      yield* none.buy
      expect([yield* none.look(), none.batches, none.device.log]).toEqual([true, [], []])
    }),
  )

  itEffect("is remembered among the newest twenty of the device", () =>
    Effect.gen(function* () {
      const device = new FakeDevice()
      const { buy, look } = customer(device)
      yield* buy
      const others = Array.from({ length: 20 }, (_, index) => ({ orderId: String(8000 + index), isReported: true }))
      device.stored.set(
        "selvedge.purchases.v1",
        JSON.stringify([...others.slice(0, 19), { orderId: order.id, isReported: false }]),
      )
      expect(yield* look()).toBe(true)
      device.stored.set("selvedge.purchases.v1", JSON.stringify(others))
      yield* buy
      expect(JSON.parse(device.stored.get("selvedge.purchases.v1") ?? "[]")).toHaveLength(20)
    }),
  )
})
