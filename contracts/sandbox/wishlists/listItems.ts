import { sql } from "kysely"
import type { components } from "../../generated/wishlists.d.ts"
import { refused } from "../platform/http/Refused.ts"
import type { SandboxServices } from "../platform/services/SandboxServices.ts"
import type { UnitOfWork } from "../platform/storage/Storage.ts"

export type ItemInput = components["schemas"]["WishlistItemInput"]

/** Used where the store does not configure a maximum (S5.15). */
const DEFAULT_MAXIMUM = 100

/** Returns the maximum number of different items in one list of the store. */
export const itemMaximum = async ({ stores }: SandboxServices, storeId: string): Promise<number> => {
  const value = (await stores.configuration(storeId)).get("MAX_PRODUCTS_WISHLIST") ?? ""
  return /^[0-9]{1,4}$/u.test(value) ? Number(value) : DEFAULT_MAXIMUM
}

/** Removes duplicates: for the same catalogue entry the larger quantity counts (F64). */
export const mergeItems = (items: readonly ItemInput[]): readonly ItemInput[] => {
  const united = new Map<string, ItemInput>()
  for (const item of items) {
    const known = united.get(item.catentryId)
    united.set(item.catentryId, known === undefined || known.quantity < item.quantity ? { ...known, ...item } : known)
  }
  return [...united.values()]
}

/**
 * Sets quantities of items of a locked list, and adds missing items; the others do not change. Fails when the maximum
 * is exceeded.
 */
export const setItemQuantities = async (
  work: UnitOfWork,
  listId: number,
  items: readonly ItemInput[],
  maximum: number,
): Promise<void> => {
  if (items.length > 0) {
    await work.db
      .insertInto("wishlist_item")
      .values(
        mergeItems(items).map((item) => ({
          list_id: listId,
          catentry_id: item.catentryId,
          product_id: item.productId,
          category_id: item.categoryId ?? null,
          quantity: item.quantity,
        })),
      )
      .onConflict((conflict) =>
        conflict.columns(["list_id", "catentry_id"]).doUpdateSet({
          quantity: sql`excluded.quantity`,
          product_id: sql`excluded.product_id`,
          category_id: sql`coalesce(excluded.category_id, wishlist_item.category_id)`,
        }),
      )
      .execute()
  }
  await removeItemsWithoutSize(work, listId)
  const { count } = await work.db
    .selectFrom("wishlist_item")
    .select(({ fn }) => fn.countAll().as("count"))
    .where("list_id", "=", listId)
    .executeTakeFirstOrThrow()
  if (Number(count) > maximum)
    throw refused("_ERR_MAX_PRODUCTS_WISHLIST", "The list holds its maximum of products.", [String(maximum)])
}

/**
 * Removes products without a size where the same product has a size, whose quantity becomes the larger of both; the
 * first of several sizes counts.
 */
const removeItemsWithoutSize = async (work: UnitOfWork, listId: number): Promise<void> => {
  const rows = await work.db
    .selectFrom("wishlist_item")
    .select(["catentry_id", "product_id", "quantity"])
    .where("list_id", "=", listId)
    .orderBy("item_id")
    .execute()
  for (const { catentry_id, product_id, quantity } of rows.filter((row) => row.catentry_id === row.product_id)) {
    const sized = rows.find((row) => row.product_id === product_id && row.catentry_id !== product_id)
    if (sized === undefined) continue
    if (sized.quantity < quantity)
      await work.db
        .updateTable("wishlist_item")
        .set({ quantity })
        .where("list_id", "=", listId)
        .where("catentry_id", "=", sized.catentry_id)
        .execute()
    await work.db
      .deleteFrom("wishlist_item")
      .where("list_id", "=", listId)
      .where("catentry_id", "=", catentry_id)
      .execute()
  }
}

/** Removes items from a locked list; missing ones are ignored. */
export const removeItems = async (work: UnitOfWork, listId: number, catentryIds: readonly string[]): Promise<void> => {
  if (catentryIds.length > 0)
    await work.db
      .deleteFrom("wishlist_item")
      .where("list_id", "=", listId)
      .where("catentry_id", "in", catentryIds)
      .execute()
}

/** Replaces all items of a locked list. */
export const replaceItems = async (
  work: UnitOfWork,
  listId: number,
  items: readonly ItemInput[],
  maximum: number,
): Promise<void> => {
  const stored = items.map(({ catentryId }) => catentryId)
  const others = work.db.deleteFrom("wishlist_item").where("list_id", "=", listId)
  await (stored.length === 0 ? others : others.where("catentry_id", "not in", stored)).execute()
  await setItemQuantities(work, listId, items, maximum)
}
