import type { components } from "../../generated/catalog.d.ts"
import { heightOf, widthsOf } from "../world/imagery/imageAddress.ts"
import { operation, type Operation } from "../http/Operation.ts"
import type { SandboxServices } from "../SandboxServices.ts"
import type { CatalogReads } from "./CatalogReads.ts"
import { readSummaries } from "./readSummaries.ts"

interface SpotTexts {
  readonly title: string
  readonly text: string
  readonly callToAction: string
}

const isSpotTexts = (value: unknown): value is SpotTexts => typeof value === "object" && value !== null && "title" in value && "text" in value
const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === "object" && value !== null

export const spotOperations = ({ stores, storage: { db } }: SandboxServices, reads: CatalogReads): readonly Operation[] => [
  operation(
    "listMarketingSpots",
    async ({ path, query }) => {
      const store = await stores.requireCatalog(path.storeId, path.catalogId)
      const byCode = query.languageId === undefined ? store.languages.find(({ code }) => code === query.lang?.toLowerCase()) : undefined
      const language = byCode ?? store.language(query.languageId)
      const ofStore = await db.selectFrom("spot").selectAll().where("store_id", "=", store.id).orderBy("spot").orderBy("position").execute()
      const rows = ofStore.filter(({ spot }) => spot === query.spot || spot.startsWith(`${query.spot}-`))
      const { byId } = await reads.tree(store.id, language.id)
      const spots = await Promise.all(
        rows.map(async (row) => {
          const texts: unknown = JSON.parse(row.texts)
          const own = isRecord(texts) ? texts[language.id] : undefined
          if (!isSpotTexts(own)) throw new Error("A row of spot is damaged.")
          const ids: unknown = JSON.parse(row.products)
          const category = byId.get(row.category_id)
          const products = await readSummaries(db, store.id, language.id, Array.isArray(ids) ? ids.map(String) : [])
          return {
            spot: row.spot,
            position: row.position,
            ...own,
            ...(category === undefined ? {} : { categoryId: category.id, categoryKey: category.key }),
            products,
            images: editorialImages(products, own.title),
          }
        }),
      )
      return { status: 200, body: { spots } }
    },
    "catalogue",
  ),
]

/** The wide picture of a spot: its first product, drawn for an editorial row. A merchant's own pictures have no such crop. */
const editorialImages = ([product]: readonly components["schemas"]["ProductSummary"][], alt: string): readonly components["schemas"]["Image"][] => {
  const image = product?.images[0]
  const colour = product?.colors[0]
  if (product === undefined || image === undefined || colour === undefined || image.external === true) return []
  const sizes = [...widthsOf("editorial")]
  const width = sizes.at(-1) ?? 0
  return [{ ...image, url: `/media/${product.id}/${colour.id}/editorial`, view: "editorial", sizes, width, height: heightOf("editorial", width), alt }]
}
