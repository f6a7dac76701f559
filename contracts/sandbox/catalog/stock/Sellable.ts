import type { Kysely } from "kysely"
import type { components } from "../../../generated/catalog.d.ts"
import type { GiftCardKind } from "../gift-cards/giftCardCatalogue.ts"
import { readGiftCardSellables } from "../gift-cards/giftCardSellables.ts"
import type { Database } from "../../platform/storage/Database.ts"
import { readProductTexts } from "../productTexts.ts"
import { isBuyable, skuVisibility, unitsInLots, type Visibility } from "./visibility.ts"

type Image = components["schemas"]["Image"]

/** The data of a SKU for carts and orders, in one language. */
export interface Sellable {
  readonly sku: string
  readonly productId: string
  readonly catentryId: string
  readonly mfname: string
  readonly productUrl: string
  readonly name: string
  readonly colorId: string
  readonly color: string
  readonly size: string
  /** Minor units. */
  readonly price: number
  readonly oldPrice?: number
  /** Whether the old price is the lowest of the 30 days before the reduction. */
  readonly hasPriceHistory?: boolean
  readonly categoryId: string
  readonly image?: Image
  /** In whole lots. */
  readonly units: number
  /** Items in a lot, for products sold in lots. */
  readonly unitsLot?: number
  readonly isBuyable: boolean
  readonly visibility: Visibility
  /** Only for gift cards, which have no stock, page or category. */
  readonly giftCard?: GiftCardKind
}

/** The row of a SKU with its product's, in one language. */
export interface SkuRow {
  readonly sku: string
  readonly product_id: string
  readonly catentry_id: string
  readonly color_id: string
  readonly size_name: string
  readonly price: number
  readonly old_price: number | null
  readonly units: number
  readonly units_lot: number
  readonly mfname: string
  readonly category_id: string
  readonly override: string | null
  readonly name: string
  readonly digest: string
}

/** The SKUs that exist in the store, by SKU; others are absent. */
export const readSellables = async (
  db: Kysely<Database>,
  storeId: string,
  languageId: string,
  skus: readonly string[],
): Promise<ReadonlyMap<string, Sellable>> => {
  if (skus.length === 0) return new Map()
  const rows = await db
    .selectFrom("sku")
    .innerJoin("product", (join) =>
      join.onRef("product.store_id", "=", "sku.store_id").onRef("product.product_id", "=", "sku.product_id"),
    )
    .innerJoin("product_text", (join) =>
      join
        .onRef("product_text.store_id", "=", "sku.store_id")
        .onRef("product_text.product_id", "=", "sku.product_id")
        .on("product_text.language_id", "=", languageId),
    )
    .select([
      "sku.sku",
      "sku.product_id",
      "sku.catentry_id",
      "sku.color_id",
      "sku.size_name",
      "sku.price",
      "sku.old_price",
      "sku.units",
      "sku.units_lot",
      "product.mfname",
      "product.category_id",
      "product.override",
      "product_text.name",
      "product_text.digest",
    ])
    .where("sku.store_id", "=", storeId)
    .where((eb) => eb("sku.sku", "=", eb.fn.any(eb.val([...new Set(skus)]))))
    .execute()
  return sellablesOf(db, storeId, languageId, skus, rows)
}

/** Like `readSellables`, from loaded rows: those of the `skus` that are not gift cards. */
export const sellablesOf = async (
  db: Kysely<Database>,
  storeId: string,
  languageId: string,
  skus: readonly string[],
  rows: readonly SkuRow[],
): Promise<ReadonlyMap<string, Sellable>> => {
  const giftCards = await readGiftCardSellables(db, storeId, languageId, [...new Set(skus)])
  const texts = await readProductTexts(
    db,
    storeId,
    languageId,
    new Map(rows.map(({ product_id, digest }) => [product_id, digest])),
  )
  return new Map<string, Sellable>([
    ...giftCards.map((card) => [card.sku, card] as const),
    ...rows.map((row) => {
      const product = texts.get(row.product_id)
      const color = product?.colors.get(row.color_id)
      const units = unitsInLots(row.units, row.units_lot)
      const visibility = skuVisibility(units, row.override)
      return [
        row.sku,
        {
          sku: row.sku,
          productId: row.product_id,
          catentryId: row.catentry_id,
          mfname: row.mfname,
          productUrl: product?.productUrl ?? "",
          name: row.name,
          colorId: row.color_id,
          color: color?.name ?? "",
          size: row.size_name,
          price: row.price,
          ...(row.old_price === null ? {} : { oldPrice: row.old_price }),
          ...(product?.hasPriceHistory === true ? { hasPriceHistory: true } : {}),
          categoryId: row.category_id,
          ...(color?.image === undefined ? {} : { image: color.image }),
          units,
          ...(row.units_lot === 1 ? {} : { unitsLot: row.units_lot }),
          isBuyable: isBuyable(visibility),
          visibility,
        },
      ] as const
    }),
  ])
}
