import type { Kysely } from "kysely"
import type { Database } from "../storage/Database.ts"
import { customerNumber } from "./links.ts"

/** E-mail of a registered shopper, if there is one with this id. */
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

/** First name of a shopper; empty when none is known. */
export const nameOf = async (db: Kysely<Database>, userId: string): Promise<string> => {
  const customer = await db
    .selectFrom("customer")
    .select("first_name")
    .where("user_id", "=", customerNumber(userId) ?? 0)
    .executeTakeFirst()
  return customer?.first_name ?? ""
}
