import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { describe, expect } from "vitest"
import { CatalogGateway } from "../../../application/catalog/CatalogGateway.ts"
import { loadSearchPage } from "../../../application/catalog/loadSearchPage.ts"
import { productsSeen } from "../../../application/catalog/productsSeen.ts"
import { forgetSearches, recentSearches, rememberSearch } from "../../../application/catalog/recentSearches.ts"
import { suggestSearches } from "../../../application/catalog/suggestSearches.ts"
import { FIRST_PAGE } from "../../../domain/catalog/ProductQuery.ts"
import { aCategory } from "../../support/builders/aCategory.ts"
import { aList, aSummary } from "../../support/builders/aProduct.ts"
import { backendError } from "../../support/builders/backendError.ts"
import { FakeDevice } from "../../support/fakes/FakeDevice.ts"
import { inStore } from "../../support/fakes/inStore.ts"
import { itEffect } from "../../support/itEffect.ts"

const catalog = (given: Layer.PartialEffectful<(typeof CatalogGateway)["Service"]>) => Layer.mock(CatalogGateway, given)
const unavailable = Effect.fail(backendError("unreachable", "listSearchSuggestions"))

describe("suggestions", () => {
  itEffect("are few and each once, and nothing is asked for nothing", () => Effect.gen(function* () {
    const names = ["Óxford", "oxford", "A", "B", "C", "D", "E", "F", "G", "H"]
    const shop = catalog({ listSearchSuggestions: () => Effect.succeed(names) })
    expect(yield* Effect.provide(suggestSearches(" ox "), shop)).toEqual(["oxford", "A", "B", "C", "D", "E", "F", "G"])
    expect(yield* Effect.provide(suggestSearches("  "), catalog({}))).toEqual([])
  }))
})

describe("a search that finds nothing", () => {
  const empty = { ...aList([]), totalCount: 0 }

  itEffect("comes with words that may have been meant: from the categories, and from what begins alike", () => Effect.gen(function* () {
    const asked: string[] = []
    const shop = catalog({
      searchProducts: () => Effect.succeed(empty),
      listCategories: Effect.succeed([{ ...aCategory(1), name: "Shirts" }]),
      listSearchSuggestions: (term) => Effect.sync(() => { asked.push(term); return ["Linen jacket"] }),
    })
    const { similar } = yield* Effect.provide(loadSearchPage("lynen shitrs", FIRST_PAGE), shop)
    expect(asked).toEqual(["ly", "sh"])
    expect(similar).toEqual(["Linen", "Shirts"])
  }))

  itEffect("comes without them where the shop does not answer, and where it was filtered", () => Effect.gen(function* () {
    const shop = catalog({ searchProducts: () => Effect.succeed(empty), listCategories: Effect.succeed([]), listSearchSuggestions: () => unavailable })
    expect((yield* Effect.provide(loadSearchPage("lynen", FIRST_PAGE), shop)).similar).toEqual([])
    expect((yield* Effect.provide(loadSearchPage("lynen", { ...FIRST_PAGE, colors: ["1"] }), shop)).similar).toBeUndefined()
  }))
})

describe("the searches of a device", () => {
  itEffect("are those of the store, the last first, until they are forgotten", () => Effect.gen(function* () {
    const device = Layer.merge(inStore(), new FakeDevice().layer)
    const kept = Effect.gen(function* () {
      yield* rememberSearch("lino")
      yield* rememberSearch("Óxford")
      const before = yield* recentSearches
      yield* forgetSearches()
      return [before, yield* recentSearches]
    })
    expect(yield* Effect.provide(kept, device)).toEqual([["Óxford", "lino"], []])
  }))
})

describe("products that were seen", () => {
  itEffect("come in their order, without those that are hidden or gone", () => Effect.gen(function* () {
    const shop = catalog({ listCatalogProducts: () => Effect.succeed([aSummary({ id: "1" }), aSummary({ id: "2", visibility: "hidden" }), aSummary({ id: "3" })]) })
    expect((yield* Effect.provide(productsSeen(["3", "2", "1", "9"]), shop)).map(({ id }) => id)).toEqual(["3", "1"])
    expect(yield* Effect.provide(productsSeen([]), catalog({}))).toEqual([])
  }))
})
