import { sql } from "kysely"
import type { LoginHook } from "../../platform/services/LoginHook.ts"

/**
 * Transfers the guest's Idempotency-Keys to the account at sign-in: a request whose response was lost is not carried
 * out twice when it is sent again in the account (R6, F57).
 */
export const moveIdempotencyKeys: LoginHook = async (work, { guestUserId, userId }) => {
  if (guestUserId === userId) return
  await sql`update idempotency_key guests set user_id = ${Number(userId)}
    where user_id = ${Number(guestUserId)}
      and not exists (
        select 1 from idempotency_key own where own.user_id = ${Number(userId)} and own.key = guests.key)`.execute(
    work.db,
  )
}
