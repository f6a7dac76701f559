import * as fc from "fast-check"
import * as Result from "effect/Result"
import { describe, expect, it } from "vitest"
import { mergeWishlists, mergeEntries } from "../../../domain/wishlist/mergeWishlists.ts"
import { migrateLegacyWishlist } from "../../../domain/wishlist/migrateLegacyWishlist.ts"
import type { WishlistDraft, WishlistEntry } from "../../../domain/wishlist/Wishlist.ts"
import { wishlistSummary } from "../../../domain/wishlist/Wishlist.ts"
import { checkWishlistEntry } from "../../../domain/wishlist/wishlistEntry.ts"
import { checkWishlistName, normalizeWishlistName, wishlistNameKey } from "../../../domain/wishlist/wishlistName.ts"

const failureOf = (result: Result.Result<unknown, Error>): string | undefined =>
  Result.isFailure(result) ? result.failure.message : undefined

const names = fc.constantFrom(
  "MyWishlist",
  "mywishlist",
  "Oto\u00F1o",
  "Oton\u0303o",
  "OTO\u00D1O",
  "Verano",
  "\uFF36erano",
  "Ver\u200Bano",
  "冬",
)
const entries = fc.array(
  fc.record({
    catentryId: fc.constantFrom("1", "2", "3", "4"),
    productId: fc.constantFrom("10", "20"),
    quantity: fc.integer({ min: 1, max: 9999 }),
  }),
  { maxLength: 6 },
)
const drafts = fc.array(fc.record({ name: names, items: entries, description: fc.constantFrom("a", "b") }), {
  maxLength: 5,
})

/** Every entry of lists by name and catalogue entry, with its quantity. */
const contents = (lists: readonly WishlistDraft[]): ReadonlyMap<string, number> => {
  const found = new Map<string, number>()
  for (const list of lists) {
    for (const { catentryId, quantity } of list.items ?? []) {
      const key = `${wishlistNameKey(list.name)} ${catentryId}`
      found.set(key, Math.max(found.get(key) ?? 0, quantity))
    }
  }
  return found
}

describe("the name of a wishlist", () => {
  it.each(["", " ", "\t\n", "\u200B", "\u00AD", "\u2060\uFEFF", "\u3164", "\u2800", "\u0000"])(
    "V7 F66 %j is refused with the rules' text",
    (name) => {
      expect(failureOf(checkWishlistName(name))).toBe("wishlistName no tiene un valor válido")
    },
  )

  it("F66 is a text", () => {
    for (const name of [undefined, null, 7, {}, ["a"]])
      expect(failureOf(checkWishlistName(name))).toBe("wishlistName no tiene un valor válido")
  })

  it("F66 is shortened to 256 whole characters", () => {
    const stored = Result.getOrThrow(checkWishlistName(`  ${"👗".repeat(100_000)}  `))
    expect([...stored]).toHaveLength(256)
    expect(stored).toBe("👗".repeat(256))
  })

  it("F64 is the same in any case, width and Unicode normalisation", () => {
    expect(
      new Set(
        ["Oto\u00F1o", "OTON\u0303O", " oton\u0303o ", "Oto\u200B\u00F1o", "\uFF2Fto\u00F1o"].map(wishlistNameKey),
      ).size,
    ).toBe(1)
    expect(wishlistNameKey("Verano")).not.toBe(wishlistNameKey("Verano 2"))
  })

  it("is stable when normalised again", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 400 }), (name) => {
        expect(normalizeWishlistName(normalizeWishlistName(name))).toBe(normalizeWishlistName(name))
      }),
      { examples: [["¡\t\u0000\t¡"], ["a\u0000\u0301"]] },
    )
  })
})

