import type { UnitOfWork } from "../../platform/storage/Storage.ts"
import type { Principal } from "../../platform/http/Principal.ts"
import { requireRunning } from "./requireRunning.ts"

/**
 * Locks the customer's row exclusively until the transaction ends, to write the customer's own row, profile or wallet:
 * such writes are serialized, and none happens after the account's deletion. Fails with 401 as `requireRunning` does.
 *
 * *Details.* Takes the exclusive lock immediately: two transactions that upgrade a shared lock would deadlock.
 */
export const lockRunning = async (work: UnitOfWork, principal: Principal): Promise<void> => {
  await work.db
    .selectFrom("customer")
    .select("user_id")
    .where("user_id", "=", Number(principal.userId))
    .forUpdate()
    .executeTakeFirst()
  await requireRunning(work, principal)
}
