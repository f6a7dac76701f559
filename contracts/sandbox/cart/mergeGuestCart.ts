import { sql } from "kysely"
import { readStoreData } from "../catalog/StoreData.ts"
import type { LoginHook } from "../session/LoginHook.ts"
import type { Work } from "../storage/Storage.ts"
import { mergeCart } from "./mergeCart.ts"

/** At login the guest's open cart goes into the shopper's own (R8); where there is no guest's cart, nothing happens. */
export const mergeGuestCart: LoginHook = async (work, { storeId, guestUserId, userId, kind }) => {
  if (guestUserId === userId) return
  const from = await lockOpen(work, storeId, Number(guestUserId))
  if (from === undefined) return
  await work.db
    .insertInto("cart")
    .values({ store_id: storeId, user_id: Number(userId), state: "open", created_at: from.changed_at, changed_at: from.changed_at })
    .onConflict((conflict) => conflict.columns(["user_id", "store_id"]).where("state", "=", sql.lit("open")).doNothing())
    .execute()
  const into = await lockOpen(work, storeId, Number(userId))
  if (into === undefined) throw new Error("The cart that was just made is not there.")
  const row = await work.db.selectFrom("store").select("data").where("store_id", "=", storeId).executeTakeFirstOrThrow()
  const store = readStoreData(row.data)
  await mergeCart(work, {
    from: from.cart_id,
    into: into.cart_id,
    storeId,
    languageId: store.languages[0]?.id ?? "",
    maximum: store.cartMaximum[kind],
  })
}

const lockOpen = async (work: Work, storeId: string, userId: number) =>
  work.db
    .selectFrom("cart")
    .select(["cart_id", "changed_at"])
    .where("user_id", "=", userId)
    .where("store_id", "=", storeId)
    .where("state", "=", "open")
    .forUpdate()
    .executeTakeFirst()
