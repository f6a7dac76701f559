import { MatchersV3 } from "@pact-foundation/pact"
import * as Effect from "effect/Effect"
import { describe, expect } from "vitest"
import { CatalogGateway } from "../../../application/catalog/CatalogGateway.ts"
import { ContentGateway } from "../../../application/content/ContentGateway.ts"
import { StoreGateway } from "../../../application/store/StoreGateway.ts"
import { FIRST_PAGE } from "../../../domain/catalog/ProductQuery.ts"
import type { PromisedCall } from "../../support/backend/pactArea.ts"
import { STATE_VALUES, pactArea, REST_QUERY } from "../../support/backend/pactArea.ts"
import {
  anyRefusedShape,
  bundleShape,
  categoryShape,
  facetsShape,
  listShape,
  productShape,
  sizeGuideShape,
  stockShape,
  storeShape,
  storesShape,
  summaryShape,
} from "../../support/backend/pactShapes.ts"
import { inSpain, storeId } from "../../support/backend/scopes.ts"
import { promiseProductServices } from "./productPromises.ts"

const promises = pactArea("catalog")
const { eachLike, string } = MatchersV3
const store = "/itxrest/2/catalog/store/10000034"
const catalog = `${store}/20000034`

/** These requests use the desktop's catalogue (S9). */
const DESKTOP = { typeCatalog: "1" }

/** A public read that succeeds. */
function reading<A>(
  state: PromisedCall<A>["state"],
  path: string,
  rest: Pick<PromisedCall<A>, "query" | "answer" | "call" | "expect">,
): PromisedCall<A> {
  return { state, by: "nobody", request: ["GET", path], status: 200, ...rest, query: { ...REST_QUERY, ...rest.query } }
}

describe("the pact about stores", () => {
  promises("listStores", "every country store is listed", {
    state: ["a store"],
    by: "nobody",
    request: ["GET", "/itxrest/2/catalog/store"],
    query: { appId: "1" },
    status: 200,
    answer: storesShape,
    call: StoreGateway.use((gateway) => gateway.listStores),
    expect: (stores) => expect(stores.map(({ id }) => id)).toEqual(["10000034"]),
  })
  promises("getStore", "a store tells how it writes its money", {
    state: ["a store"],
    by: "nobody",
    request: ["GET", store],
    query: { appId: "1" },
    status: 200,
    answer: storeShape,
    call: StoreGateway.use((gateway) => gateway.getStore(inSpain.store.id)),
    expect: (spain) => expect(spain.currency).toMatchObject({ currencyCode: "EUR", currencyDecimals: 2 }),
  })
  promises("getStore", "a store that does not exist is not there", {
    state: ["no such store", { storeId: "19999999" }],
    by: "nobody",
    request: ["GET", "/itxrest/2/catalog/store/19999999"],
    query: { appId: "1" },
    status: 404,
    answer: anyRefusedShape,
    call: Effect.flip(StoreGateway.use((gateway) => gateway.getStore(storeId("19999999")))),
    expect: (error) => expect(error.reason._tag).toBe("NotFound"),
  })
})

