import type { Kysely } from "kysely"
import type { components } from "../../../generated/teens.d.ts"
import { type CartScope, userIdNumber } from "../../cart/CartScope.ts"
import { notAcceptable, refused } from "../../platform/http/Refused.ts"
import type { SandboxServices } from "../../platform/services/SandboxServices.ts"
import type { Database } from "../../platform/storage/Database.ts"
import type { UnitOfWork } from "../../platform/storage/Storage.ts"
import { countMessage } from "../../platform/outbox/countMessage.ts"
import { endLink, findLink, type LinkRow, teenNotFound, customerNumber } from "./links.ts"
import { lockMember, requireRole } from "./members.ts"
import { emailOf, nameOf } from "./customerContacts.ts"
import { pageLink, sendTeenMessage } from "./teenMessages.ts"
import { approvePayment, endApprovals, revokePayment } from "./approvals.ts"
import { presentOrderAt } from "./teenOrders.ts"
import { profileOf, readProfile, type WireTeen } from "./TeenProfile.ts"

/** Maximum number of teens of one sponsor, including requested ones. */
const MAX_TEENS = 10

/** Returns the customer's teens, oldest first. */
export const listTeens = async (
  { storage: { db } }: SandboxServices,
  scope: CartScope,
): Promise<components["schemas"]["TeenList"]> => {
  const { principal } = scope
  const links = await db
    .selectFrom("teen_link")
    .selectAll()
    .where("sponsor_user_id", "=", userIdNumber(principal))
    .orderBy("link_id")
    .execute()
  return { teens: await Promise.all(links.map((link) => presentTeen(db, scope, link))) }
}

/** Requests a teen's confirmation. The response is the same when the customer does not exist. */
export const addTeen = (
  { storage, shopUrl }: SandboxServices,
  scope: CartScope,
  teenId: string,
  input: components["schemas"]["TeenInput"],
): Promise<WireTeen> =>
  storage.transaction(async (work) => {
    const { principal, now } = scope
    if (teenId === principal.userId) throw ownTeen("teenId")
    requireRole(await lockMember(work, userIdNumber(principal)), "sponsor")
    if ((await findLink(work.db, principal.userId, teenId)) !== undefined)
      throw refused("_ERR_TEEN_EXISTS", "This teen was added already.", [teenId])
    await requireBookingCapacity(work, userIdNumber(principal))
    const link = await work.db
      .insertInto("teen_link")
      .values({
        sponsor_user_id: userIdNumber(principal),
        teen_user_id: teenId,
        state: "PENDING",
        profile: JSON.stringify(profileOf(input)),
        sponsor_phone: null,
        created_at: now,
        confirmed_at: null,
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    // Counted also for an unknown customer: the response must not reveal it.
    await countMessage(work.db, {
      purpose: "teenRequest",
      storeId: scope.store.id,
      recipient: `teen ${teenId}`,
      sender: principal.userId,
      now,
    })
    const recipient = await emailOf(work.db, teenId)
    if (recipient !== undefined) {
      await sendTeenMessage(work, scope, {
        messageKind: "asked",
        channel: "mail",
        recipient,
        name: await nameOf(work.db, principal.userId),
        link: pageLink(shopUrl(), scope, "account/family"),
      })
    }
    return presentTeen(work.db, scope, link)
  })

/**
 * Changes the profile of one of the customer's teens, and approves or revokes a payment. Fails with 422 for another age
 * (F170).
 */
export const updateTeen = (
  services: SandboxServices,
  scope: CartScope,
  teenId: string,
  { approval, revokedOrderId, ...changes }: components["schemas"]["TeenChanges"],
): Promise<WireTeen> =>
  services.storage.transaction(async (work) => {
    const { principal } = scope
    await lockMember(work, userIdNumber(principal))
    const link = await findLink(work.db, principal.userId, teenId)
    if (link === undefined) throw teenNotFound(teenId)
    const before = readProfile(link.profile)
    if (changes.age !== undefined && before.age !== undefined && Number(changes.age) !== Number(before.age)) {
      throw notAcceptable("_ERR_AGE_NOT_EDITABLE", "The age cannot be changed.", [
        { field: "age", rule: "unchangeable", message: "age cannot be changed." },
      ])
    }
    const profile = JSON.stringify({ ...before, ...profileOf(changes) })
    await work.db.updateTable("teen_link").set({ profile }).where("link_id", "=", link.link_id).execute()
    const changed = { ...link, profile }
    if (revokedOrderId !== undefined) await revokePayment(work, services, scope, changed, revokedOrderId)
    if (approval !== undefined) await approvePayment(work, services, scope, changed, approval)
    return presentTeen(work.db, scope, changed)
  })

/** Ends a sponsorship, or withdraws the request. */
export const deleteTeen = (
  { storage }: SandboxServices,
  { principal, now }: CartScope,
  teenId: string,
): Promise<void> =>
  storage.transaction(async (work) => {
    await endLink(work, principal.userId, teenId, teenNotFound(teenId))
    await endApprovals(work, { sponsor: userIdNumber(principal), teen: customerNumber(teenId) ?? 0, now })
  })

/** Fails with 409 when a locked sponsor has the maximum number of teens. */
export const requireBookingCapacity = async (work: UnitOfWork, sponsorUserId: number): Promise<void> => {
  const teens = await work.db
    .selectFrom("teen_link")
    .select("link_id")
    .where("sponsor_user_id", "=", sponsorUserId)
    .execute()
  if (teens.length >= MAX_TEENS)
    throw refused("_ERR_MAX_TEENS", "The sponsor has the maximum of teens.", [String(MAX_TEENS)])
}

export const ownTeen = (field: string) =>
  notAcceptable("_ERR_OWN_SPONSOR", "Nobody sponsors himself.", [
    { field, rule: "other", message: `${field} must be another shopper.` },
  ])

const presentTeen = async (db: Kysely<Database>, scope: CartScope, link: LinkRow): Promise<WireTeen> => {
  const { notificationType = [], ...profile } = readProfile(link.profile)
  const orders = await db
    .selectFrom("teen_order")
    .selectAll()
    .where("sponsor_user_id", "=", link.sponsor_user_id)
    .where("teen_user_id", "=", customerNumber(link.teen_user_id) ?? 0)
    .orderBy("requested_at")
    .orderBy("order_id")
    .execute()
  return {
    teenId: link.teen_user_id,
    state: link.state,
    ...profile,
    notificationType,
    orders:
      link.state === "CONFIRMED" ? await Promise.all(orders.map((order) => presentOrderAt(db, scope, order))) : [],
  }
}
