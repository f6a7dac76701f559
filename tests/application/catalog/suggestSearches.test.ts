import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { describe, expect } from "vitest"
import { CatalogGateway } from "../../../application/catalog/CatalogGateway.ts"
import { loadSearchPage } from "../../../application/catalog/loadSearchPage.ts"
import { visibleProducts } from "../../../application/catalog/visibleProducts.ts"
import { clearRecentSearches, recentSearches, rememberSearch } from "../../../application/catalog/recentSearches.ts"
import { suggestSearches } from "../../../application/catalog/suggestSearches.ts"
import type { SearchSuggestion } from "../../../domain/catalog/search/SearchSuggestion.ts"
import { FIRST_PAGE } from "../../../domain/catalog/ProductQuery.ts"
import { aCategory } from "../../support/builders/aCategory.ts"
import { aList, aSummary } from "../../support/builders/aProduct.ts"
import { backendError } from "../../support/builders/backendError.ts"
import { FakeDevice } from "../../support/fakes/FakeDevice.ts"
import { inStore } from "../../support/fakes/inStore.ts"
import { itEffect } from "../../support/itEffect.ts"

const catalog = (overrides: Layer.PartialEffectful<(typeof CatalogGateway)["Service"]>) =>
  Layer.merge(Layer.mock(CatalogGateway, overrides), inStore())
/** A catalogue in which every search has results except those for these words. */
const findingAllBut = (nothing: readonly string[]) => (term: string) =>
  Effect.succeed(
    nothing.includes(term) ? { ...aList([]), totalCount: 0 } : { ...aList([aSummary({ id: "5" })]), totalCount: 1 },
  )
const unavailable = Effect.fail(backendError("unreachable", "listSearchSuggestions"))

describe("search suggestions", () => {
  itEffect("are few and unique, and need a search text", () =>
    Effect.gen(function* () {
      const terms = ["Óxford", "oxford", "A", "B", "C", "D", "E", "F", "G", "H"]
      const shop = catalog({ listSearchSuggestions: () => Effect.succeed(terms.map((term) => ({ term }))) })
      expect(yield* Effect.provide(suggestSearches(" ox "), shop)).toEqual(
        ["oxford", "A", "B", "C", "D", "E", "F", "G"].map((term) => ({ term, target: "search" })),
      )
      expect(yield* Effect.provide(suggestSearches("  "), catalog({}))).toEqual([])
    }),
  )

  const shirts = { ...aCategory(2), name: "Shirts" }
  const shop: Layer.PartialEffectful<(typeof CatalogGateway)["Service"]> = {
    listCategories: Effect.succeed([aCategory(1, [shirts]), aCategory(3)]),
    listCatalogProducts: (ids) =>
      Effect.succeed(
        ids.flatMap((id) => (id === "9" ? [] : [aSummary({ id, visibility: id === "8" ? "hidden" : "show" })])),
      ),
  }
  const suggested = (suggestions: readonly SearchSuggestion[], overrides = shop) =>
    Effect.provide(
      suggestSearches("s"),
      catalog({ ...overrides, listSearchSuggestions: () => Effect.succeed(suggestions) }),
    )

  itEffect("link to the category or product they name where the store shows it, else to a search", () =>
    Effect.gen(function* () {
      const named = [
        { term: "Shirts", categoryId: "c2" },
        { term: "All", categoryId: "c3" },
        { term: "A shirt", productId: "5", categoryId: "c2" },
        { term: "Words" },
      ]
      expect(yield* suggested(named)).toEqual([
        { term: "Shirts", target: "category", category: shirts, within: "Category 1" },
        { term: "All", target: "category", category: aCategory(3) },
        { term: "A shirt", target: "product", product: aSummary({ id: "5" }) },
        { term: "Words", target: "search" },
      ])
      const gone = [
        { term: "Hidden", productId: "8" },
        { term: "Gone", productId: "9" },
        { term: "No shelf", categoryId: "c9" },
      ]
      expect(yield* suggested(gone)).toEqual(gone.map(({ term }) => ({ term, target: "search" })))
    }),
  )

  itEffect("link to a search for ambiguous names, and stay separate when their parents differ", () =>
    Effect.gen(function* () {
      expect(
        yield* suggested([
          { term: "Shirt", productId: "5" },
          { term: "SHIRT", productId: "6" },
        ]),
      ).toEqual([{ term: "SHIRT", target: "search" }])
      expect(
        yield* suggested([
          { term: "Shirt", productId: "5" },
          { term: "Shirt", productId: "5" },
        ]),
      ).toMatchObject([{ target: "product" }])
      expect(
        yield* suggested([
          { term: "Shirts", categoryId: "c2" },
          { term: "Shirts", categoryId: "c3" },
        ]),
      ).toMatchObject([{ within: "Category 1" }, { category: { id: "c3" } }])
    }),
  )

  itEffect("link to searches when their names cannot be looked up", () =>
    Effect.gen(function* () {
      const away = { listCategories: unavailable, listCatalogProducts: () => unavailable }
      expect(
        yield* suggested(
          [
            { term: "Shirts", categoryId: "c2" },
            { term: "A shirt", productId: "5" },
          ],
          away,
        ),
      ).toEqual([
        { term: "Shirts", target: "search" },
        { term: "A shirt", target: "search" },
      ])
    }),
  )
})