describe("the pact about the catalogue", () => {
  promises(
    "listCategories",
    "the tree is read whole",
    reading(["a category with products"], `${catalog}/category`, {
      query: { ...DESKTOP, withSubCategories: "true" },
      answer: { categories: eachLike(categoryShape) },
      call: CatalogGateway.use((gateway) => gateway.listCategories),
      expect: ([first]) => expect(first).toMatchObject({ id: "1020", seoId: "1020" }),
    }),
  )
  promises(
    "getCategory",
    "one category is read",
    reading(["a category with products"], `${catalog}/category/\${categoryId}`, {
      answer: categoryShape,
      call: CatalogGateway.use((gateway) => gateway.getCategory(STATE_VALUES.categoryId)),
      expect: ({ key }) => expect(key).toBe("men-shirts"),
    }),
  )
  promises(
    "listCategoryProducts",
    "products of a category come in pages, with filters",
    reading(["a category with products"], `${catalog}/category/\${categoryId}/product`, {
      query: { ...DESKTOP, pageNumber: "1", order: "price_asc", priceMin: "0" },
      answer: listShape,
      call: CatalogGateway.use((gateway) =>
        gateway.listCategoryProducts(STATE_VALUES.categoryId, { ...FIRST_PAGE, order: "price_asc", priceMin: 0 }),
      ),
      expect: (list) =>
        expect(list).toMatchObject({
          pageNumber: 1,
          products: [{ id: "510001" }],
          facets: { colors: [{ value: "400" }] },
        }),
    }),
  )
  promises(
    "listProductsByCategoryKey",
    "a category is also known by its key",
    reading(["a category with products"], `${catalog}/category-key/\${categoryKey}/product`, {
      query: { ...DESKTOP, pageNumber: "1" },
      answer: listShape,
      call: CatalogGateway.use((gateway) => gateway.listProductsByCategoryKey(STATE_VALUES.categoryKey, 1)),
      expect: (list) => expect(list.totalCount).toBe(1),
    }),
  )
  promises(
    "searchProducts",
    "a search finds products",
    reading(["a product in stock"], `${catalog}/search`, {
      query: { ...DESKTOP, searchTerm: "${searchTerm}", pageNumber: "1" },
      answer: listShape,
      call: CatalogGateway.use((gateway) => gateway.searchProducts(STATE_VALUES.searchTerm, FIRST_PAGE)),
      expect: (list) => expect(list.products).toHaveLength(1),
    }),
  )
  promises(
    "getProductDetail",
    "a product has colours, sizes and prices",
    reading(["a product in stock"], `${catalog}/category/\${categoryId}/product/\${productId}/detail`, {
      query: DESKTOP,
      answer: productShape,
      call: CatalogGateway.use((gateway) => gateway.getProductDetail(STATE_VALUES.categoryId, STATE_VALUES.productId)),
      expect: (product) =>
        expect(product.colors[0]?.sizes[0]).toMatchObject({ sku: "8201-400-3", price: { minorUnits: 3995 } }),
    }),
  )
  promises(
    "getProductDetail",
    "a product has a size guide for who asks for it",
    reading(["a product in stock"], `${catalog}/category/\${categoryId}/product/\${productId}/detail`, {
      query: { ...DESKTOP, withSizeGuide: "true" },
      answer: { ...productShape, sizeGuide: sizeGuideShape },
      call: CatalogGateway.use((gateway) =>
        gateway.getProductDetail(STATE_VALUES.categoryId, STATE_VALUES.productId, { withSizeGuide: true }),
      ),
      expect: ({ sizeGuide }) =>
        expect(sizeGuide).toMatchObject({
          measures: [{ id: "chest" }],
          sizes: [{ name: "M", ranges: [{ measureId: "chest", minimum: 960, maximum: 1019 }] }],
        }),
    }),
  )
  promises(
    "getProductByPartNumber",
    "a product is found by the number in its address",
    reading(["a product in stock"], `${catalog}/part-number/\${mfname}/detail`, {
      query: DESKTOP,
      answer: productShape,
      call: CatalogGateway.use((gateway) => gateway.getProductByPartNumber(STATE_VALUES.mfname)),
      expect: (product) => expect(product.mfname).toBe("8201"),
    }),
  )
  promises(
    "getProductByPartNumber",
    "a bundle has a price, and pieces with colours and sizes to choose",
    reading(["a bundle"], `${catalog}/part-number/\${bundleMfname}/detail`, {
      query: DESKTOP,
      answer: bundleShape,
      call: CatalogGateway.use((gateway) => gateway.getProductByPartNumber(STATE_VALUES.bundleMfname)),
      expect: ({ bundle, colors }) => {
        expect(colors).toEqual([])
        expect(bundle).toMatchObject({
          price: { minorUnits: 6990 },
          components: [{ id: "510001", colors: [{ id: "400", sizes: [{ sku: "8201-400-3" }] }] }],
        })
      },
    }),
  )
  promises("getProductByPartNumber", "a product that is gone is not there", {
    state: ["a store"],
    by: "nobody",
    request: ["GET", `${catalog}/part-number/999999999/detail`],
    query: { ...REST_QUERY, ...DESKTOP },
    status: 404,
    answer: anyRefusedShape,
    call: Effect.flip(CatalogGateway.use((gateway) => gateway.getProductByPartNumber("999999999"))),
    expect: (error) => expect(error.reason._tag).toBe("NotFound"),
  })
  promises(
    "listCatalogProducts",
    "products are read by their ids",
    reading(["a product in stock"], `${catalog}/productsArray`, {
      query: { productIds: "${productId}", withoutRelatedProducts: "true" },
      answer: { products: eachLike(summaryShape) },
      call: CatalogGateway.use((gateway) => gateway.listCatalogProducts([STATE_VALUES.productId])),
      expect: (products) => expect(products).toHaveLength(1),
    }),
  )
  promises("listFilters", "given products offer filters", {
    state: ["a product in stock"],
    by: "nobody",
    request: ["POST", `${catalog}/filters`],
    query: REST_QUERY,
    body: { productIds: [MatchersV3.fromProviderState("${productId}", STATE_VALUES.productId)] },
    status: 200,
    answer: { filters: facetsShape },
    call: CatalogGateway.use((gateway) => gateway.listFilters([STATE_VALUES.productId])),
    expect: ({ sizes }) => expect(sizes).toEqual([{ value: "3", label: "M", count: 1 }]),
  })
  promises(
    "getStock",
    "stock is read for several products",
    reading(["a product in stock"], `${catalog}/stock`, {
      query: { productIds: "${productId}" },
      answer: stockShape,
      call: CatalogGateway.use((gateway) => gateway.getStock([STATE_VALUES.productId])),
      expect: (stock) =>
        expect(stock).toEqual([{ sku: "8201-400-3", productId: "510001", visibility: "show", isLow: false }]),
    }),
  )
  promises(
    "getProductStock",
    "stock is read for a product",
    reading(["a product in stock"], `${catalog}/product/\${productId}/stock`, {
      answer: stockShape,
      call: CatalogGateway.use((gateway) => gateway.getProductStock(STATE_VALUES.productId)),
      expect: (stock) => expect(stock).toHaveLength(1),
    }),
  )
  promises(
    "getCategoryStock",
    "stock is read for a category",
    reading(["a category with products"], `${catalog}/category/\${categoryId}/stock`, {
      answer: stockShape,
      call: CatalogGateway.use((gateway) => gateway.getCategoryStock(STATE_VALUES.categoryId)),
      expect: (stock) => expect(stock).toHaveLength(1),
    }),
  )
  promises(
    "listCatentriesByPartNumbers",
    "a part number names its product",
    reading(["a product in stock"], `${store}/catentry`, {
      query: { partnumbers: "${mfname}" },
      answer: {
        catentries: eachLike({
          partNumber: string("8201"),
          catentryId: string("510001"),
          productId: string("510001"),
          categoryId: string("1020"),
        }),
      },
      call: CatalogGateway.use((gateway) => gateway.listCatentriesByPartNumbers([STATE_VALUES.mfname])),
      expect: (entries) =>
        expect(entries).toEqual([
          { partNumber: "8201", catentryId: "510001", productId: "510001", categoryId: "1020" },
        ]),
    }),
  )
  promises(
    "listRelatedProducts",
    "some products go with one",
    reading(["a product with related products"], `${catalog}/product/\${productId}/related`, {
      answer: { products: eachLike(summaryShape) },
      call: CatalogGateway.use((gateway) => gateway.listRelatedProducts(STATE_VALUES.productId)),
      expect: (products) => expect(products).toHaveLength(1),
    }),
  )
  promises("listMarketingSpots", "the home page opens with what editors chose; this call alone has no appId", {
    state: ["an editorial spot", { spot: "home-hero" }],
    by: "nobody",
    request: ["GET", `${catalog}/marketing-spot`],
    query: { spot: "home-hero", countryCode: "ES", lang: "es", languageId: "-5" },
    status: 200,
    answer: {
      spots: eachLike({ spot: string("home-hero"), position: MatchersV3.integer(1), title: string("Algodón lavado") }),
    },
    call: ContentGateway.use((gateway) => gateway.listMarketingSpots("home-hero")),
    expect: (spots) => expect(spots[0]?.title).toBe("Algodón lavado"),
  })
  promises(
    "listSearchSuggestions",
    "a beginning is completed",
    reading(["a product in stock"], `${catalog}/search-suggestions`, {
      query: { searchTerm: "${prefix}" },
      answer: { suggestions: eachLike({ term: string("camisa oxford") }) },
      call: CatalogGateway.use((gateway) => gateway.listSearchSuggestions(STATE_VALUES.prefix)),
      expect: (suggestions) => expect(suggestions).toEqual([{ term: "camisa oxford" }]),
    }),
  )
})

promiseProductServices(promises)
