import type { Kysely } from "kysely"
import type { Database } from "../storage/Database.ts"
import { customerNumber } from "./links.ts"
import { readProfile } from "./TeenProfile.ts"

/** The teens who have confirmed a shopper as sponsor, with the name the sponsor knows them by. */
export const confirmedTeens = async (
  db: Kysely<Database>,
  sponsorUserId: string,
): Promise<readonly { readonly teenUserId: string; readonly firstName: string }[]> => {
  const links = await db
    .selectFrom("teen_link")
    .select(["teen_user_id", "profile"])
    .where("sponsor_user_id", "=", customerNumber(sponsorUserId) ?? 0)
    .where("state", "=", "CONFIRMED")
    .orderBy("link_id")
    .execute()
  return links.map(({ teen_user_id, profile }) => ({
    teenUserId: teen_user_id,
    firstName: readProfile(profile).firstName ?? "",
  }))
}
