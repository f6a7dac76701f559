import type { ErasureHook } from "../../platform/services/ErasureHook.ts"
import { endLink, teenNotFound, customerNumber } from "./links.ts"
import { lockMember } from "./members.ts"

/**
 * Deletes the teen links of a deleted account: links, invitations by it and to its address, and submitted orders. Its
 * counterparts become available for other links.
 */
export const eraseTeens: ErasureHook = async (work, { userId, email }) => {
  const { db } = work
  const links = await db
    .selectFrom("teen_link")
    .select(["sponsor_user_id", "teen_user_id", "state"])
    .where(({ eb, or }) => or([eb("sponsor_user_id", "=", userId), eb("teen_user_id", "=", String(userId))]))
    .execute()
  const confirmed = links
    .filter(({ state }) => state === "CONFIRMED")
    .flatMap((link) => [link.sponsor_user_id, customerNumber(link.teen_user_id) ?? userId])
  // Locks all members in one order, so that two deletions cannot deadlock.
  for (const member of [...new Set(confirmed)].sort((one, other) => one - other)) await lockMember(work, member)
  for (const { sponsor_user_id, teen_user_id } of links)
    await endLink(work, String(sponsor_user_id), teen_user_id, teenNotFound(teen_user_id))
  await db.deleteFrom("sponsor_invitation").where("teen_user_id", "=", userId).execute()
  if (email !== null) await db.deleteFrom("sponsor_invitation").where("email", "=", email).execute()
  await db
    .deleteFrom("teen_order")
    .where(({ eb, or }) => or([eb("sponsor_user_id", "=", userId), eb("teen_user_id", "=", userId)]))
    .execute()
  await db
    .deleteFrom("teen_approval")
    .where(({ eb, or }) => or([eb("sponsor_user_id", "=", userId), eb("teen_user_id", "=", userId)]))
    .execute()
  await db.deleteFrom("teen_member").where("user_id", "=", userId).execute()
}
