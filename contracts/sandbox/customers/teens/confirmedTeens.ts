import type { Kysely } from "kysely"
import type { Database } from "../../platform/storage/Database.ts"
import { customerNumber } from "./links.ts"
import { readProfile } from "./TeenProfile.ts"

/** Returns the teens who have confirmed a customer as sponsor, with the sponsor's name for them. */
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
