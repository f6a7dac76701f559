import * as Effect from "effect/Effect"
import type { OrderId } from "../../domain/shared/OrderId.ts"
import type { SponsorInvitee } from "../../domain/teen/Teen.ts"
import { FamilyRoleRefused, TeenRefused } from "../../domain/teen/TeenRefused.ts"
import { validateInvitee } from "../../domain/teen/validateTeen.ts"
import { familyRole, loadFamily, unlessEnded } from "./loadFamily.ts"
import { TeenGateway } from "./TeenGateway.ts"

/**
 * Invites a sponsor by email. Fails with `TeenRefused` for invalid fields, with `FamilyRoleRefused` for a sponsor
 * (F170), and with `TeenLimitReached` for too many invitations.
 */
export const inviteSponsor = Effect.fn("teen.inviteSponsor")(function* (invitee: SponsorInvitee) {
  const reasons = validateInvitee(invitee)
  if (reasons.length > 0) return yield* new TeenRefused({ reasons })
  if (familyRole(yield* loadFamily()) === "sponsor") return yield* new FamilyRoleRefused({ role: "sponsor" })
  const gateway = yield* TeenGateway
  yield* gateway.inviteTeenSponsor(invitee)
  return yield* loadFamily()
})

/** Accepts a sponsor's request; idempotent. Fails with `NotFound` when it was withdrawn, and `TeenLimitReached`. */
export const acceptSponsor = Effect.fn("teen.acceptSponsor")(function* (sponsorUserId: string) {
  const gateway = yield* TeenGateway
  yield* gateway.acceptTeenSponsor(sponsorUserId)
  return yield* loadFamily()
})

/** Declines a sponsor's request. One that was withdrawn meanwhile is no error. */
export const declineSponsor = Effect.fn("teen.declineSponsor")(function* (sponsorUserId: string) {
  const gateway = yield* TeenGateway
  yield* unlessEnded(gateway.deleteTeenSponsors(sponsorUserId))
  return yield* loadFamily()
})

/** Ends the relation to a sponsor, with every approval. One that has already ended is no error. */
export const endSponsor = Effect.fn("teen.endSponsor")(function* (sponsorUserId: string) {
  const gateway = yield* TeenGateway
  yield* unlessEnded(gateway.deleteTeenSponsor(sponsorUserId))
  return yield* loadFamily()
})

/** Asks a sponsor to pay the open cart; asking again sends no second message. */
export const requestPayment = Effect.fn("teen.requestPayment")(function* (sponsorUserId: string) {
  const gateway = yield* TeenGateway
  yield* gateway.requestTeenPayment(sponsorUserId)
  return yield* loadFamily()
})

/** Shows an order or the open cart to a sponsor; idempotent. */
export const addTeenOrder = Effect.fn("teen.addOrder")(function* (sponsorUserId: string, orderId: OrderId) {
  const gateway = yield* TeenGateway
  return yield* gateway.addTeenOrder(sponsorUserId, orderId)
})
