import type { Kysely } from "kysely"
import type { Database } from "../../platform/storage/Database.ts"
import { customerNumber } from "./links.ts"

/** Returns the email of a registered customer; undefined when the id is unknown. */
export const emailOf = async (db: Kysely<Database>, userId: string): Promise<string | undefined> => {
  const number = customerNumber(userId)
  if (number === undefined) return undefined
  const customer = await db
    .selectFrom("customer")
    .select("email")
    .where("user_id", "=", number)
    .where("kind", "!=", "guest")
    .executeTakeFirst()
  return customer?.email ?? undefined
}

/** Returns the first name of a customer; empty when unknown. */
export const nameOf = async (db: Kysely<Database>, userId: string): Promise<string> => {
  const customer = await db
    .selectFrom("customer")
    .select("first_name")
    .where("user_id", "=", customerNumber(userId) ?? 0)
    .executeTakeFirst()
  return customer?.first_name ?? ""
}
