import { type Kysely, type Selectable, sql } from "kysely"
import type { components } from "../../generated/wishlists.d.ts"
import { type CartScope, userIdNumber } from "../cart/CartScope.ts"
import { findOpenCart } from "../cart/lockCart.ts"
import { notFound, refused } from "../platform/http/Refused.ts"
import type { LoginHook } from "../platform/services/LoginHook.ts"
import type { Database } from "../platform/storage/Database.ts"
import type { UnitOfWork } from "../platform/storage/Storage.ts"
import type { WishlistTables } from "../platform/storage/tables/WishlistTables.ts"

/** Units that a customer has picked of one item. */
type EventPick = Omit<Selectable<WishlistTables["event_pick"]>, "pick_id" | "order_id">

interface BoughtCart {
  readonly cart_id: number
  readonly store_id: string
  readonly user_id: number
}

/**
 * Marks a placed order's units of event lists as purchased, in the transaction of the order: a constraint limits them
 * to the wanted quantity. Fails with 409 `_ERR_EVENT_UNITS` when another customer was faster.
 */
export const purchaseEventUnits = async (
  work: UnitOfWork,
  { cart_id, store_id, user_id }: BoughtCart,
  lines: readonly { readonly sku: string; readonly quantity: number }[],
): Promise<void> => {
  const picks = await work.db
    .selectFrom("event_pick")
    .selectAll()
    .where("user_id", "=", user_id)
    .where("store_id", "=", store_id)
    .where("order_id", "is", null)
    .orderBy("item_id")
    .execute()
  const left = new Map<string, number>()
  for (const { sku, quantity } of lines) left.set(sku, (left.get(sku) ?? 0) + quantity)
  for (const { pick_id, item_id, sku, quantity } of picks) {
    const units = Math.min(quantity, left.get(sku) ?? 0)
    if (units === 0) {
      // The customer has removed the line from the cart.
      await work.db.deleteFrom("event_pick").where("pick_id", "=", pick_id).execute()
      continue
    }
    left.set(sku, (left.get(sku) ?? 0) - units)
    const taken = await work.db
      .updateTable("wishlist_item")
      .set({ bought: sql`bought + ${units}` })
      .where("item_id", "=", item_id)
      .where(sql<boolean>`bought + ${units} <= quantity`)
      .executeTakeFirst()
    if (taken.numUpdatedRows === 0n) {
      const item = await work.db
        .selectFrom("wishlist_item")
        .select(["quantity", "bought"])
        .where("item_id", "=", item_id)
        .executeTakeFirst()
      throw eventUnitsExceeded(sku, item === undefined ? 0 : item.quantity - item.bought)
    }
    await work.db
      .updateTable("event_pick")
      .set({ quantity: units, order_id: cart_id })
      .where("pick_id", "=", pick_id)
      .execute()
  }
}

/** After a refused payment the units are available again, and picked in the open cart as before. */
export const restoreEventUnits = async (work: UnitOfWork, orderId: number): Promise<void> => {
  for (const pick of await releaseEventUnits(work, orderId)) await addPick(work, { ...pick, order_id: null })
}

/** Releases the units of a cancelled order or refused payment; returns the picks. */
export const releaseEventUnits = async (work: UnitOfWork, orderId: number): Promise<readonly EventPick[]> => {
  const picks = await work.db
    .deleteFrom("event_pick")
    .where("order_id", "=", orderId)
    .returning(["list_id", "item_id", "user_id", "store_id", "sku", "quantity", "picked_at"])
    .execute()
  for (const { item_id, quantity } of picks) {
    await work.db
      .updateTable("wishlist_item")
      .set({ bought: sql`bought - ${quantity}` })
      .where("item_id", "=", item_id)
      .execute()
  }
  return picks
}

/**
 * Releases the units that a partially cancelled order no longer covers. `unitsInCarts`: units per sku that are not
 * cancelled.
 */
export const releaseCancelledUnits = async (
  work: UnitOfWork,
  orderId: number,
  unitsInCarts: ReadonlyMap<string, number>,
): Promise<void> => {
  const picks = await work.db
    .selectFrom("event_pick")
    .select(["pick_id", "item_id", "sku", "quantity"])
    .where("order_id", "=", orderId)
    .orderBy("item_id")
    .execute()
  const left = new Map(unitsInCarts)
  for (const { pick_id, item_id, sku, quantity } of picks) {
    const remaining = Math.min(quantity, left.get(sku) ?? 0)
    left.set(sku, (left.get(sku) ?? 0) - remaining)
    if (remaining === quantity) continue
    await work.db
      .updateTable("wishlist_item")
      .set({ bought: sql`bought - ${quantity - remaining}` })
      .where("item_id", "=", item_id)
      .execute()
    if (remaining === 0) await work.db.deleteFrom("event_pick").where("pick_id", "=", pick_id).execute()
    else await work.db.updateTable("event_pick").set({ quantity: remaining }).where("pick_id", "=", pick_id).execute()
  }
}

/** A sign-in merges the guest's cart into the customer's, and the picks from event lists with it. */
export const moveEventPicks: LoginHook = async (work, { guestUserId, userId, storeId }) => {
  if (guestUserId === userId) return
  const picks = await work.db
    .deleteFrom("event_pick")
    .where("user_id", "=", Number(guestUserId))
    .where("store_id", "=", storeId)
    .where("order_id", "is", null)
    .returning(["list_id", "item_id", "store_id", "sku", "quantity", "picked_at"])
    .execute()
  for (const pick of picks) await addPick(work, { ...pick, user_id: Number(userId), order_id: null })
}

const addPick = async (work: UnitOfWork, pick: EventPick & { readonly order_id: null }): Promise<void> => {
  await work.db
    .insertInto("event_pick")
    .values(pick)
    .onConflict((conflict) =>
      conflict
        .columns(["item_id", "user_id"])
        .where("order_id", "is", null)
        .doUpdateSet({ quantity: sql`event_pick.quantity + excluded.quantity` }),
    )
    .execute()
}

/**
 * Returns the customer's newest order with units of an event, or the open cart with some. Fails with 404 when there is
 * neither.
 */
export const eventOrder = async (
  db: Kysely<Database>,
  scope: CartScope,
  eventId: string,
): Promise<components["schemas"]["EventOrder"]> => {
  const picks = await db
    .selectFrom("event_pick")
    .select("order_id")
    .where("list_id", "=", Number(eventId))
    .where("user_id", "=", userIdNumber(scope.principal))
    .where("store_id", "=", scope.store.id)
    .orderBy("picked_at", "desc")
    .orderBy("pick_id", "desc")
    .execute()
  const ordered = picks.find(({ order_id }) => order_id !== null)?.order_id
  const orderId = picks.some(({ order_id }) => order_id === null)
    ? ((await findOpenCart(db, scope))?.cart_id ?? ordered)
    : ordered
  if (orderId === undefined || orderId === null) throw notFound("Nothing of this event was taken.", eventId)
  return { eventId, orderId: String(orderId) }
}

/** 409: fewer units are available than requested. */
export const eventUnitsExceeded = (sku: string, left: number) =>
  refused("_ERR_EVENT_UNITS", "So many units are not wished for any more.", [sku, String(Math.max(0, left))])
