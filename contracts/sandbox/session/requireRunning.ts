import { sessionMissing } from "../http/Refusal.ts"
import type { UnitOfWork } from "../storage/Storage.ts"
import { holdCustomer } from "./holdCustomer.ts"
import type { Principal } from "./Principal.ts"

/**
 * Holds the session of a call until its transaction ends: whatever ends sessions comes after it, or has come before.
 * Fails with 401 where it has ended since it was looked at; what would be written then would be nobody's: a login was
 * faster that took the guest over (F58), or the account was deleted from another tab (F120).
 *
 * *Details.* The customer is held first, in the order in which an account is deleted.
 */
export const requireRunning = async (work: UnitOfWork, principal: Principal): Promise<void> => {
  await holdCustomer(work, principal)
  const session = await work.db
    .selectFrom("session")
    .select("ended_at")
    .where("session_id", "=", principal.sessionId)
    .forShare()
    .executeTakeFirst()
  if (session?.ended_at !== null) throw sessionMissing("This session has ended.")
}
