import * as Effect from "effect/Effect"
import type * as Layer from "effect/Layer"
import { describe, expect } from "vitest"
import { Analytics } from "../../../application/analytics/Analytics.ts"
import { rememberPurchase } from "../../../application/order/storedPurchases.ts"
import { reportPurchase } from "../../../application/order/reportPurchase.ts"
import { commerceLog } from "../../../domain/analytics/commerceLog.ts"
import type { CommerceEvent } from "../../../domain/analytics/CommerceEvent.ts"
import { analyticsOrder } from "../../../domain/order/analyticsOrder.ts"
import { anOrder } from "../../support/builders/anOrder.ts"
import { FakeDevice } from "../../support/fakes/FakeDevice.ts"
import { itEffect } from "../../support/itEffect.ts"

const order = anOrder()

/** A device, and the events that it tracked. */
function customer(device = new FakeDevice()) {
  const events: CommerceEvent[] = []
  const run = <A>(program: Effect.Effect<A, never, Layer.Success<typeof device.layer>>) =>
    Effect.provide(
      Effect.provideService(program, Analytics, {
        isEnabled: true,
        track: (event) => Effect.sync(() => void events.push(event)),
      }),
      device.layer,
    )
  return {
    events,
    device,
    buy: run(rememberPurchase(order.id)),
    look: (shownOrder = order) => run(reportPurchase(shownOrder)),
  }
}

describe("F86 a purchase event", () => {
  itEffect("is sent once with the order number as its id, not after a reload, the back button or another attempt", () =>
    Effect.gen(function* () {
      const { events, buy, look } = customer()
      yield* buy
      expect([yield* look(), yield* look(), yield* look()]).toEqual([true, false, false])
      yield* buy
      expect(yield* look()).toBe(false)
      expect(events).toEqual([{ name: "purchase", currency: "EUR", order: analyticsOrder(order) }])
      const { label, message, tags } = commerceLog(
        { name: "purchase", currency: "EUR", order: analyticsOrder(order) },
        1,
        "x",
      )
      expect([label, JSON.parse(message), tags]).toEqual([
        "commerce.purchase",
        analyticsOrder(order),
        { eventId: "7001", currency: "EUR" },
      ])
    }),
  )

  itEffect("is sent by one of two tabs that show the confirmation at once", () =>
    Effect.gen(function* () {
      const { events, buy, look } = customer()
      yield* buy
      const reported = yield* Effect.all([look(), look(), look()], { concurrency: 3 })
      expect([reported.filter((isReported) => isReported).length, events.length]).toEqual([1, 1])
    }),
  )

  itEffect("is not sent by a device that received the page address", () =>
    Effect.gen(function* () {
      const { events, look } = customer()
      expect([yield* look(), events]).toEqual([false, []])
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
