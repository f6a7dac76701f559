import { type Kysely, sql } from "kysely"
import { notFound } from "../platform/http/Refused.ts"
import { lockCustomer } from "../customers/session/lockCustomer.ts"
import { requireRunning } from "../customers/session/requireRunning.ts"
import type { Database } from "../platform/storage/Database.ts"
import type { UnitOfWork } from "../platform/storage/Storage.ts"
import { type CartRow, type CartScope, userIdNumber } from "./CartScope.ts"

/** The customer's open cart, without a lock; undefined when there is none. */
export const findOpenCart = async (
  db: Kysely<Database>,
  { principal, store }: CartScope,
): Promise<CartRow | undefined> =>
  db
    .selectFrom("cart")
    .selectAll()
    .where("user_id", "=", userIdNumber(principal))
    .where("store_id", "=", store.id)
    .where("state", "=", "open")
    .executeTakeFirst()

/**
 * The customer's open cart, created if there is none, and locked until the transaction ends: this serialises all
 * decisions about the cart (F55).
 */
export const lockOpenCart = async (work: UnitOfWork, { principal, store, now }: CartScope): Promise<CartRow> => {
  if (principal.kind !== "guest") await requireRunning(work, principal)
  const cart = await work.db
    .insertInto("cart")
    .values({ store_id: store.id, user_id: userIdNumber(principal), state: "open", created_at: now, changed_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(["user_id", "store_id"])
        .where("state", "=", sql.lit("open"))
        .doUpdateSet({ changed_at: now, rejected: null }),
    )
    .returningAll()
    .executeTakeFirstOrThrow()
  // A guest's existing cart is merged under its own lock. A new one would have no owner after the sign-in (F58).
  if (principal.kind === "guest" && cart.created_at === now) await requireRunning(work, principal)
  return cart
}

/** A cart of the customer by its id, locked, in any state. Fails with 404 for another customer's cart. */
export const lockOwnCart = async (
  work: UnitOfWork,
  { principal, store }: CartScope,
  cartId: string,
): Promise<CartRow> => {
  if (principal.kind !== "guest") await lockCustomer(work, principal)
  const cart = await work.db
    .selectFrom("cart")
    .selectAll()
    .where("cart_id", "=", Number(cartId))
    .where("user_id", "=", userIdNumber(principal))
    .where("store_id", "=", store.id)
    .where("state", "!=", "merged")
    .forUpdate()
    .executeTakeFirst()
  if (cart === undefined) throw cartNotFound(cartId)
  return cart
}

/**
 * The customer's open cart by its id, locked and marked as changed. Fails with 404 for another customer's cart and for
 * an ordered one.
 */
export const lockOpenCartById = async (work: UnitOfWork, scope: CartScope, cartId: string): Promise<CartRow> => {
  if (scope.principal.kind !== "guest") await lockCustomer(work, scope.principal)
  const cart = await work.db
    .updateTable("cart")
    .set({ changed_at: scope.now, rejected: null })
    .where("cart_id", "=", Number(cartId))
    .where("user_id", "=", userIdNumber(scope.principal))
    .where("store_id", "=", scope.store.id)
    .where("state", "=", "open")
    .returningAll()
    .executeTakeFirst()
  if (cart === undefined) throw cartNotFound(cartId)
  return cart
}

export const cartNotFound = (cartId: string) => notFound("There is no such cart.", cartId)