describe("an item of a wishlist", () => {
  it("V8 has catentryId, productId and quantity; ids may come as numbers", () => {
    expect(
      Result.getOrThrow(checkWishlistEntry({ catentryId: 511003, productId: "510001", quantity: 2, name: "x" })),
    ).toEqual({ catentryId: "511003", productId: "510001", quantity: 2 })
    expect(
      Result.getOrThrow(checkWishlistEntry({ catentryId: "1", productId: "2", categoryId: 3, quantity: 10_000 })),
    ).toEqual({ catentryId: "1", productId: "2", categoryId: "3", quantity: 9999 })
  })

  it.each([
    undefined,
    null,
    7,
    "x",
    [],
    {},
    { catentryId: "1", productId: "2" },
    { catentryId: "1", quantity: 1 },
    { productId: "2", quantity: 1 },
    { catentryId: "", productId: "2", quantity: 1 },
    { catentryId: "1", productId: "2", quantity: 0 },
    { catentryId: "1", productId: "2", quantity: 1.5 },
    { catentryId: "1", productId: "2", quantity: "1" },
    { catentryId: 1e21, productId: "2", quantity: 1 },
    { catentryId: "__proto__", productId: "2", quantity: 1 },
  ])("F66 %j is refused with the rules' text", (value) => {
    expect(failureOf(checkWishlistEntry(value))).toBe("wlObject no contiene un elemento de wishlist válido")
  })

  it("is invalid without own properties (F51)", () => {
    expect(Result.isFailure(checkWishlistEntry(Object.create({ catentryId: "1", productId: "2", quantity: 1 })))).toBe(
      true,
    )
  })
})

describe("merging the device's wishlists into the account's", () => {
  it("F64 loses and invents no item; the larger quantity of the same item counts", () => {
    fc.assert(
      fc.property(drafts, drafts, (ofShop, ofDevice) => {
        expect(contents(mergeWishlists(ofShop, ofDevice))).toEqual(contents([...ofShop, ...ofDevice]))
      }),
    )
  })

  it("F64 leaves no name and no item twice", () => {
    fc.assert(
      fc.property(drafts, drafts, (ofShop, ofDevice) => {
        const merged = mergeWishlists(ofShop, ofDevice)
        const keys = merged.map(({ name }) => wishlistNameKey(name))
        expect(new Set(keys).size).toBe(keys.length)
        for (const { items = [] } of merged)
          expect(new Set(items.map(({ catentryId }) => catentryId)).size).toBe(items.length)
      }),
    )
  })

  it("F57 has the same result twice as once (R8)", () => {
    fc.assert(
      fc.property(drafts, drafts, (ofShop, ofDevice) => {
        const once = mergeWishlists(ofShop, ofDevice)
        expect(mergeWishlists(once, ofDevice)).toEqual(once)
      }),
    )
  })

  it("keeps the account's fields of a list, and its order", () => {
    const ofShop: readonly WishlistDraft[] = [
      { name: "Verano", description: "Sol", kind: "public" },
      { name: "Invierno" },
    ]
    const ofDevice: readonly WishlistDraft[] = [
      { name: "Otoño" },
      { name: "VERANO", description: "Playa", type: "trip" },
    ]
    expect(mergeWishlists(ofShop, ofDevice)).toEqual([
      { name: "Verano", description: "Sol", kind: "public", type: "trip", items: [] },
      { name: "Invierno", items: [] },
      { name: "Otoño", items: [] },
    ])
  })
})

describe("the single list of older versions", () => {
  it("F65 is merged into the first list, twice as once, and changes no other", () => {
    fc.assert(
      fc.property(drafts, entries, (lists, legacy) => {
        const once = migrateLegacyWishlist(lists, legacy)
        expect(migrateLegacyWishlist(once, legacy)).toEqual(once)
        expect(once.slice(1)).toEqual(lists.slice(1))
        const stored: readonly WishlistEntry[] = mergeEntries([...(lists[0]?.items ?? []), ...legacy])
        expect(legacy.length === 0 ? once : once[0]?.items).toEqual(legacy.length === 0 ? lists : stored)
      }),
    )
  })

  it("creates MyWishlist when there is no list", () => {
    const legacy = [{ catentryId: "1", productId: "2", quantity: 1 }]
    expect(migrateLegacyWishlist([], legacy)).toEqual([{ name: "MyWishlist", items: legacy }])
    expect(migrateLegacyWishlist([], [])).toEqual([])
  })
})

it("the summary of a wishlist contains its name and the number of different items", () => {
  expect(wishlistSummary({ name: "Verano", items: [{ catentryId: "1", productId: "2", quantity: 9 }] })).toEqual({
    name: "Verano",
    items: 1,
  })
  expect(wishlistSummary({ name: "Invierno" })).toEqual({ name: "Invierno", items: 0 })
})
