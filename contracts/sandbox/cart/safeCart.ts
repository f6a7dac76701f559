import type { components } from "../../generated/cart.d.ts"
import { forbidden, notFound } from "../platform/http/Refused.ts"
import type { SandboxServices } from "../platform/services/SandboxServices.ts"
import { type CartItemInput, type CartScope, userIdNumber } from "./CartScope.ts"
import { readLeftovers } from "./lines/leftoverLines.ts"
import { readInputs } from "./storedJson.ts"

type SafeCart = components["schemas"]["SafeCart"]

/** Replaces the backup of a registered customer's cart. */
export const saveSafeCart = async (
  { storage }: SandboxServices,
  { principal, store, now }: CartScope,
  items: readonly CartItemInput[],
): Promise<SafeCart> => {
  const backup = { items: JSON.stringify(items), saved_at: now }
  await storage.db
    .insertInto("safe_cart")
    .values({ user_id: userIdNumber(principal), store_id: store.id, ...backup })
    .onConflict((conflict) => conflict.columns(["user_id", "store_id"]).doUpdateSet(backup))
    .execute()
  return { items, timestamp: new Date(now).toISOString() }
}

/** The backup and the leftover lines. Fails with 404 when there is neither, 403 for another user's. */
export const readSafeCart = async (
  { storage }: SandboxServices,
  scope: CartScope,
  userId: string | undefined,
): Promise<SafeCart> => {
  const { principal, store } = scope
  requireOwn(principal.userId, userId)
  const row = await storage.db
    .selectFrom("safe_cart")
    .selectAll()
    .where("user_id", "=", userIdNumber(principal))
    .where("store_id", "=", store.id)
    .executeTakeFirst()
  const leftovers = await readLeftovers(storage.db, scope)
  if (row === undefined && leftovers.length === 0) throw notFound("There is no backup of this cart.")
  return {
    items: [...(readInputs(row?.items ?? null) ?? [])],
    ...(row === undefined ? {} : { timestamp: new Date(row.saved_at).toISOString() }),
    ...(leftovers.length === 0 ? {} : { keptItems: [...leftovers] }),
  }
}

/** Removes the backup and the leftover lines. Succeeds when there is none. */
export const deleteSafeCart = async (
  { storage }: SandboxServices,
  { principal, store }: CartScope,
  userId: string | undefined,
): Promise<void> => {
  requireOwn(principal.userId, userId)
  await storage.transaction(async ({ db }) => {
    await db
      .deleteFrom("safe_cart")
      .where("user_id", "=", userIdNumber(principal))
      .where("store_id", "=", store.id)
      .execute()
    await db
      .deleteFrom("kept_line")
      .where("user_id", "=", userIdNumber(principal))
      .where("store_id", "=", store.id)
      .execute()
  })
}

const requireOwn = (own: string, requested: string | undefined): void => {
  if (requested !== undefined && requested !== own) throw forbidden("Only one's own backup.")
}
