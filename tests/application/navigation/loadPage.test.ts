import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { describe, expect } from "vitest"
import { CartGateway } from "../../../application/cart/CartGateway.ts"
import { CatalogGateway } from "../../../application/catalog/CatalogGateway.ts"
import { ContentGateway } from "../../../application/content/ContentGateway.ts"
import { loadPage } from "../../../application/navigation/loadPage.ts"
import { loadStoreSelector } from "../../../application/navigation/loadStoreSelector.ts"
import { isPublicPage } from "../../../application/navigation/PageData.ts"
import { OrderGateway } from "../../../application/order/OrderGateway.ts"
import { StoreGateway } from "../../../application/store/StoreGateway.ts"
import type { ProductImage } from "../../../domain/catalog/ProductImage.ts"
import type { MarketingSpot } from "../../../domain/content/MarketingSpot.ts"
import type { PageAddress } from "../../../domain/navigation/PageAddress.ts"
import { aCart } from "../../support/builders/aCart.ts"
import { aCategory } from "../../support/builders/aCategory.ts"
import { aList, aProduct, aSummary } from "../../support/builders/aProduct.ts"
import { aStore } from "../../support/builders/aStore.ts"
import { backendError, REASONS } from "../../support/builders/backendError.ts"
import { FakeDevice } from "../../support/fakes/FakeDevice.ts"
import { FakeSession } from "../../support/fakes/FakeSession.ts"
import { inStore } from "../../support/fakes/inStore.ts"
import { itEffect } from "../../support/itEffect.ts"

type Catalog = Layer.PartialEffectful<(typeof CatalogGateway)["Service"]>
type Content = Layer.PartialEffectful<(typeof ContentGateway)["Service"]>

const TREE = [aCategory(1, [aCategory(12, [aCategory(121)])])]
const spot = (name: string, position: number): MarketingSpot => ({
  spot: name,
  position,
  title: name,
  images: [],
  products: [],
})

function shop(
  overrides: {
    readonly catalog?: Catalog
    readonly content?: Content
    readonly cart?: Layer.PartialEffectful<(typeof CartGateway)["Service"]>
    readonly order?: Layer.PartialEffectful<(typeof OrderGateway)["Service"]>
    readonly configuration?: Readonly<Record<string, string>>
  } = {},
) {
  return Layer.mergeAll(
    inStore({ configuration: overrides.configuration ?? {} }),
    new FakeDevice().layer,
    new FakeSession("guest").layer,
    Layer.mock(CatalogGateway, { listCategories: Effect.succeed(TREE), ...overrides.catalog }),
    Layer.mock(ContentGateway, {
      getTranslations: () => Effect.succeed({ "cart.title": "Your cart" }),
      listMarketingSpots: () => Effect.succeed([]),
      ...overrides.content,
    }),
    Layer.mock(CartGateway, { getCart: Effect.succeed(aCart()), ...overrides.cart }),
    Layer.mock(OrderGateway, { ...overrides.order }),
  )
}
const page = (name: string, parameters: Readonly<Record<string, string>> = {}): PageAddress => ({
  page: name,
  storeId: "10000034",
  languageId: "-5",
  catalogId: "20000034",
  parameters,
})
const load = (address: PageAddress, overrides?: Parameters<typeof shop>[0]) =>
  Effect.provide(loadPage(address), shop(overrides))

