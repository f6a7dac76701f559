import { describe, expect, it } from "vitest"
import { isGiftCard } from "../../../domain/cart/isGiftCard.ts"
import { isVirtualGiftCard } from "../../../domain/cart/isVirtualGiftCard.ts"
import { validatePhysicalGiftCard } from "../../../domain/gift-card/validatePhysicalGiftCard.ts"

describe("a physical gift card", () => {
  it("is valid with or without a message, one to nine at once", () => {
    for (const card of [{ quantity: 1 }, { quantity: 9, message: "" }, { quantity: 2, message: "Happy birthday" }])
      expect([card, validatePhysicalGiftCard(card)]).toEqual([card, []])
  })

  it("V44 is refused in a quantity outside one to nine (S5)", () => {
    for (const quantity of [0, 10, -1, 1.5, Number.NaN])
      expect([quantity, validatePhysicalGiftCard({ quantity })]).toEqual([
        quantity,
        [{ field: "quantity", rule: "quantity" }],
      ])
  })

  it("V49 V50 has a message of at most 256 characters without a SQL keyword, and reports every problem", () => {
    expect(validatePhysicalGiftCard({ quantity: 1, message: "😀".repeat(256) })).toEqual([])
    expect(validatePhysicalGiftCard({ quantity: 1, message: "a".repeat(257) })).toEqual([
      { field: "message", rule: "tooLong", parameter: "256" },
    ])
    expect(validatePhysicalGiftCard({ quantity: 0, message: "Drop by" })).toEqual([
      { field: "quantity", rule: "quantity" },
      { field: "message", rule: "forbiddenWord", parameter: "Drop" },
    ])
  })
})

describe("a line of the cart", () => {
  it("is a virtual or a physical gift card; only the virtual one is not shipped", () => {
    const kinds = (itemType: string | undefined) => [
      isGiftCard(itemType === undefined ? {} : { itemType }),
      isVirtualGiftCard(itemType === undefined ? {} : { itemType }),
    ]
    expect([kinds("virtualGiftCard"), kinds("physicalGiftCard"), kinds("garment"), kinds(undefined)]).toEqual([
      [true, true],
      [true, false],
      [false, false],
      [false, false],
    ])
  })
})
