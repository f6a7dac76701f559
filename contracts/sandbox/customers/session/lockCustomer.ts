import type { UnitOfWork } from "../../platform/storage/Storage.ts"
import type { Principal } from "../../platform/http/Principal.ts"

/**
 * Takes a shared lock of the customer's row until the transaction ends; only the deletion of the account and changes of
 * its credentials wait for it. Every transaction that locks a cart, a session or a wallet of an account takes this lock
 * first: inserting a row that refers to the customer takes it anyway, and a different order would deadlock (F120).
 */
export const lockCustomer = async ({ db }: UnitOfWork, { userId }: Pick<Principal, "userId">): Promise<void> => {
  await db
    .selectFrom("customer")
    .select("user_id")
    .where("user_id", "=", Number(userId))
    .forKeyShare()
    .executeTakeFirst()
}
