import { contentArticles } from "./content/contentArticles.ts"
import type { ResolvedStore } from "../stores/Stores.ts"
import type { CatalogReads } from "../catalog/CatalogReads.ts"
import { listProducts } from "../catalog/listing/listProducts.ts"
import { hasProducts } from "../catalog/CategoryNode.ts"
import { readFilters } from "../catalog/listing/listFilters.ts"
import { searchScope } from "../catalog/ProductScope.ts"
import { searchIndex, searchWords } from "../catalog/search/searchText.ts"
import { operation, type Operation } from "../platform/http/Operation.ts"
import type { SandboxServices } from "../platform/services/SandboxServices.ts"
import { parseStored } from "../platform/storage/parseStored.ts"

const PRODUCTS = 12
const MAX_CATEGORIES = 8
const MAX_SPOTS = 4

interface SpotTexts {
  readonly title: string
  readonly text: string
  readonly callToAction: string
}

const isSpotTexts = (value: unknown): value is SpotTexts =>
  typeof value === "object" && value !== null && "title" in value && "text" in value

/** Editorial content, and the search across all content. */
export const discoveryOperations = (services: SandboxServices, reads: CatalogReads): readonly Operation[] => {
  const { stores, storage } = services
  const readSpots = async (store: ResolvedStore, languageId: string) => {
    const rows = await storage.db
      .selectFrom("spot")
      .selectAll()
      .where("store_id", "=", store.id)
      .orderBy("spot")
      .orderBy("position")
      .execute()
    const { byId } = await reads.tree(store.id, languageId)
    return rows.flatMap((row) => {
      const texts: unknown = parseStored(row.texts)
      const own =
        typeof texts === "object" && texts !== null
          ? Object.entries(texts).find(([id]) => id === languageId)?.[1]
          : undefined
      return isSpotTexts(own)
        ? [
            {
              spot: row.spot,
              position: row.position,
              title: own.title,
              text: own.text,
              callToAction: own.callToAction,
              ...(byId.has(row.category_id) ? { categoryId: row.category_id } : {}),
            },
          ]
        : []
    })
  }
  return [
    operation(
      "listCmsSpots",
      async ({ path, query }) => {
        const store = await stores.require(path.storeId)
        const byCode =
          query.languageId === undefined
            ? store.languages.find(({ code }) => code === query.lang?.toLowerCase())
            : undefined
        const language = byCode ?? store.language(query.languageId)
        const spots = [
          ...(await readSpots(store, language.id)),
          ...contentArticles(store, language, await stores.configuration(store.id)),
        ]
        return { status: 200, body: { spots: spots.filter(({ spot }) => spot.startsWith(query.spot ?? "")) } }
      },
      "catalogue",
    ),
    operation(
      "search",
      async ({ path, query }) => {
        const store = await stores.requireCatalog(path.storeId, path.catalogId)
        const language = store.language(query.languageId)
        const { id: languageId } = language
        const typed = searchWords(query.searchTerm, language.code)
        const { byId } = await reads.tree(store.id, languageId)
        const list = await listProducts(services, reads, searchScope(store.id, language, query.searchTerm), {
          languageId,
          filters: readFilters({}),
          order: "relevance",
          pageNumber: 1,
          pageSize: query.max ?? PRODUCTS,
          withSizes: false,
          offered: reads.branchingCategories(store.id, languageId),
        })
        const isMatch = (text: string): boolean => {
          const localizedTexts = searchIndex(text, language.code)
          return typed.length > 0 && typed.every((word) => localizedTexts.includes(word))
        }
        const categories = [...byId.values()].filter((node) => hasProducts(node) && isMatch(node.name))
        const spots = (await readSpots(store, languageId)).filter(({ title, text }) => isMatch(`${title} ${text}`))
        return {
          status: 200,
          body: {
            searchTerm: query.searchTerm,
            totalProducts: list.totalCount,
            products: list.products.map(
              ({ id, mfname, productUrl, name, categoryId, price, oldPrice, images: [image] }) => ({
                id,
                mfname,
                productUrl,
                name,
                price,
                ...(categoryId === undefined ? {} : { categoryId }),
                ...(oldPrice === undefined ? {} : { oldPrice }),
                ...(image === undefined ? {} : { image }),
              }),
            ),
            categories: categories
              .slice(0, MAX_CATEGORIES)
              .map(({ id, name, key, productCount }) => ({ id, name, key, productCount })),
            spots: spots.slice(0, MAX_SPOTS).map(({ spot, title, categoryId }) => ({
              spot,
              title,
              ...(categoryId === undefined ? {} : { categoryId }),
            })),
          },
        }
      },
      "catalogue",
    ),
  ]
}
