import type { Kysely } from "kysely"
import { refused } from "../../../platform/http/Refused.ts"
import type { Database } from "../../../platform/storage/Database.ts"

/** The sign-in methods of a user: `email`, `phone`, and the type of each linked identity. */
export const signInMethods = async (db: Kysely<Database>, userId: number): Promise<string[]> => {
  const customer = await db
    .selectFrom("customer")
    .select(["email", "phone_logon", "password_hash"])
    .where("user_id", "=", userId)
    .executeTakeFirst()
  const linked = await db
    .selectFrom("social_identity")
    .select("social_type")
    .where("user_id", "=", userId)
    .orderBy("social_type")
    .execute()
  const hasPassword = customer !== undefined && customer.password_hash !== null
  return [
    ...(hasPassword && customer.email !== null ? ["email"] : []),
    ...(hasPassword && customer.phone_logon !== null ? ["phone"] : []),
    ...linked.map(({ social_type }) => social_type),
  ]
}

/**
 * Fails with 409 `_ERR_LAST_LOGON` unless the account keeps a sign-in method or a passkey. The customer's row must be
 * locked.
 */
export const requireOtherSignInMethod = async (db: Kysely<Database>, userId: number): Promise<void> => {
  if ((await signInMethods(db, userId)).length > 0) return
  const passkey = await db
    .selectFrom("passkey")
    .select("credential_id")
    .where("user_id", "=", userId)
    .executeTakeFirst()
  if (passkey === undefined) throw refused("_ERR_LAST_LOGON", "Nobody could enter the account without this.")
}
