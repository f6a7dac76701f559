import { describe, expect, it } from "vitest"
import { analyticsOrder } from "../../../domain/order/analyticsOrder.ts"
import { aCartItem } from "../../support/builders/aCart.ts"
import { anAddress } from "../../support/builders/anAddress.ts"
import { anOrder } from "../../support/builders/anOrder.ts"

describe("the analytics event of a purchase", () => {
  it("contains the order number, prices in minor units, the payment method and the lines", () => {
    const item = { ...aCartItem("1001"), mfname: "8201", categoryId: "c-1" }
    expect(analyticsOrder(anOrder({ items: [item] }))).toEqual({
      id: "7001",
      totalOrder: 1395,
      shippingPrice: 395,
      payment: [{ name: "Card" }],
      items: [
        {
          reference: "1001",
          parentReference: "8201",
          categoryIdentifier: "c-1",
          unitPrice: item.unitPrice.minorUnits,
          quantity: item.quantity,
        },
      ],
    })
  })

  it("contains no personal data", () => {
    const json = JSON.stringify(analyticsOrder(anOrder({ email: "ana@example.com", address: anAddress() })))
    for (const secret of [
      "ana@example.com",
      "4242",
      ...Object.values(anAddress()).filter((value) => typeof value === "string" && value.length > 2),
    ])
      expect(json).not.toContain(secret)
  })
})
