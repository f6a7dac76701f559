import { sql } from "kysely"
import { forbidden } from "../../platform/http/Refused.ts"
import type { UnitOfWork } from "../../platform/storage/Storage.ts"
import type { MemberRole } from "../../platform/storage/tables/TeenTables.ts"

/** A customer with teen links, locked until the transaction ends. */
export interface Member {
  readonly role: MemberRole | null
  /** Number of confirmed links. */
  readonly links: number
}

/** Locks a customer's row, so that decisions about roles and limits are serialized (F170). */
export const lockMember = (work: UnitOfWork, userId: number): Promise<Member> =>
  work.db
    .insertInto("teen_member")
    .values({ user_id: userId, role: null, links: 0 })
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet({ links: sql`teen_member.links` }))
    .returning(["role", "links"])
    .executeTakeFirstOrThrow()

/** Locks two customers, always in the same order, so that two confirmations cannot deadlock. */
export const lockBoth = async (
  work: UnitOfWork,
  sponsorUserId: number,
  teenUserId: number,
): Promise<{ readonly sponsor: Member; readonly teen: Member }> => {
  if (sponsorUserId < teenUserId) {
    const sponsor = await lockMember(work, sponsorUserId)
    return { sponsor, teen: await lockMember(work, teenUserId) }
  }
  const teen = await lockMember(work, teenUserId)
  return { sponsor: await lockMember(work, sponsorUserId), teen }
}

/** Fails with 403 when the member has the other role: a teen never sponsors, a sponsor is never a teen. */
export const requireRole = ({ role }: Member, wanted: MemberRole): void => {
  if (role !== null && role !== wanted)
    throw forbidden(wanted === "sponsor" ? "A teen cannot sponsor." : "A sponsor cannot be a teen.")
}

/** Changes the number of confirmed links of a locked member. */
export const countLink = async (work: UnitOfWork, userId: number, role: MemberRole, by: 1 | -1): Promise<void> => {
  await work.db
    .updateTable("teen_member")
    .set({ links: sql`links + ${by}`, role: sql`case when links + ${by} = 0 then null else ${role} end` })
    .where("user_id", "=", userId)
    .execute()
}
