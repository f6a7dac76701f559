import type { Kysely } from "kysely"
import type { Database } from "../platform/storage/Database.ts"
import { readSetting } from "../stores/readSetting.ts"
import { VISIBILITIES, type Visibility } from "./stock/visibility.ts"

/** The properties of a bundle that result from its items. */
export interface BundleDetails {
  /** In order, with their pictured colours. */
  readonly items: readonly { readonly id: string; readonly colorId: string }[]
  /** The total price of the items, in minor units. */
  readonly price: number
  readonly visibility: Visibility
}

/** Configuration parameter: whether the stock of its items determines the visibility of a bundle. */
const BUNDLE_STOCK_SETTING = "VISIBILITY_BUNDLE_STOCK"

/**
 * The bundles with these ids, computed from the current state of their items. Ids of other products are absent. With
 * `BY_STOCK` a bundle has the visibility of its least visible item.
 */
export const readBundles = async (
  db: Kysely<Database>,
  storeId: string,
  bundleIds: readonly string[],
): Promise<ReadonlyMap<string, BundleDetails>> => {
  if (bundleIds.length === 0) return new Map()
  const rows = await bundleItems(db, storeId)
    .select([
      "bundle_piece.bundle_id",
      "bundle_piece.piece_id",
      "bundle_piece.color_id",
      "product.price",
      "product.visibility",
    ])
    .where("bundle_piece.bundle_id", "in", [...bundleIds])
    .orderBy("bundle_piece.position")
    .execute()
  const isByStock = await areVisibleByStock(db, storeId)
  const bundleDetails = new Map<string, BundleDetails>()
  for (const { bundle_id, piece_id, color_id, price, visibility } of rows) {
    const known = bundleDetails.get(bundle_id) ?? { items: [], price: 0, visibility: "show" }
    bundleDetails.set(bundle_id, {
      items: [...known.items, { id: piece_id, colorId: color_id }],
      price: known.price + price,
      visibility: isByStock ? lower(known.visibility, visibility) : known.visibility,
    })
  }
  return bundleDetails
}

/** The bundles that a store does not show, because one of their items is hidden. */
export const hiddenBundles = async (db: Kysely<Database>, storeId: string): Promise<readonly string[]> => {
  if (!(await areVisibleByStock(db, storeId))) return []
  const rows = await bundleItems(db, storeId)
    .select("bundle_piece.bundle_id")
    .distinct()
    .where("product.visibility", "=", "hidden")
    .execute()
  return rows.map(({ bundle_id }) => bundle_id)
}

/** The bundles that contain a product. */
export const bundlesOf = async (
  db: Kysely<Database>,
  storeId: string,
  productId: string,
): Promise<readonly string[]> => {
  const rows = await db
    .selectFrom("bundle_piece")
    .select("bundle_id")
    .where("store_id", "=", storeId)
    .where("piece_id", "=", productId)
    .orderBy("bundle_id")
    .execute()
  return rows.map(({ bundle_id }) => bundle_id)
}

/** The items of a store's bundles with their products. */
const bundleItems = (db: Kysely<Database>, storeId: string) =>
  db
    .selectFrom("bundle_piece")
    .innerJoin("product", (join) =>
      join
        .onRef("product.store_id", "=", "bundle_piece.store_id")
        .onRef("product.product_id", "=", "bundle_piece.piece_id"),
    )
    .where("bundle_piece.store_id", "=", storeId)

const areVisibleByStock = async (db: Kysely<Database>, storeId: string): Promise<boolean> =>
  (await readSetting(db, storeId, BUNDLE_STOCK_SETTING)) === "true"

const lower = (least: Visibility, other: string): Visibility =>
  VISIBILITIES.find((state) => state === least || state === other) ?? "hidden"
