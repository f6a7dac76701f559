import { sql } from "kysely"
import type { LoginHook } from "../session/LoginHook.ts"

/**
 * At login the guest's Idempotency-Keys become the account's: what the guest had sent, and whose answer was lost, is
 * not done a second time when it is sent again under the account (R6, F57).
 */
export const moveIdempotencyKeys: LoginHook = async (work, { guestUserId, userId }) => {
  if (guestUserId === userId) return
  await sql`update idempotency_key guests set user_id = ${Number(userId)}
    where user_id = ${Number(guestUserId)}
      and not exists (select 1 from idempotency_key own where own.user_id = ${Number(userId)} and own.key = guests.key)`.execute(
    work.db,
  )
}