describe("a page", () => {
  itEffect("includes its store, its categories and the editorial texts", () =>
    Effect.gen(function* () {
      const { frame, address } = yield* load(page("ItxHomePage"))
      expect(frame).toEqual({
        store: aStore(),
        language: aStore().languages[0],
        catalogId: "20000034",
        categories: TREE,
        texts: { "cart.title": "Your cart" },
      })
      expect(address).toEqual(page("ItxHomePage"))
    }),
  )

  itEffect("shows the editorial slots of the home page in order", () =>
    Effect.gen(function* () {
      const { content } = yield* load(page("ItxHomePage"), {
        content: { listMarketingSpots: (prefix) => Effect.succeed([spot(`${prefix}-b`, 2), spot(`${prefix}-a`, 1)]) },
      })
      expect(content).toEqual({ content: "home", home: { spots: [spot("home-a", 1), spot("home-b", 2)] } })
    }),
  )

  itEffect("includes for the home page only displayed products: four cards in a row, one picture per tile", () =>
    Effect.gen(function* () {
      const image = (view: ProductImage["view"]): ProductImage => ({
        url: `/media/1/100/${view}`,
        external: false,
        view,
        width: 4,
        height: 5,
        widths: [4],
        formats: ["jpeg"],
        alt: "",
      })
      const product = aSummary({
        colors: [{ id: "100", name: "White", hex: "#ffffff", image: image("front") }],
        images: [image("front"), image("back"), image("flat")],
      })
      const many = (name: string) => ({ ...spot(name, 1), products: Array.from({ length: 9 }, () => product) })
      const { content } = yield* load(page("ItxHomePage"), {
        content: { listMarketingSpots: () => Effect.succeed([many("home-editorial"), many("home-category")]) },
      })
      const shown = content.content === "home" ? content.home.spots.map(({ products }) => products) : []
      expect(shown.map(({ length }) => length)).toEqual([4, 2])
      expect(shown.flat()).toEqual(
        Array.from({ length: 6 }, () => ({
          ...product,
          colors: [{ id: "100", name: "White", hex: "#ffffff" }],
          images: [image("front"), image("back")],
        })),
      )
    }),
  )

  itEffect("shows the breadcrumbs of a category and its filters", () =>
    Effect.gen(function* () {
      const asked: unknown[] = []
      const { content } = yield* load(
        page("ItxCategoryPage", { seoId: "121", categoryUrl: "any", order: "new", pageNumber: "2" }),
        {
          catalog: {
            listCategoryProducts: (id, query) =>
              Effect.sync(() => {
                asked.push([id, query.order, query.pageNumber])
                return aList()
              }),
          },
        },
      )
      expect(asked).toEqual([["c121", "new", 2]])
      expect(content).toMatchObject({
        content: "category",
        category: {
          category: { id: "c121" },
          path: [{ id: "c1" }, { id: "c12" }, { id: "c121" }],
          list: { totalCount: 1 },
        },
      })
    }),
  )

  itEffect("shows the breadcrumbs of a product and its related products", () =>
    Effect.gen(function* () {
      const { content } = yield* load(page("ItxProductPage", { mfname: "7001", productUrl: "x" }), {
        catalog: {
          getProductByPartNumber: (mfname) => Effect.succeed(aProduct({ mfname })),
          listRelatedProducts: () => Effect.succeed([aSummary({ id: "p2" })]),
        },
      })
      expect(content).toMatchObject({
        content: "product",
        product: {
          product: { mfname: "7001" },
          readAt: 0,
          path: [{ id: "c1" }, { id: "c12" }, { id: "c121" }],
          related: [{ id: "p2" }],
        },
      })
    }),
  )

  itEffect("shows a bundle by its store's policy: sold out with one of its items, or as the backend reports", () =>
    Effect.gen(function* () {
      const bundle = {
        price: { minorUnits: 1, currencyCode: "EUR" },
        images: [],
        components: [
          { ...aSummary({ visibility: "sold_out" }), colors: [] },
          { ...aSummary(), colors: [] },
        ],
      }
      const shown = (configuration: Readonly<Record<string, string>>) =>
        load(page("ItxProductPage", { mfname: "6001" }), {
          catalog: {
            getProductByPartNumber: () => Effect.succeed(aProduct({ bundle })),
            listRelatedProducts: () => Effect.succeed([]),
          },
          configuration,
        })
      expect((yield* shown({ VISIBILITY_BUNDLE_STOCK: "true" })).content).toMatchObject({
        product: { product: { visibility: "sold_out" } },
      })
      expect((yield* shown({})).content).toMatchObject({ product: { product: { visibility: "show" } } })
    }),
  )

  itEffect("shows a product without related ones when those cannot be read", () =>
    Effect.gen(function* () {
      const { content } = yield* load(page("ItxProductPage", { mfname: "7001" }), {
        catalog: {
          getProductByPartNumber: () => Effect.succeed(aProduct()),
          listRelatedProducts: () => Effect.fail(backendError("fault")),
        },
      })
      expect(content).toMatchObject({ content: "product", product: { related: [] } })
    }),
  )

  itEffect("shows no breadcrumbs for a product outside the tree", () =>
    Effect.gen(function* () {
      const { content } = yield* load(page("ItxProductPage", { mfname: "7001" }), {
        catalog: {
          getProductByPartNumber: () => Effect.succeed(aProduct({ categoryIds: [] })),
          listRelatedProducts: () => Effect.succeed([]),
        },
      })
      expect(content).toMatchObject({ content: "product", product: { path: [] } })
    }),
  )

  itEffect("F82 trims a search text, composes it and cuts it between characters", () =>
    Effect.gen(function* () {
      const terms: string[] = []
      const catalog: Catalog = {
        listSearchSuggestions: () => Effect.succeed([]),
        searchProducts: (term) =>
          Effect.sync(() => {
            terms.push(term)
            return aList([])
          }),
      }
      yield* load(page("ItxSearchPage", { keyWord: "  cafe\u0301 " }), { catalog })
      yield* load(page("ItxSearchPage", { keyWord: "👗".repeat(5000) }), { catalog })
      yield* load(page("ItxSearchPage", { keyWord: ".*+?[(" }), { catalog })
      expect(terms).toEqual(["café", "👗".repeat(128), ".*+?[("])
    }),
  )

  itEffect("makes no call for an empty search", () =>
    Effect.gen(function* () {
      const { content } = yield* load(page("ItxSearchPage", { keyWord: " \u00a0" }))
      expect(content).toMatchObject({ content: "search", search: { term: "", list: { totalCount: 0, products: [] } } })
    }),
  )

  itEffect("shows the cart", () =>
    Effect.gen(function* () {
      expect((yield* load(page("ItxShopCartPage"))).content).toEqual({ content: "cart", cart: aCart() })
    }),
  )

  itEffect("is cacheable for the catalogue and private for a customer", () =>
    Effect.gen(function* () {
      const home = yield* load(page("ItxHomePage"))
      const cart = yield* load(page("ItxShopCartPage"))
      const checkout = yield* load(page("ItxOrderCheckoutPage"))
      const nowhere = yield* load(page("ItxNowherePage"))
      expect([home, cart, checkout, nowhere].map(isPublicPage)).toEqual([true, false, false, false])
    }),
  )
})

