import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { describe, expect } from "vitest"
import { deliveryTimes } from "../../../application/checkout/deliveryTimes.ts"
import { ShippingGateway } from "../../../application/checkout/ShippingGateway.ts"
import { groupHoursByWeekday } from "../../../domain/checkout/groupHoursByWeekday.ts"
import { anOrderId } from "../../support/builders/aCart.ts"
import { backendError } from "../../support/builders/backendError.ts"
import { itEffect } from "../../support/itEffect.ts"

const range = { id: "2026-11-25.morning", name: "Morning", date: "2026-11-25", fromTime: "09:00", toTime: "14:00" }
const days = { shippingMethodId: "standard", earliest: "2026-11-25", latest: "2026-11-27" }
const morning = { id: "morning", name: "Morning", fromTime: "09:00", toTime: "14:00", weekdays: [1, 2, 3] }
const shippingGateway = {
  getShippingRange: () => Effect.succeed([range]),
  getShippingDate: () => Effect.succeed(days),
  listDefinedShippingRanges: () => Effect.succeed([morning]),
}

describe("delivery times", () => {
  itEffect("include date ranges, weekdays and opening hours", () =>
    Effect.gen(function* () {
      const times = deliveryTimes(anOrderId(), { shippingMethodId: "standard", zipCode: "28013" })
      expect(yield* Effect.provide(times, Layer.mock(ShippingGateway, shippingGateway))).toEqual({
        ranges: [range],
        days,
        hours: [morning],
      })
    }),
  )

  itEffect("can be chosen when days and hours or the postal code are unknown", () =>
    Effect.gen(function* () {
      const down = () => Effect.fail(backendError("fault"))
      const times = deliveryTimes(anOrderId(), { shippingMethodId: "standard", zipCode: "28013" })
      expect(
        yield* Effect.provide(
          times,
          Layer.mock(ShippingGateway, { ...shippingGateway, getShippingDate: down, listDefinedShippingRanges: down }),
        ),
      ).toEqual({ ranges: [range], days: undefined, hours: [] })
      const nowhere = deliveryTimes(anOrderId(), { shippingMethodId: "standard" })
      expect((yield* Effect.provide(nowhere, Layer.mock(ShippingGateway, shippingGateway))).hours).toEqual([])
    }),
  )

  itEffect("are grouped by the weekdays that share them", () =>
    Effect.sync(() => {
      const evening = { ...morning, id: "evening", fromTime: "17:00", toTime: "21:00" }
      expect(groupHoursByWeekday([morning, evening, { ...morning, weekdays: [6] }])).toEqual([
        {
          weekdays: [1, 2, 3],
          hours: [
            { fromTime: "09:00", toTime: "14:00" },
            { fromTime: "17:00", toTime: "21:00" },
          ],
        },
        { weekdays: [6], hours: [{ fromTime: "09:00", toTime: "14:00" }] },
      ])
    }),
  )
})
