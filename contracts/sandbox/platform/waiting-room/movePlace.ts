import { sql } from "kysely"
import type { LoginHook } from "../services/LoginHook.ts"

/** Transfers a guest's place in the waiting room, or admission, to the account at sign-in, unless it has its own. */
export const movePlace: LoginHook = async ({ db }, { storeId, guestUserId, userId }) => {
  if (guestUserId === userId) return
  await sql`update waiting_place guests set user_id = ${Number(userId)}
    where store_id = ${storeId} and user_id = ${Number(guestUserId)}
      and not exists (
        select 1 from waiting_place own where own.store_id = guests.store_id and own.user_id = ${Number(userId)}
      )`.execute(db)
}