describe("a page that cannot be shown", () => {
  const pageError = (what: string) => ({ content: "pageError", pageError: { pageError: "notFound", what } })
  const gone = Effect.fail(backendError("notFound"))

  for (const [what, address, overrides] of [
    ["page", page("ItxNowherePage"), {}],
    ["page", page("__proto__"), {}],
    ["category", page("ItxCategoryPage", { seoId: "999" }), {}],
    ["category", page("ItxCategoryPage"), {}],
    ["category", page("ItxCategoryPage", { seoId: "121" }), { catalog: { listCategoryProducts: () => gone } }],
    ["product", page("ItxProductPage", { mfname: "1" }), { catalog: { getProductByPartNumber: () => gone } }],
    [
      "product",
      page("ItxProductPage", { mfname: "1" }),
      { catalog: { getProductByPartNumber: () => Effect.succeed(aProduct({ visibility: "hidden" })) } },
    ],
    ["order", page("ItxOrderConfirmationPage", { orderId: "../1" }), {}],
    ["order", page("ItxOrderConfirmationPage"), {}],
    ["order", page("ItxOrderConfirmationPage", { orderId: "7001" }), { order: { getOrderConfirmation: () => gone } }],
  ] as const) {
    itEffect(
      `reports a missing ${what}: ${address.page} ${JSON.stringify(address.parameters)}` +
        `, ${Object.keys(overrides).join() || "as requested"}`,
      () =>
        Effect.gen(function* () {
          expect((yield* load(address, overrides)).content).toEqual(pageError(what))
        }),
    )
  }

  for (const reason of Object.keys(REASONS).filter(
    (name): name is keyof typeof REASONS => name in REASONS && !["notFound", "busy"].includes(name),
  )) {
    itEffect(`reports a failing backend (${reason}), names the call and keeps its layout`, () =>
      Effect.gen(function* () {
        const { content, frame } = yield* load(page("ItxShopCartPage"), {
          cart: { getCart: Effect.fail(backendError(reason, "getCart")) },
        })
        expect(content).toEqual({
          content: "pageError",
          pageError: { pageError: "unavailable", errorKey: `getCart.${REASONS[reason]._tag}` },
        })
        expect(frame?.categories).toEqual(TREE)
      }),
    )
  }

  itEffect("is the waiting room when the store is full", () =>
    Effect.gen(function* () {
      const { content } = yield* load(page("ItxHomePage"), {
        content: { listMarketingSpots: () => Effect.fail(backendError("busy")) },
      })
      expect(content).toEqual({ content: "waiting", queueRefused: { retryAfterMillis: 3000 } })
    }),
  )

  itEffect("has the waiting room at its own address, without a call to the full store", () =>
    Effect.gen(function* () {
      const { content, frame } = yield* load(page("ItxSmartWaitingRoomPage"), {
        catalog: { listCategories: Effect.die("asked for categories") },
      })
      expect([content, frame?.categories, frame?.store]).toEqual([{ content: "waiting" }, [], aStore()])
    }),
  )

  itEffect("keeps its store and language when the categories cannot be read", () =>
    Effect.gen(function* () {
      const { frame, content, isPartial } = yield* load(page("ItxHomePage"), {
        catalog: { listCategories: Effect.fail(backendError("unreachable")) },
      })
      expect(isPartial).toBe(true)
      expect(frame).toEqual({
        store: aStore(),
        language: aStore().languages[0],
        catalogId: "20000034",
        categories: [],
        texts: {},
      })
      expect(content).toMatchObject({ content: "home" })
    }),
  )

  itEffect("shows the built-in texts when the editorial ones cannot be read", () =>
    Effect.gen(function* () {
      const { frame } = yield* load(page("ItxHomePage"), {
        content: { getTranslations: () => Effect.fail(backendError("fault")) },
      })
      expect([frame?.texts, frame?.categories]).toEqual([{}, TREE])
    }),
  )
})

describe("the store selector", () => {
  const select = (listStores: (typeof StoreGateway)["Service"]["listStores"]) =>
    Effect.provide(
      loadStoreSelector({ page: "ItxWorldWidePage", parameters: {} }),
      Layer.mock(StoreGateway, { listStores }),
    )

  itEffect("shows every store and belongs to none", () =>
    Effect.gen(function* () {
      const shown = yield* select(Effect.succeed([aStore()]))
      expect([shown, isPublicPage(shown)]).toEqual([
        { address: { page: "ItxWorldWidePage", parameters: {} }, content: { content: "stores", stores: [aStore()] } },
        true,
      ])
    }),
  )

  itEffect("reports a failing backend", () =>
    Effect.gen(function* () {
      expect((yield* select(Effect.fail(backendError("timedOut", "listStores")))).content).toEqual({
        content: "pageError",
        pageError: { pageError: "unavailable", errorKey: "listStores.TimedOut" },
      })
    }),
  )
})
