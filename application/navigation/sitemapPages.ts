import * as Effect from "effect/Effect"
import type { Category } from "../../domain/catalog/Category.ts"
import type { ProductSummary } from "../../domain/catalog/ProductSummary.ts"
import { categoryPath } from "../../domain/catalog/categoryPath.ts"
import { FIRST_PAGE } from "../../domain/catalog/ProductQuery.ts"
import { sellsVirtualGiftCards } from "../../domain/gift-card/sellsVirtualGiftCards.ts"
import type { PageAddress } from "../../domain/navigation/PageAddress.ts"
import type { SitemapFile } from "../../domain/navigation/divideSitemap.ts"
import { divideSitemap } from "../../domain/navigation/divideSitemap.ts"
import { placeUrl } from "../../domain/location/placeUrl.ts"
import { CatalogGateway } from "../catalog/CatalogGateway.ts"
import type { ProductAddress } from "../catalog/ProductAddressGateway.ts"
import { ProductAddressGateway } from "../catalog/ProductAddressGateway.ts"
import { HELP_PAGE, LEGAL_PAGE } from "../content/HelpPage.ts"
import { listHelpTopics } from "../content/loadHelp.ts"
import { PhysicalStoreGateway } from "../location/PhysicalStoreGateway.ts"
import { STORE_CITY_PAGE, STORE_COUNTRY_PAGE, STORE_DETAIL_PAGE, STORE_LOCATOR_PAGE } from "../location/StorePages.ts"
import { optionalSection } from "../shared/optionalSection.ts"
import { legalDocuments } from "../../domain/store/legalDocuments.ts"
import { GIFT_CARD_PAGE } from "../gift-card/GiftCardPage.ts"
import { StoreScope } from "../store/StoreScope.ts"

/** Products of one top-level category, split into sitemap files. */
export interface SitemapSection {
  /** The number of the category. */
  readonly seoId: string
  readonly pageSize: number
  readonly parts: readonly SitemapFile[]
}

/** Products in a full page of a list, in the contract. */
const PAGE_SIZE = 24

/**
 * Returns the product sections of the sitemap of a store, which are the same in each of its languages; home page and
 * categories are separate. Fails with `BackendError`.
 *
 * *Details.* The numbers of products come with the categories: a list of each would make the backend read, and a new
 * demo store write, its products. Lists are read where a backend does not count.
 */
export const sitemapSections = Effect.fn("navigation.sitemapSections")(function* () {
  const gateway = yield* CatalogGateway
  const counts = yield* gateway.countProducts
  return yield* Effect.forEach(yield* gateway.listCategories, ({ id, seoId }) => {
    const count = counts.get(id)
    const list =
      count === undefined
        ? gateway.listCategoryProducts(id, FIRST_PAGE)
        : Effect.succeed({ totalCount: count, pageSize: PAGE_SIZE })
    return Effect.map(list, ({ totalCount, pageSize }): SitemapSection => ({
      seoId,
      pageSize,
      parts: divideSitemap(totalCount, pageSize),
    }))
  })
})

/**
 * Returns the addresses of a store's home page, gift card page (if it sells them), help topics, legal pages, physical
 * stores and every category, each once, in one language. Fails with `BackendError`.
 */
export const sitemapCategories = Effect.fn("navigation.sitemapCategories")(function* () {
  const gateway = yield* CatalogGateway
  const place = yield* scopeAddress
  const home: PageAddress = { page: "ItxHomePage", ...place, parameters: {} }
  const giftCards: readonly PageAddress[] = sellsVirtualGiftCards((yield* StoreScope).store)
    ? [{ page: GIFT_CARD_PAGE, ...place, parameters: {} }]
    : []
  const service = (page: string, parameters: PageAddress["parameters"] = {}): PageAddress => ({
    page,
    ...place,
    parameters,
  })
  const topics = yield* optionalSection("Help", listHelpTopics, [])
  const categories = allCategories(yield* gateway.listCategories)
  return [
    home,
    ...giftCards,
    ...(topics.length === 0 ? [] : [service(HELP_PAGE)]),
    ...topics.map((article) => service(HELP_PAGE, { article })),
    ...legalDocuments((yield* StoreScope).store.configuration).map((document) => service(LEGAL_PAGE, { document })),
    ...(yield* physicalStorePages(service)),
    ...categories.map(({ seoId, categoryUrl }): PageAddress => ({
      page: "ItxCategoryPage",
      ...place,
      parameters: { seoId, categoryUrl },
    })),
  ]
})

