import { sql } from "kysely"
import { forbidden } from "../http/Refusal.ts"
import type { UnitOfWork } from "../storage/Storage.ts"
import type { MemberRole } from "./TeenTables.ts"

/** Somebody who has to do with teens, locked until the transaction ends. */
export interface Member {
  readonly role: MemberRole | null
  /** Confirmed links. */
  readonly links: number
}

/** Locks what there is of a shopper, so that roles and limits are decided one after the other (F170). */
export const lockMember = (work: UnitOfWork, userId: number): Promise<Member> =>
  work.db
    .insertInto("teen_member")
    .values({ user_id: userId, role: null, links: 0 })
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet({ links: sql`teen_member.links` }))
    .returning(["role", "links"])
    .executeTakeFirstOrThrow()

/** Locks two shoppers, always in the same order, so that two confirmations never wait for each other. */
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

/** Fails with 403 when somebody is the other of the two already: a teen never sponsors, a sponsor is never a teen. */
export const requireRole = ({ role }: Member, wanted: MemberRole): void => {
  if (role !== null && role !== wanted)
    throw forbidden(wanted === "sponsor" ? "A teen cannot sponsor." : "A sponsor cannot be a teen.")
}

/** Counts a confirmed link more or less of a locked member. */
export const countLink = async (work: UnitOfWork, userId: number, role: MemberRole, by: 1 | -1): Promise<void> => {
  await work.db
    .updateTable("teen_member")
    .set({ links: sql`links + ${by}`, role: sql`case when links + ${by} = 0 then null else ${role} end` })
    .where("user_id", "=", userId)
    .execute()
}
