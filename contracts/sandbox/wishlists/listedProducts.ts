import type { Kysely } from "kysely"
import type { components } from "../../generated/wishlists.d.ts"
import { readSellables, type Sellable } from "../catalog/stock/Sellable.ts"
import { parseSummary } from "../catalog/productJson.ts"
import type { Database } from "../platform/storage/Database.ts"

/** Catalogue data of an item: its sku, or its product where no size was chosen. */
export type ListedProduct = Pick<
  components["schemas"]["WishlistItem"],
  | "sku"
  | "name"
  | "color"
  | "size"
  | "price"
  | "oldPrice"
  | "lowestPrice30Days"
  | "image"
  | "productUrl"
  | "mfname"
  | "isBuyable"
  | "unitsLot"
>

interface ItemIds {
  readonly catentry_id: string
  readonly product_id: string
}

/** Returns the products of items, by catentry id, in one language; without those that the store does not have. */
export const readListedProducts = async (
  db: Kysely<Database>,
  storeId: string,
  languageId: string,
  items: readonly ItemIds[],
): Promise<ReadonlyMap<string, ListedProduct>> => {
  if (items.length === 0) return new Map()
  const skus = await db
    .selectFrom("sku")
    .select("sku")
    .where("store_id", "=", storeId)
    .where("catentry_id", "in", [...new Set(items.map(({ catentry_id }) => catentry_id))])
    .execute()
  const sellables = await readSellables(
    db,
    storeId,
    languageId,
    skus.map(({ sku }) => sku),
  )
  const listed = new Map(
    [...sellables.values()].map((sellable): [string, ListedProduct] => [
      sellable.catentryId,
      toListedProduct(sellable),
    ]),
  )
  const others = items.filter(({ catentry_id }) => !listed.has(catentry_id)).map(({ product_id }) => product_id)
  const products = await readProducts(db, storeId, languageId, others)
  for (const { catentry_id, product_id } of items) {
    const product = products.get(product_id)
    if (!listed.has(catentry_id) && product !== undefined) listed.set(catentry_id, product)
  }
  return listed
}

const toListedProduct = (sellable: Sellable): ListedProduct => ({
  sku: sellable.sku,
  name: sellable.name,
  color: sellable.color,
  size: sellable.size,
  price: sellable.price,
  ...(sellable.oldPrice === undefined
    ? {}
    : {
        oldPrice: sellable.oldPrice,
        ...(sellable.hasPriceHistory === true ? { lowestPrice30Days: sellable.oldPrice } : {}),
      }),
  ...(sellable.image === undefined ? {} : { image: sellable.image }),
  productUrl: sellable.productUrl,
  mfname: sellable.mfname,
  isBuyable: sellable.isBuyable,
  ...(sellable.unitsLot === undefined ? {} : { unitsLot: sellable.unitsLot }),
})

/** A product without a size cannot be purchased until a size is chosen. */
const readProducts = async (
  db: Kysely<Database>,
  storeId: string,
  languageId: string,
  productIds: readonly string[],
): Promise<ReadonlyMap<string, ListedProduct>> => {
  if (productIds.length === 0) return new Map()
  const rows = await db
    .selectFrom("product")
    .innerJoin("product_text", (join) =>
      join
        .onRef("product_text.store_id", "=", "product.store_id")
        .onRef("product_text.product_id", "=", "product.product_id")
        .on("product_text.language_id", "=", languageId),
    )
    .select([
      "product.product_id",
      "product.mfname",
      "product.price",
      "product.old_price",
      "product.override",
      "product_text.name",
      "product_text.summary",
    ])
    .where("product.store_id", "=", storeId)
    .where("product.product_id", "in", [...new Set(productIds)])
    .execute()
  return new Map(
    rows.map(({ product_id, mfname, price, old_price, override, name, summary }): [string, ListedProduct] => {
      const { productUrl, images, lowestPrice30Days } = parseSummary(summary)
      const image = images[0]
      return [
        product_id,
        {
          name,
          price,
          ...(old_price === null || override !== null
            ? {}
            : { oldPrice: old_price, ...(lowestPrice30Days === undefined ? {} : { lowestPrice30Days }) }),
          ...(image === undefined ? {} : { image }),
          productUrl,
          mfname,
          isBuyable: false,
        },
      ]
    }),
  )
}
