import type { Kysely } from "kysely"
import { type CartScope, userIdNumber } from "../../cart/CartScope.ts"
import type { Database } from "../../platform/storage/Database.ts"

/** Segments are free texts. A header value accepts only these characters. */
const OTHER_CHARACTERS = /[^A-Za-z0-9_.:-]/gu
const MAX_LENGTH = 128

/** The audience of a customer: the first segment by name, or the kind of user. */
export const audienceOf = async (db: Kysely<Database>, { principal, store }: CartScope): Promise<string> => {
  const row = await db
    .selectFrom("user_segment")
    .select("segment")
    .where("user_id", "=", userIdNumber(principal))
    .where("store_id", "=", store.id)
    .orderBy("segment")
    .limit(1)
    .executeTakeFirst()
  const segment = row?.segment.replaceAll(OTHER_CHARACTERS, "_").slice(0, MAX_LENGTH) ?? ""
  return segment === "" ? principal.kind : segment
}
