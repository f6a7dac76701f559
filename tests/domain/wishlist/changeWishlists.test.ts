import * as fc from "fast-check"
import * as Result from "effect/Result"
import { describe, expect, it } from "vitest"
import {
  defaultWishlistName,
  withDescription,
  withNewName,
  withEntries,
  withList,
  withoutEntries,
  withoutList,
  withQuantity,
} from "../../../domain/wishlist/changeWishlists.ts"
import { splitFullLists } from "../../../domain/wishlist/splitFullLists.ts"
import type { WishlistDraft } from "../../../domain/wishlist/Wishlist.ts"
import { wishlistMaximum } from "../../../domain/wishlist/wishlistMaximum.ts"

const entry = (catentryId: string) => ({ catentryId, productId: "1000", quantity: 1 })
const lists = fc.uniqueArray(
  fc.record({
    name: fc.constantFrom("Summer", "Summer 2", "Summer 3", "Winter"),
    items: fc
      .uniqueArray(fc.integer({ min: 1, max: 60 }), { maxLength: 25 })
      .map((ids) => ids.map((id) => entry(String(id)))),
  }),
  { selector: ({ name }) => name, maxLength: 4 },
)
const ids = (all: readonly WishlistDraft[]) =>
  new Set(all.flatMap(({ items = [] }) => items.map(({ catentryId }) => catentryId)))

describe("a change of wishlists", () => {
  it("saves in the list of the default name, else in the first, else in a new one", () => {
    expect([
      defaultWishlistName([]),
      defaultWishlistName([{ name: "A" }]),
      defaultWishlistName([{ name: "A" }, { name: "mywishlist" }]),
    ]).toEqual(["MyWishlist", "A", "mywishlist"])
  })

  it("V9 refuses a new item over the maximum, and accepts an existing one", () => {
    const full = [{ name: "A", items: [entry("1"), entry("2")] }]
    expect(Result.isFailure(withEntries(full, "a", [entry("3")], 2))).toBe(true)
    expect(
      Result.getOrThrow(withEntries(full, "A", [{ ...entry("2"), quantity: 4 }], 2))[0]?.items?.[1]?.quantity,
    ).toBe(4)
  })

  it("F64 F66 refuses a name twice in any spelling, and an invisible one", () => {
    const failure = (result: Result.Result<unknown, { readonly _tag: string }>) =>
      Result.isFailure(result) ? result.failure._tag : undefined
    expect(failure(withList([{ name: "Otoño" }], "OTON\u0303O"))).toBe("WishlistNameTaken")
    expect(failure(withNewName([{ name: "A" }, { name: "B" }], "A", "b"))).toBe("WishlistNameTaken")
    expect(failure(withList([], "\u200B"))).toBe("WishlistNameEmpty")
    expect(Result.getOrThrow(withNewName([{ name: "a" }], "A", "A"))).toEqual([{ name: "A" }])
  })

  it("changes the quantity of one item only", () => {
    const all = [
      { name: "A", items: [entry("1"), entry("2")] },
      { name: "B", items: [entry("1")] },
    ]
    expect(Result.getOrThrow(withQuantity(all, "a", "1", 7))).toEqual([
      { name: "A", items: [{ ...entry("1"), quantity: 7 }, entry("2")] },
      all[1],
    ])
    for (const [name, id] of [
      ["A", "9"],
      ["C", "1"],
    ] as const)
      expect(withQuantity(all, name, id, 7)).toMatchObject({ _tag: "Failure", failure: { _tag: "WishlistsChanged" } })
  })

  it("sets the description of one list, and removes it with an empty text", () => {
    const all = [{ name: "A", items: [] }, { name: "B" }]
    const once = Result.getOrThrow(withDescription(all, "a", "For June"))
    expect(once).toEqual([{ name: "A", items: [], description: "For June" }, { name: "B" }])
    expect(Result.getOrThrow(withDescription(once, "A", ""))).toEqual(all)
    expect(withDescription(all, "C", "x")).toMatchObject({ _tag: "Failure", failure: { _tag: "WishlistsChanged" } })
  })

  it("changes no other list", () => {
    fc.assert(
      fc.property(lists, (all) => {
        const others = (changed: readonly WishlistDraft[]) => changed.filter(({ name }) => name !== "Winter")
        expect(others(withoutEntries(all, "winter", ["1", "2"]))).toEqual(others(all))
        expect(others(withoutList(all, "WINTER"))).toEqual(others(all))
        expect(others(Result.getOrThrow(withEntries(all, "Winter", [entry("99")])))).toEqual(others(all))
      }),
    )
  })
})

describe("wishlists over the maximum", () => {
  it("R8 continue in numbered lists of the same name: complete, within the maximum and stable", () => {
    fc.assert(
      fc.property(lists, fc.integer({ min: 1, max: 12 }), (all, maximum) => {
        const fitted = splitFullLists(all, maximum)
        expect(fitted.every(({ items = [] }) => items.length <= maximum)).toBe(true)
        expect(ids(fitted)).toEqual(ids(all))
        expect(splitFullLists(fitted, maximum)).toEqual(fitted)
      }),
    )
  })

  it("are those over the store's configured maximum, if it is valid", () => {
    expect(
      [{ MAX_PRODUCTS_WISHLIST: "50" }, { MAX_PRODUCTS_WISHLIST: "0" }, { MAX_PRODUCTS_WISHLIST: "many" }, {}].map(
        wishlistMaximum,
      ),
    ).toEqual([50, undefined, undefined, undefined])
  })
})
