import type { Kysely, Selectable } from "kysely"
import { notFound } from "../../platform/http/Refused.ts"
import type { Database } from "../../platform/storage/Database.ts"
import type { UnitOfWork } from "../../platform/storage/Storage.ts"
import { countLink, lockBoth } from "./members.ts"
import type { TeenTables } from "../../platform/storage/tables/TeenTables.ts"

export type LinkRow = Selectable<TeenTables["teen_link"]>

/** Returns a customer's number; undefined for digits out of range. */
export const customerNumber = (userId: string): number | undefined =>
  /^[0-9]{1,15}$/u.test(userId) ? Number(userId) : undefined

/** Returns a link between two customers, if there is one. */
export const findLink = async (
  db: Kysely<Database>,
  sponsorUserId: string,
  teenUserId: string,
): Promise<LinkRow | undefined> => {
  const sponsor = customerNumber(sponsorUserId)
  if (sponsor === undefined) return undefined
  return db
    .selectFrom("teen_link")
    .selectAll()
    .where("sponsor_user_id", "=", sponsor)
    .where("teen_user_id", "=", teenUserId)
    .executeTakeFirst()
}

/** Returns a confirmed sponsor of a teen. Fails with 404 for any other customer. */
export const requireSponsor = async (
  db: Kysely<Database>,
  sponsorUserId: string,
  teenUserId: string,
): Promise<LinkRow> => {
  const link = await findLink(db, sponsorUserId, teenUserId)
  if (link?.state !== "CONFIRMED") throw sponsorNotFound(sponsorUserId)
  return link
}

/**
 * Ends a link or a request, with the orders that were submitted to the sponsor. Fails with `absent` when there is none.
 */
export const endLink = async (
  work: UnitOfWork,
  sponsorUserId: string,
  teenUserId: string,
  absent: Error,
): Promise<void> => {
  const sponsor = customerNumber(sponsorUserId)
  const teen = customerNumber(teenUserId)
  if (sponsor === undefined) throw absent
  const known = await findLink(work.db, sponsorUserId, teenUserId)
  if (known === undefined) throw absent
  // A confirmed teen is a customer; a requested one may not exist.
  if (known.state === "CONFIRMED" && teen !== undefined) await lockBoth(work, sponsor, teen)
  const gone = await work.db
    .deleteFrom("teen_link")
    .where("link_id", "=", known.link_id)
    .returning("state")
    .executeTakeFirst()
  if (gone === undefined) throw absent
  if (gone.state === "PENDING" || teen === undefined) return
  await lockBoth(work, sponsor, teen)
  await countLink(work, sponsor, "sponsor", -1)
  await countLink(work, teen, "teen", -1)
  await work.db
    .deleteFrom("teen_order")
    .where("sponsor_user_id", "=", sponsor)
    .where("teen_user_id", "=", teen)
    .execute()
}

export const teenNotFound = (teenId: string) => notFound("There is no such teen.", teenId)
export const sponsorNotFound = (sponsorUserId: string) => notFound("There is no such sponsor.", sponsorUserId)