describe("a search without results", () => {
  const empty = { ...aList([]), totalCount: 0 }

  itEffect("offers corrections from category names and words with the same beginning", () =>
    Effect.gen(function* () {
      const asked: string[] = []
      const shop = catalog({
        searchProducts: findingAllBut(["lynen shitrs"]),
        listCategories: Effect.succeed([{ ...aCategory(1), name: "Shirts" }]),
        listSearchSuggestions: (term) =>
          Effect.sync(() => {
            asked.push(term)
            return [{ term: "Linen jacket" }]
          }),
      })
      const { similar } = yield* Effect.provide(loadSearchPage("lynen shitrs", FIRST_PAGE), shop)
      expect(asked).toEqual(["ly", "sh"])
      expect(similar).toEqual(["Linen", "Shirts"])
    }),
  )

  itEffect("offers no stop word, no short word and none without results", () =>
    Effect.gen(function* () {
      const similarTo = Effect.fnUntraced(function* (term: string, name: string, nothing: readonly string[] = []) {
        const shop = catalog({
          searchProducts: findingAllBut([term, ...nothing]),
          listCategories: Effect.succeed([{ ...aCategory(1), name }]),
          listSearchSuggestions: () => Effect.succeed([]),
        })
        return (yield* Effect.provide(loadSearchPage(term, FIRST_PAGE), shop)).similar
      })
      expect(yield* similarTo("loss", "Los vaqueros de lino")).toEqual([])
      expect(yield* similarTo("paraa", "Camisas para él")).toEqual([])
      expect(yield* similarTo("vaquerso", "Los vaqueros de lino")).toEqual(["vaqueros"])
      expect(yield* similarTo("vaquerso", "Los vaqueros de lino", ["vaqueros"])).toEqual([])
      expect(yield* similarTo("lino de", "Lono")).toEqual(["Lono"])
    }),
  )

  itEffect("offers no corrections when the backend fails or a filter is active", () =>
    Effect.gen(function* () {
      const shop = catalog({
        searchProducts: () => Effect.succeed(empty),
        listCategories: Effect.succeed([]),
        listSearchSuggestions: () => unavailable,
      })
      expect((yield* Effect.provide(loadSearchPage("lynen", FIRST_PAGE), shop)).similar).toEqual([])
      expect(
        (yield* Effect.provide(loadSearchPage("lynen", { ...FIRST_PAGE, colors: ["1"] }), shop)).similar,
      ).toBeUndefined()
    }),
  )
})

describe("recent searches", () => {
  itEffect("belong to the store, newest first, until they are cleared", () =>
    Effect.gen(function* () {
      const device = Layer.merge(inStore(), new FakeDevice().layer)
      const storedSearches = Effect.gen(function* () {
        yield* rememberSearch("lino")
        yield* rememberSearch("Óxford")
        const before = yield* recentSearches
        yield* clearRecentSearches()
        return [before, yield* recentSearches]
      })
      expect(yield* Effect.provide(storedSearches, device)).toEqual([["Óxford", "lino"], []])
    }),
  )
})

describe("recently viewed products", () => {
  itEffect("keep their order without hidden or deleted ones", () =>
    Effect.gen(function* () {
      const shop = catalog({
        listCatalogProducts: () =>
          Effect.succeed([aSummary({ id: "1" }), aSummary({ id: "2", visibility: "hidden" }), aSummary({ id: "3" })]),
      })
      expect((yield* Effect.provide(visibleProducts(["3", "2", "1", "9"]), shop)).map(({ id }) => id)).toEqual([
        "3",
        "1",
      ])
      expect(yield* Effect.provide(visibleProducts([]), catalog({}))).toEqual([])
    }),
  )
})
