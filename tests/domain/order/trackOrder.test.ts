import { describe, expect, it } from "vitest"
import type { OrderEvent } from "../../../domain/order/OrderWithParts.ts"
import { trackOrder } from "../../../domain/order/trackOrder.ts"
import { aCartItem } from "../../support/builders/aCart.ts"
import { aPart } from "../../support/builders/anOpenedOrder.ts"
import { anOrder } from "../../support/builders/anOrder.ts"

const AT = "2026-11-15T10:00:00Z"
const event = (type: OrderEvent["type"], partId?: string): OrderEvent => ({
  type,
  at: AT,
  ...(partId === undefined ? {} : { partId }),
})
const pickup = { collectedAt: { kind: "store", physicalStoreId: "11" } } as const
const card = { ...aCartItem("9001"), itemType: "virtualGiftCard" as const }

/** The done steps, and those to come after a bar. */
const wayOf = (status: string, events: readonly OrderEvent[] = [], changes: Parameters<typeof anOrder>[0] = {}) => {
  const { steps } = trackOrder({ order: anOrder({ status, ...changes }), parts: [], refunds: [], events })
  const named = (isDone: boolean) => steps.flatMap((one) => (one.isDone === isDone ? [one.step] : [])).join(" ")
  return `${named(true)} | ${named(false)}`.trim()
}

describe("the timeline of an order", () => {
  it.each([
    ["PENDING", [], {}, "placed | paid packed shipped outForDelivery delivered"],
    ["PAID", [], {}, "placed paid | packed shipped outForDelivery delivered"],
    ["PAID", ["PACKED"], {}, "placed paid packed | shipped outForDelivery delivered"],
    ["SHIPPED", [], {}, "placed paid packed shipped | outForDelivery delivered"],
    ["SHIPPED", ["OUT_FOR_DELIVERY"], {}, "placed paid packed shipped outForDelivery | delivered"],
    ["DELIVERED", [], {}, "placed paid packed shipped outForDelivery delivered |"],
    ["DELIVERED", ["RETURNED"], {}, "placed paid packed shipped outForDelivery delivered returned |"],
    [
      "DELIVERED",
      ["RETURNED", "REFUNDED"],
      {},
      "placed paid packed shipped outForDelivery delivered returned refunded |",
    ],
    ["REFUNDED", [], {}, "placed paid packed shipped outForDelivery delivered refunded |"],
    ["CANCELLED", [], {}, "placed cancelled |"],
    ["CANCELLED", ["PAID", "REFUNDED"], {}, "placed paid cancelled refunded |"],
    ["LOST", ["OUT_FOR_DELIVERY"], {}, "placed | paid packed shipped outForDelivery delivered"],
    ["PAID", [], pickup, "placed paid | packed ready collected"],
    ["SHIPPED", [], pickup, "placed paid packed ready | collected"],
    ["DELIVERED", [], pickup, "placed paid packed ready collected |"],
    ["PAID", [], { items: [card] }, "placed paid | delivered"],
    // A scan that arrives late does not undo the status.
    ["DELIVERED", ["OUT_FOR_DELIVERY"], {}, "placed paid packed shipped outForDelivery delivered |"],
    ["PAID", ["OUT_FOR_DELIVERY"], {}, "placed paid | packed shipped outForDelivery delivered"],
  ] as const)("of the status %s with %s and %o is %s", (status, types, changes, expected) => {
    expect(
      wayOf(
        status,
        types.map((type) => event(type)),
        changes,
      ),
    ).toBe(expected)
  })

  it("dates the steps that have happened, by the event of the whole order before those of its parts", () => {
    const later = "2026-11-17T08:00:00Z"
    const { steps } = trackOrder({
      order: anOrder({ status: "SHIPPED" }),
      parts: [],
      refunds: [],
      events: [event("PLACED"), { type: "SHIPPED", partId: "1", at: AT }, { type: "SHIPPED", at: later }],
    })
    expect(steps.map(({ step, at }) => [step, at])).toEqual([
      ["placed", AT],
      ["paid", undefined],
      ["packed", undefined],
      ["shipped", later],
      ["outForDelivery", undefined],
      ["delivered", undefined],
    ])
  })

  it("follows each parcel by its own scans, with its tracking data, and leaves cancelled ones out", () => {
    const parcel = { carrier: "Northway", trackingNumber: "NW1" }
    const { shipments } = trackOrder({
      order: anOrder({ status: "SHIPPED", latest: "2026-11-20" }),
      parts: [
        aPart({ id: "1", status: "SHIPPED", parcel }),
        aPart({ id: "2", status: "PAID" }),
        aPart({ id: "3", status: "CANCELLED" }),
      ],
      refunds: [],
      events: [event("OUT_FOR_DELIVERY", "1"), event("PACKED", "2")],
    })
    expect(shipments).toMatchObject([
      { id: "1", step: "outForDelivery", parcel, latest: "2026-11-20" },
      { id: "2", step: "packed" },
    ])
    expect(shipments).toHaveLength(2)
  })
})
