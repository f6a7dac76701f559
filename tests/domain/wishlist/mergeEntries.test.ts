import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { withEntries } from "../../../domain/wishlist/changeWishlists.ts"
import { DEFAULT_LIST_NAMES, isDefaultListName, displayListName } from "../../../domain/wishlist/defaultListName.ts"
import { namedList } from "../../../domain/wishlist/changeWishlists.ts"
import { isWithoutSize, mergeWishlists, mergeEntries } from "../../../domain/wishlist/mergeWishlists.ts"
import type { WishlistEntry } from "../../../domain/wishlist/Wishlist.ts"

const entry = (catentryId: string, productId: string, quantity = 1): WishlistEntry => ({
  catentryId,
  productId,
  quantity,
})
const DRESS = "100"
const [WITHOUT, SIZE_S, SIZE_M] = [entry(DRESS, DRESS), entry("101", DRESS), entry("102", DRESS)]
const ids = (entries: readonly WishlistEntry[]) =>
  entries.map(({ catentryId, quantity }) => `${catentryId}×${quantity}`)

describe("the same product in a list with and without a size", () => {
  it.each([
    ["a size after none takes its place", [entry("1", "1"), WITHOUT, entry("2", "2"), SIZE_S], ["1×1", "101×1", "2×1"]],
    ["none after a size adds nothing", [SIZE_S, entry("2", "2"), WITHOUT], ["101×1", "2×1"]],
    ["the larger quantity counts", [entry(DRESS, DRESS, 3), SIZE_S], ["101×3"]],
    [
      "two sizes stay two entries, and the first takes the place and the quantity",
      [SIZE_S, entry(DRESS, DRESS, 2), SIZE_M],
      ["101×2", "102×1"],
    ],
    ["of the same size the larger quantity counts", [SIZE_M, entry("102", DRESS, 4)], ["102×4"]],
    ["other products stay", [WITHOUT, entry("9", "9")], ["100×1", "9×1"]],
  ])("is one entry: %s", (_case, entries, expected) => {
    expect(ids(mergeEntries(entries))).toEqual(expected)
  })

  it("is one entry when added, and when lists are merged at login", () => {
    const added = withEntries([{ name: "MyWishlist", items: [WITHOUT] }], "MyWishlist", [SIZE_M])
    expect(added._tag === "Success" ? ids(added.success[0]?.items ?? []) : added).toEqual(["102×1"])
    const merged = mergeWishlists(
      [{ name: "MyWishlist", items: [SIZE_S] }],
      [{ name: "mywishlist", items: [entry(DRESS, DRESS, 2)] }],
    )
    expect(merged.map(({ items = [] }) => ids(items))).toEqual([["101×2"]])
  })

  const anEntry = fc
    .record({
      productId: fc.integer({ min: 1, max: 4 }),
      size: fc.integer({ min: 0, max: 2 }),
      quantity: fc.integer({ min: 1, max: 9 }),
    })
    .map(({ productId, size, quantity }) =>
      entry(size === 0 ? String(productId) : String(productId * 10 + size), String(productId), quantity),
    )

  it("is never twice in a merge: no other entry is lost, and merging twice has the same result", () => {
    fc.assert(
      fc.property(fc.array(anEntry, { maxLength: 12 }), (entries) => {
        const united = mergeEntries(entries)
        const sized = new Set(united.filter((one) => !isWithoutSize(one)).map(({ productId }) => productId))
        expect(united.filter((one) => isWithoutSize(one) && sized.has(one.productId))).toEqual([])
        expect(new Set(united.map(({ productId }) => productId))).toEqual(
          new Set(entries.map(({ productId }) => productId)),
        )
        for (const one of entries.filter((each) => !isWithoutSize(each)))
          expect(united.some(({ catentryId }) => catentryId === one.catentryId)).toBe(true)
        expect(mergeEntries(united)).toEqual(united)
      }),
    )
  })
})

describe("the name of the first list", () => {
  it.each(Object.entries(DEFAULT_LIST_NAMES))("is shown in %s as %s, and found by that", (language, name) => {
    for (const technical of ["MyWishlist", "mywishlist", " MyWishlist "])
      expect(displayListName(technical, `${language}-XX`)).toBe(name)
    expect([isDefaultListName(name), namedList([{ name: "Summer" }, { name: "MyWishlist" }], name)?.name]).toEqual([
      true,
      "MyWishlist",
    ])
  })

  it("is that of a list with this name if there is one; other names stay", () => {
    expect(namedList([{ name: "MyWishlist" }, { name: "My list" }], "my LIST")?.name).toBe("My list")
    expect([displayListName("Summer", "en"), displayListName("MyWishlist", "xx"), isDefaultListName("Summer")]).toEqual(
      ["Summer", "My list", false],
    )
  })
})
