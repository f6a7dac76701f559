import { sessionMissing } from "../../platform/http/Refused.ts"
import type { UnitOfWork } from "../../platform/storage/Storage.ts"
import { lockCustomer } from "./lockCustomer.ts"
import type { Principal } from "../../platform/http/Principal.ts"

/**
 * Locks the session of a call until its transaction ends, so that it cannot end meanwhile. Fails with 401 where it has
 * ended since it was authenticated: a concurrent sign-in has merged the guest (F58), or the account was deleted in
 * another tab (F120). Otherwise the written data would have no owner.
 *
 * *Details.* The customer is locked first, in the same order as for the deletion of an account.
 */
export const requireRunning = async (work: UnitOfWork, principal: Principal): Promise<void> => {
  await lockCustomer(work, principal)
  const session = await work.db
    .selectFrom("session")
    .select("ended_at")
    .where("session_id", "=", principal.sessionId)
    .forShare()
    .executeTakeFirst()
  if (session?.ended_at !== null) throw sessionMissing("This session has ended.")
}
