import { describe, expect, it } from "vitest"
import { boughtUnits, giftReceiptLines } from "../../../domain/order/giftReceiptLines.ts"
import { aCartItem } from "../../support/builders/aCart.ts"
import { anOpenedOrder, aPart } from "../../support/builders/anOpenedOrder.ts"
import { anOrder } from "../../support/builders/anOrder.ts"

const shirt = { ...aCartItem("1001"), quantity: 3 }
const belt = { ...aCartItem("1002"), quantity: 1 }
const order = anOrder({ items: [shirt, belt] })

describe("the items of an order that can be given away", () => {
  it("are all lines without parcels", () => {
    expect(boughtUnits(anOpenedOrder({ order, parts: [] }))).toEqual([
      { orderItemId: shirt.id, quantity: 3 },
      { orderItemId: belt.id, quantity: 1 },
    ])
  })

  it("exclude cancelled parcels", () => {
    const parts = [
      aPart({ lines: [{ orderItemId: shirt.id, quantity: 2 }] }),
      aPart({
        status: "CANCELLED",
        lines: [
          { orderItemId: shirt.id, quantity: 1 },
          { orderItemId: belt.id, quantity: 1 },
        ],
      }),
    ]
    expect(giftReceiptLines(anOpenedOrder({ order, parts }))).toEqual([{ item: shirt, units: 2 }])
  })
})
