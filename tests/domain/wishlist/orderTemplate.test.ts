import { describe, expect, it } from "vitest"
import { defaultWishlistName } from "../../../domain/wishlist/changeWishlists.ts"
import { mergeWishlists } from "../../../domain/wishlist/mergeWishlists.ts"
import { migrateLegacyWishlist } from "../../../domain/wishlist/migrateLegacyWishlist.ts"
import { renameClashingLists, ORDER_TEMPLATE_TYPE } from "../../../domain/wishlist/orderTemplate.ts"
import { MAX_ENTRY_QUANTITY } from "../../../domain/wishlist/wishlistEntry.ts"
import { templateLines } from "../../../domain/cart/templateLines.ts"
import { aCartItem } from "../../support/builders/aCart.ts"

const template = { name: "Monthly", type: ORDER_TEMPLATE_TYPE, items: [] }
const shirt = { catentryId: "1", productId: "1", quantity: 1 }

describe("an order template", () => {
  it("has the units of all lines of a SKU, and names gift cards and customized lines", () => {
    const monogram = [{ areaId: "cuff", colorId: "ecru", typographyId: "plain", text: "AB" }]
    const { units, left } = templateLines(
      [
        aCartItem("a", 2),
        aCartItem("b"),
        aCartItem("a", 3),
        { ...aCartItem("g"), itemType: "physicalGiftCard" },
        aCartItem("c", 1, { name: "Suit", color: "Blue", size: "48", customization: monogram }),
      ],
      MAX_ENTRY_QUANTITY,
    )
    expect([...units]).toEqual([
      ["a", 5],
      ["b", 1],
    ])
    expect(left).toEqual([
      { name: "Garment g", reason: "giftCard" },
      { name: "Suit", color: "Blue", size: "48", reason: "customized" },
    ])
  })

  it("takes up no wish: lists of the device with its name get another one, and the default list is a wishlist", () => {
    const lists = renameClashingLists(
      [{ name: "ＭONTHLY", items: [shirt] }],
      [template, { name: "monthly 2", items: [] }],
    )
    expect(mergeWishlists([template], lists)).toEqual([template, { name: "ＭONTHLY 2", items: [shirt] }])
    expect(defaultWishlistName([template])).toBe("MyWishlist")
    expect(defaultWishlistName([template, { name: "Summer" }])).toBe("Summer")
    expect(migrateLegacyWishlist([template], [shirt])).toEqual([{ name: "MyWishlist", items: [shirt] }, template])
  })
})
