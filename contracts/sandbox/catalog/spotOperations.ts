import { operation, type Operation } from "../platform/http/Operation.ts"
import type { SandboxServices } from "../platform/services/SandboxServices.ts"
import type { CatalogReads } from "./CatalogReads.ts"
import { hasProducts } from "./CategoryNode.ts"
import { editorialImage } from "./images/editorialImage.ts"
import { readSummaries } from "./listing/readSummaries.ts"
import { parseStored } from "../platform/storage/parseStored.ts"

interface SpotTexts {
  readonly title: string
  readonly text: string
  readonly callToAction: string
}

const isSpotTexts = (value: unknown): value is SpotTexts =>
  typeof value === "object" && value !== null && "title" in value && "text" in value
const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null

export const spotOperations = (
  { stores, storage: { db } }: SandboxServices,
  reads: CatalogReads,
): readonly Operation[] => [
  operation(
    "listMarketingSpots",
    async ({ path, query }) => {
      const store = await stores.requireCatalog(path.storeId, path.catalogId)
      const languageByCode =
        query.languageId === undefined
          ? store.languages.find(({ code }) => code === query.lang?.toLowerCase())
          : undefined
      const language = languageByCode ?? store.language(query.languageId)
      const storeRows = await db
        .selectFrom("spot")
        .selectAll()
        .where("store_id", "=", store.id)
        .orderBy("spot")
        .orderBy("position")
        .execute()
      const { byId } = await reads.tree(store.id, language.id)
      // Spots with an empty list are hidden.
      const rows = storeRows.filter(({ spot, category_id }) => {
        const category = byId.get(category_id)
        return (
          (spot === query.spot || spot.startsWith(`${query.spot}-`)) &&
          (category === undefined || hasProducts(category))
        )
      })
      const spots = await Promise.all(
        rows.map(async (row) => {
          const texts: unknown = parseStored(row.texts)
          const own = isRecord(texts) ? texts[language.id] : undefined
          if (!isSpotTexts(own)) throw new Error("A row of spot is damaged.")
          const ids: unknown = parseStored(row.products)
          const category = byId.get(row.category_id)
          const products = await readSummaries(db, store.id, language.id, Array.isArray(ids) ? ids.map(String) : [])
          const image = products[0] === undefined ? undefined : editorialImage(products[0], own.title)
          return {
            spot: row.spot,
            position: row.position,
            ...own,
            ...(category === undefined ? {} : { categoryId: category.id, categoryKey: category.key }),
            products,
            images: image === undefined ? [] : [image],
          }
        }),
      )
      return { status: 200, body: { spots } }
    },
    "catalogue",
  ),
]
