import * as Effect from "effect/Effect"
import { CatalogGateway } from "../../../application/catalog/CatalogGateway.ts"
import type { paths } from "../../../contracts/generated/catalog.d.ts"
import { gateway } from "../gateway.ts"
import { callOperation } from "../http/callOperation.ts"
import { contractClient } from "../http/send/contractClient.ts"
import { toProductSummary } from "../http/wire/ProductSummaryWire.ts"
import {
  decodeCatentryList,
  decodeCategory,
  decodeCategoryTree,
  fromProductQuery,
  decodeProductFilters,
  decodeProductList,
  decodeProducts,
  decodeStockList,
  decodeSuggestions,
  toCategory,
  toCatentries,
  toProductCounts,
  toFacets,
  toProductList,
  toSkuStock,
  toSuggestion,
} from "./catalogWire.ts"
import { decodeProductDetail, toProduct } from "./productDetailWire.ts"

const client = contractClient<paths>()

/** The catalogue of one store in one language over the contract's `catalog` document. */
export const httpCatalogGateway = gateway(CatalogGateway, (backend, { store, catalogId }) => {
  const { currencyCode } = store.currency
  const path = { version: "2", storeId: store.id, catalogId } as const
  const listOf = toProductList(currencyCode)
  const productOf = toProduct(currencyCode)
  const summaryOf = toProductSummary(currencyCode)
  const summaries = Effect.map(({ products }: { readonly products: readonly Parameters<typeof summaryOf>[0][] }) =>
    products.map(summaryOf),
  )
  const categoryTree = (query: { readonly withSubCategories: boolean; readonly withNumberOfProducts?: boolean }) =>
    callOperation(
      backend,
      "listCategories",
      () => client.GET("/itxrest/{version}/catalog/store/{storeId}/{catalogId}/category", { params: { path, query } }),
      { decode: decodeCategoryTree },
    )
  return {
    listCategories: categoryTree({ withSubCategories: true }).pipe(
      Effect.map(({ categories }) => categories.map(toCategory)),
    ),
    countProducts: categoryTree({ withSubCategories: false, withNumberOfProducts: true }).pipe(
      Effect.map(toProductCounts),
    ),
    getCategory: (categoryId) =>
      callOperation(
        backend,
        "getCategory",
        () =>
          client.GET("/itxrest/{version}/catalog/store/{storeId}/{catalogId}/category/{categoryId}", {
            params: { path: { ...path, categoryId } },
          }),
        { decode: decodeCategory },
      ).pipe(Effect.map(toCategory)),
    listCategoryProducts: (categoryId, query) =>
      callOperation(
        backend,
        "listCategoryProducts",
        () =>
          client.GET("/itxrest/{version}/catalog/store/{storeId}/{catalogId}/category/{categoryId}/product", {
            params: { path: { ...path, categoryId }, query: fromProductQuery(query) },
          }),
        { decode: decodeProductList },
      ).pipe(Effect.map(listOf)),
    listProductsByCategoryKey: (categoryKey, pageNumber) =>
      callOperation(
        backend,
        "listProductsByCategoryKey",
        () =>
          client.GET("/itxrest/{version}/catalog/store/{storeId}/{catalogId}/category-key/{categoryKey}/product", {
            params: { path: { ...path, categoryKey }, query: { pageNumber } },
          }),
        { decode: decodeProductList },
      ).pipe(Effect.map(listOf)),
    searchProducts: (searchTerm, query) =>
      callOperation(
        backend,
        "searchProducts",
        () =>
          client.GET("/itxrest/{version}/catalog/store/{storeId}/{catalogId}/search", {
            params: { path, query: { searchTerm, ...fromProductQuery(query) } },
          }),
        { decode: decodeProductList },
      ).pipe(Effect.map(listOf)),
    getProductDetail: (categoryId, productId, options = {}) =>
      callOperation(
        backend,
        "getProductDetail",
        () =>
          client.GET(
            "/itxrest/{version}/catalog/store/{storeId}/{catalogId}/category/{categoryId}/product/{productId}/detail",
            {
              params: { path: { ...path, categoryId, productId }, query: options },
            },
          ),
        { decode: decodeProductDetail },
      ).pipe(Effect.map(productOf)),
    getProductByPartNumber: (partNumber) =>
      callOperation(
        backend,
        "getProductByPartNumber",
        () =>
          client.GET("/itxrest/{version}/catalog/store/{storeId}/{catalogId}/part-number/{partNumber}/detail", {
            params: { path: { ...path, partNumber } },
          }),
        { decode: decodeProductDetail },
      ).pipe(Effect.map(productOf)),
    listCatalogProducts: (productIds) =>
      callOperation(
        backend,
        "listCatalogProducts",
        () =>
          client.GET("/itxrest/{version}/catalog/store/{storeId}/{catalogId}/productsArray", {
            params: { path, query: { productIds: productIds.join(","), withoutRelatedProducts: true } },
          }),
        { decode: decodeProducts },
      ).pipe(summaries),
    listFilters: (productIds) =>
      callOperation(
        backend,
        "listFilters",
        () =>
          client.POST("/itxrest/{version}/catalog/store/{storeId}/{catalogId}/filters", {
            params: { path },
            body: { productIds },
          }),
        { decode: decodeProductFilters },
      ).pipe(Effect.map(({ filters }) => toFacets(filters))),
    getStock: (productIds) =>
      callOperation(
        backend,
        "getStock",
        () =>
          client.GET("/itxrest/{version}/catalog/store/{storeId}/{catalogId}/stock", {
            params: { path, query: { productIds: productIds.join(",") } },
          }),
        { decode: decodeStockList },
      ).pipe(Effect.map(toSkuStock)),
    getProductStock: (productId) =>
      callOperation(
        backend,
        "getProductStock",
        () =>
          client.GET("/itxrest/{version}/catalog/store/{storeId}/{catalogId}/product/{productId}/stock", {
            params: { path: { ...path, productId } },
          }),
        { decode: decodeStockList },
      ).pipe(Effect.map(toSkuStock)),
    getCategoryStock: (categoryId) =>
      callOperation(
        backend,
        "getCategoryStock",
        () =>
          client.GET("/itxrest/{version}/catalog/store/{storeId}/{catalogId}/category/{categoryId}/stock", {
            params: { path: { ...path, categoryId } },
          }),
        { decode: decodeStockList },
      ).pipe(Effect.map(toSkuStock)),
    listCatentriesByPartNumbers: (partNumbers) =>
      callOperation(
        backend,
        "listCatentriesByPartNumbers",
        () =>
          client.GET("/itxrest/{version}/catalog/store/{storeId}/catentry", {
            params: { path: { version: "2", storeId: store.id }, query: { partnumbers: partNumbers.join(",") } },
          }),
        { decode: decodeCatentryList },
      ).pipe(Effect.map(toCatentries)),
    listRelatedProducts: (productId) =>
      callOperation(
        backend,
        "listRelatedProducts",
        () =>
          client.GET("/itxrest/{version}/catalog/store/{storeId}/{catalogId}/product/{productId}/related", {
            params: { path: { ...path, productId } },
          }),
        { decode: decodeProducts },
      ).pipe(summaries),
    listSearchSuggestions: (searchTerm) =>
      callOperation(
        backend,
        "listSearchSuggestions",
        () =>
          client.GET("/itxrest/{version}/catalog/store/{storeId}/{catalogId}/search-suggestions", {
            params: { path, query: { searchTerm } },
          }),
        { decode: decodeSuggestions },
      ).pipe(Effect.map(({ suggestions }) => suggestions.map(toSuggestion))),
  }
})
