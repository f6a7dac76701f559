import type { components } from "../../../generated/teens.d.ts"
import { type CartScope, userIdNumber } from "../../cart/CartScope.ts"
import { forbidden, invalidField, notFound, refused } from "../../platform/http/Refused.ts"
import type { SandboxServices } from "../../platform/services/SandboxServices.ts"
import type { UnitOfWork } from "../../platform/storage/Storage.ts"
import { consumeInvitation } from "./invitations.ts"
import { endLink, findLink, sponsorNotFound, customerNumber } from "./links.ts"
import { endApprovals } from "./approvals.ts"
import { countLink, lockBoth, type Member, requireRole } from "./members.ts"
import { nameOf } from "./customerContacts.ts"
import { readProfile } from "./TeenProfile.ts"
import { ownTeen, requireBookingCapacity } from "./teensOfSponsor.ts"

type ConfirmationInput = components["schemas"]["TeenConfirmationInput"]
type Confirmation = components["schemas"]["TeenConfirmation"]

/** Maximum number of sponsors per teen. */
const MAX_SPONSORS = 5

/** A teen's response to a sponsor, or a sponsor's response to a teen's invitation (S5). */
export const confirmTeen = async (
  services: SandboxServices,
  scope: CartScope,
  input: ConfirmationInput,
): Promise<Confirmation> => {
  const { sponsorUserId, teenUserId, notificationType, hash } = input
  const accepted =
    input.accepted === true || input.accepted === "true"
      ? true
      : input.accepted === false || input.accepted === "false"
        ? false
        : undefined
  if (accepted === true && notificationType === undefined)
    throw invalidField("notificationType", "required", "notificationType is required when accepted is true.")
  if (sponsorUserId !== undefined && teenUserId !== undefined)
    throw invalidField("teenUserId", "notBoth", "Only one of sponsorUserId and teenUserId may be sent.")
  if (sponsorUserId !== undefined)
    return respondToSponsor(services, scope, { sponsorUserId, accepted, notificationType })
  if (teenUserId === undefined)
    throw invalidField("sponsorUserId", "required", "sponsorUserId or teenUserId is required.")
  if (hash === undefined) throw invalidField("hash", "required", "hash is required with teenUserId.")
  return respondToInvitation(services, scope, { teenUserId, hash, accepted, notificationType })
}

interface TeenDecision {
  readonly sponsorUserId: string
  readonly accepted: boolean | undefined
  readonly notificationType?: readonly string[] | undefined
}

/** The teen's response to a sponsor's request; idempotent. */
export const respondToSponsor = (
  { storage }: SandboxServices,
  { principal, now }: CartScope,
  { sponsorUserId, accepted, notificationType }: TeenDecision,
): Promise<Confirmation> =>
  storage.transaction(async (work) => {
    const sponsor = customerNumber(sponsorUserId)
    const request = await findLink(work.db, sponsorUserId, principal.userId)
    if (sponsor === undefined || request === undefined) throw sponsorNotFound(sponsorUserId)
    const answer = { sponsorUserId, teenUserId: principal.userId }
    if (accepted === undefined) return { ...answer, state: request.state }
    if (!accepted) {
      await endLink(work, sponsorUserId, principal.userId, sponsorNotFound(sponsorUserId))
      await endApprovals(work, { sponsor, teen: userIdNumber(principal), now })
      return { ...answer, state: "REJECTED" }
    }
    if (principal.kind === "business") throw forbidden("A business client cannot be a teen.")
    const members = await lockBoth(work, sponsor, userIdNumber(principal))
    // Read again under the lock: a concurrent response may have been faster.
    const link = await findLink(work.db, sponsorUserId, principal.userId)
    if (link === undefined) throw sponsorNotFound(sponsorUserId)
    if (link.state === "CONFIRMED") return { ...answer, state: "CONFIRMED" }
    await requireMatchingRoles(members)
    const profile = { ...readProfile(link.profile), ...(notificationType === undefined ? {} : { notificationType }) }
    const confirmed = { state: "CONFIRMED", confirmed_at: now, profile: JSON.stringify(profile) } as const
    const { numUpdatedRows } = await work.db
      .updateTable("teen_link")
      .set(confirmed)
      .where("link_id", "=", link.link_id)
      .where("state", "=", "PENDING")
      .executeTakeFirst()
    // The sponsor has withdrawn the request at the same time.
    if (numUpdatedRows === 0n) throw sponsorNotFound(sponsorUserId)
    await countLinks(work, sponsor, userIdNumber(principal))
    return { ...answer, state: "CONFIRMED" }
  })

interface SponsorDecision {
  readonly teenUserId: string
  readonly hash: string
  readonly accepted: boolean | undefined
  readonly notificationType?: readonly string[] | undefined
}

/** The sponsor's response to an invitation: a decision uses up the token. */
const respondToInvitation = (
  { storage }: SandboxServices,
  { principal, now }: CartScope,
  { teenUserId, hash, accepted, notificationType = [] }: SponsorDecision,
): Promise<Confirmation> =>
  storage.transaction(async (work) => {
    const teen = customerNumber(teenUserId)
    if (teenUserId === principal.userId) throw ownTeen("teenUserId")
    const sponsor = userIdNumber(principal)
    const invitation = teen === undefined ? undefined : await consumeInvitation(work, teen, hash, now)
    if (teen === undefined || invitation === undefined) throw notFound("There is no such invitation.", teenUserId)
    const answer = { sponsorUserId: principal.userId, teenUserId }
    if (accepted === undefined) {
      await work.db
        .updateTable("sponsor_invitation")
        .set({ state: "OPEN" })
        .where("invitation_id", "=", invitation.invitation_id)
        .execute()
      return { ...answer, state: "PENDING" }
    }
    if (!accepted) return { ...answer, state: "REJECTED" }
    const members = await lockBoth(work, sponsor, teen)
    const link = await findLink(work.db, principal.userId, teenUserId)
    if (link?.state === "CONFIRMED") return { ...answer, state: "CONFIRMED" }
    await requireMatchingRoles(members)
    const profile = JSON.stringify({
      firstName: await nameOf(work.db, teenUserId),
      ...(link === undefined ? {} : readProfile(link.profile)),
      notificationType,
    })
    const confirmed = { state: "CONFIRMED", profile, sponsor_phone: invitation.phone, confirmed_at: now } as const
    if (link === undefined) await requireBookingCapacity(work, sponsor)
    await work.db
      .insertInto("teen_link")
      .values({ ...confirmed, sponsor_user_id: sponsor, teen_user_id: teenUserId, created_at: now })
      .onConflict((conflict) => conflict.columns(["sponsor_user_id", "teen_user_id"]).doUpdateSet(confirmed))
      .execute()
    await countLinks(work, sponsor, teen)
    return { ...answer, state: "CONFIRMED" }
  })

const requireMatchingRoles = async ({
  sponsor,
  teen,
}: {
  readonly sponsor: Member
  readonly teen: Member
}): Promise<void> => {
  requireRole(sponsor, "sponsor")
  requireRole(teen, "teen")
  if (teen.links >= MAX_SPONSORS)
    throw refused("_ERR_MAX_SPONSORS", "The teen has the maximum of sponsors.", [String(MAX_SPONSORS)])
}

const countLinks = async (work: UnitOfWork, sponsor: number, teen: number): Promise<void> => {
  await countLink(work, sponsor, "sponsor", 1)
  await countLink(work, teen, "teen", 1)
}
