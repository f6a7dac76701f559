import type { Kysely } from "kysely"
import type { components } from "../../../generated/account.d.ts"
import { notAcceptable, refused } from "../../platform/http/Refused.ts"
import type { Principal } from "../../platform/http/Principal.ts"
import type { SandboxServices } from "../../platform/services/SandboxServices.ts"
import type { Database } from "../../platform/storage/Database.ts"
import { ensureProfile } from "../session/profiles.ts"
import { requireRunning } from "../session/requireRunning.ts"

type SponsorInput = components["schemas"]["SponsorInput"]

const invalidSponsor = (field: string, rule: string, message: string) =>
  notAcceptable("_ERR_SPONSOR", message, [{ field, rule, message }])

/** The user with this sponsorCode. Fails with 422 for an unknown code. */
export const sponsorOfCode = async (db: Kysely<Database>, sponsorCode: string): Promise<number> => {
  const sponsor = await db
    .selectFrom("profile")
    .select("user_id")
    .where("sponsor_code", "=", sponsorCode)
    .executeTakeFirst()
  if (sponsor === undefined) throw invalidSponsor("sponsorCode", "unknown", "Nobody has this sponsorCode.")
  return sponsor.user_id
}

/**
 * Sets a user's sponsor, once. Setting the same one again succeeds. All problems with the sponsor have one error, so
 * that the response does not reveal the owner of an e-mail address.
 */
export const updateSponsor = async (
  { storage, ports }: SandboxServices,
  principal: Principal,
  { sponsorId, hash, email }: SponsorInput,
): Promise<void> => {
  if (sponsorId === principal.userId) throw invalidSponsor("sponsorId", "self", "Nobody is their own sponsor.")
  await storage.transaction(async (work) => {
    const { db } = work
    await requireRunning(work, principal)
    const sponsor = await db
      .selectFrom("profile")
      .innerJoin("customer", "customer.user_id", "profile.user_id")
      .select(["profile.user_id", "customer.email"])
      .where("profile.user_id", "=", Number(sponsorId))
      .where("sponsor_code", "=", hash)
      .executeTakeFirst()
    if (sponsor === undefined || (email !== undefined && email.trim().toLowerCase() !== sponsor.email)) {
      throw invalidSponsor("sponsorId", "unknown", "There is no such sponsor.")
    }
    const userId = Number(principal.userId)
    await ensureProfile(db, ports, userId)
    const named = await db
      .updateTable("profile")
      .set({ sponsor_id: sponsor.user_id })
      .where("user_id", "=", userId)
      .where(({ eb, or }) => or([eb("sponsor_id", "is", null), eb("sponsor_id", "=", sponsor.user_id)]))
      .executeTakeFirst()
    if (named.numUpdatedRows === 0n) throw refused("_ERR_SPONSOR_SET", "A sponsor is named once.")
  })
}
