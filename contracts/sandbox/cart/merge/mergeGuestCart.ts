import { sql } from "kysely"
import { readStoreData } from "../../stores/StoreData.ts"
import type { LoginHook } from "../../platform/services/LoginHook.ts"
import type { UnitOfWork } from "../../platform/storage/Storage.ts"
import { saveLeftoverLines } from "../lines/leftoverLines.ts"
import { mergeCart } from "./mergeCart.ts"
import type { StoredMerge } from "../storedJson.ts"

/**
 * Merges the guest's open cart into the customer's at sign-in (R8). The cart reports the merged lines; lines beyond the
 * limits are saved for later. Does nothing without a guest cart.
 */
export const mergeGuestCart: LoginHook = async (work, { storeId, guestUserId, userId, kind, now }) => {
  if (guestUserId === userId) return
  const from = await lockOpenCartOf(work, storeId, Number(guestUserId))
  if (from === undefined) return
  await work.db
    .insertInto("cart")
    .values({
      store_id: storeId,
      user_id: Number(userId),
      state: "open",
      created_at: from.changed_at,
      changed_at: from.changed_at,
    })
    .onConflict((conflict) =>
      conflict.columns(["user_id", "store_id"]).where("state", "=", sql.lit("open")).doNothing(),
    )
    .execute()
  const into = await lockOpenCartOf(work, storeId, Number(userId))
  if (into === undefined) throw new Error("The cart that was just created does not exist.")
  const row = await work.db.selectFrom("store").select("data").where("store_id", "=", storeId).executeTakeFirstOrThrow()
  const store = readStoreData(row.data)
  const { merged, leftoverUnits } = await mergeCart(work, {
    from: from.cart_id,
    into: into.cart_id,
    storeId,
    languageId: store.languages[0]?.id ?? "",
    maximum: store.cartMaximum[kind],
  })
  await saveLeftoverLines(work, { storeId, userId: Number(userId), now }, leftoverUnits)
  if (merged.length === 0) return
  const merge: StoredMerge = { id: String(from.cart_id), at: now, items: merged }
  await work.db
    .updateTable("cart")
    .set({ merge: JSON.stringify(merge) })
    .where("cart_id", "=", into.cart_id)
    .execute()
}

const lockOpenCartOf = async (work: UnitOfWork, storeId: string, userId: number) =>
  work.db
    .selectFrom("cart")
    .select(["cart_id", "changed_at"])
    .where("user_id", "=", userId)
    .where("store_id", "=", storeId)
    .where("state", "=", "open")
    .forUpdate()
    .executeTakeFirst()
