import type { UnitOfWork } from "../storage/Storage.ts"
import type { Principal } from "./Principal.ts"
import { requireRunning } from "./requireRunning.ts"

/**
 * Holds the shopper alone until the transaction ends, where the shopper's own row, profile or wallet is written: two
 * such writes come one after the other, and none after the account's deletion. Fails with 401 as `requireRunning` does.
 *
 * *Details.* The whole row is held at once: two who held it together first would wait for each other.
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