/** The locator, and the lists and pages of the physical stores in the store's country. */
const physicalStorePages = Effect.fnUntraced(function* (
  page: (name: string, parameters?: PageAddress["parameters"]) => PageAddress,
) {
  const { countryCode: code } = (yield* StoreScope).store
  const gateway = yield* PhysicalStoreGateway
  const stores = yield* optionalSection("Physical stores", gateway.listPhysicalStoresByCountry(code), [])
  if (stores.length === 0) return []
  const countryCode = code.toLowerCase()
  const cities = new Map(stores.map(({ cityId, city }) => [cityId, placeUrl(city)]))
  return [
    page(STORE_LOCATOR_PAGE),
    page(STORE_COUNTRY_PAGE, { countryCode }),
    ...[...cities].map(([cityId, cityUrl]) => page(STORE_CITY_PAGE, { countryCode, cityId, cityUrl })),
    ...stores.map(({ id, name }) => page(STORE_DETAIL_PAGE, { physicalStoreId: id, storeUrl: placeUrl(name) })),
  ]
})

/**
 * Returns the addresses of the products of a section in one of its parts, from 0. A product in several top-level
 * categories belongs to the one above its own category, so that it is listed once. Fails with `BackendError`.
 */
export const sitemapProducts = Effect.fn("navigation.sitemapProducts")(function* (
  { seoId, pageSize, parts }: SitemapSection,
  part: number,
) {
  const place = yield* scopeAddress
  const categories = yield* (yield* CatalogGateway).listCategories
  const section = categories.find((category) => category.seoId === seoId)
  const pages = parts[part]
  if (section === undefined || pages === undefined) return []
  const addresses = yield* (yield* ProductAddressGateway).listAddresses
  const isLast = part === parts.length - 1
  const products =
    addresses === undefined
      ? yield* listedProducts(section, categories, pages)
      : productsBelow(section, categories, addresses).slice(
          (pages.firstPage - 1) * pageSize,
          isLast ? undefined : pages.lastPage * pageSize,
        )
  return products.map(({ mfname, productUrl }): PageAddress => ({
    page: "ItxProductPage",
    ...place,
    parameters: { mfname, productUrl },
  }))
})

/** The products of the categories below a top-level one; those without a known category are in the first one. */
function productsBelow(
  section: Category,
  categories: readonly Category[],
  addresses: readonly ProductAddress[],
): readonly ProductAddress[] {
  const own = new Set(allCategories([section]).map(({ id }) => id))
  if (section !== categories[0]) return addresses.filter(({ categoryId = "" }) => own.has(categoryId))
  const known = new Set(allCategories(categories).map(({ id }) => id))
  return addresses.filter(({ categoryId = "" }) => own.has(categoryId) || !known.has(categoryId))
}

/** The same from the lists of a backend without an index. */
const listedProducts = Effect.fnUntraced(function* (
  section: Category,
  categories: readonly Category[],
  { firstPage, lastPage }: SitemapFile,
) {
  const gateway = yield* CatalogGateway
  const products: ProductSummary[] = []
  for (let pageNumber = firstPage; pageNumber <= lastPage; pageNumber += 1)
    products.push(...(yield* gateway.listCategoryProducts(section.id, { ...FIRST_PAGE, pageNumber })).products)
  return products.filter(
    ({ categoryId, visibility }) =>
      visibility !== "hidden" &&
      [undefined, section.id].includes(categoryPath(categories, ({ id }) => id === categoryId)[0]?.id),
  )
})

const scopeAddress = Effect.map(StoreScope, ({ store, language, catalogId }) => ({
  storeId: store.id,
  languageId: language.id,
  catalogId,
}))

/** Returns every category of a tree once, at any depth. */
function allCategories(roots: readonly Category[]): readonly Category[] {
  const known = new Map<string, Category>()
  const pending = roots.toReversed()
  for (let category = pending.pop(); category !== undefined; category = pending.pop()) {
    if (known.has(category.id)) continue
    known.set(category.id, category)
    pending.push(...category.subcategories.toReversed())
  }
  return [...known.values()]
}
