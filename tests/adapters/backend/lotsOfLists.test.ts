import * as Schema from "effect/Schema"
import { describe, expect, it } from "vitest"
import { CatentryListWire, toCatentries } from "../../../adapters/backend/catalog/catalogWire.ts"
import { toWishlist, WishlistWire } from "../../../adapters/backend/wishlist/wishlistWire.ts"

const entry = { partNumber: "7001-400-S", catentryId: "1", productId: "10", categoryId: "20", sku: "7001-400-S" }
const item = { catentryId: "1", productId: "10", quantity: 1, sku: "7001-400-S" }
const ofPartNumber = (reported: object) =>
  toCatentries(Schema.decodeUnknownSync(CatentryListWire)({ catentries: [{ ...entry, ...reported }] }))[0]?.unitsLot
const inList = (reported: object) =>
  toWishlist("EUR")(Schema.decodeUnknownSync(WishlistWire)({ name: "MyWishlist", items: [{ ...item, ...reported }] }))
    .items[0]?.unitsLot

describe("a wishlist item", () => {
  it("is sold in the lot size of the shop, and an invalid lot size counts as none", () => {
    for (const lotSize of [ofPartNumber, inList])
      expect([{ unitsLot: 3 }, {}, { unitsLot: null }, { unitsLot: "3" }, { unitsLot: -1 }].map(lotSize)).toEqual([
        3,
        undefined,
        undefined,
        undefined,
        undefined,
      ])
  })
})
