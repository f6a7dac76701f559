import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import type { OrderId } from "../../domain/shared/OrderId.ts"
import type { TeenProfile } from "../../domain/teen/Teen.ts"
import { FamilyRoleRefused, TeenRefused } from "../../domain/teen/TeenRefused.ts"
import type { TeenRefusedReason } from "../../domain/teen/validateTeen.ts"
import {
  validateAmount,
  validateId,
  validateTeenConfirmation,
  validateTeenProfile,
} from "../../domain/teen/validateTeen.ts"
import { familyRole, loadFamily, unlessEnded } from "./loadFamily.ts"
import { TeenGateway } from "./TeenGateway.ts"

/** A teen's profile as the sponsor enters it. */
export type EnteredProfile = Omit<TeenProfile, "cardHash"> & {
  /** Hash of the wallet card that pays. */
  readonly payingCard?: string
}

function toProfile<P extends { readonly payingCard?: string }>({ payingCard, ...profile }: P) {
  return { ...profile, ...(payingCard === undefined ? {} : { cardHash: Redacted.make(payingCard) }) }
}

/** Fails with `TeenRefused` when there are reasons. */
const requireValid = (reasons: readonly TeenRefusedReason[]): Effect.Effect<void, TeenRefused> =>
  reasons.length === 0 ? Effect.void : Effect.fail(new TeenRefused({ reasons }))

/**
 * Asks to sponsor a teen, by the teen's customer number; the teen accepts or declines. Returns the family.
 *
 * Fails with `TeenRefused` for invalid fields, with `FamilyRoleRefused` for a customer who is a teen (F170), and with
 * `TeenLimitReached`.
 */
export const addTeen = Effect.fn("teen.add")(function* (teenId: string, entered: EnteredProfile) {
  const profile = toProfile(entered)
  yield* requireValid([...validateId("teenId", teenId), ...validateTeenProfile(profile)])
  if (familyRole(yield* loadFamily()) === "teen") return yield* new FamilyRoleRefused({ role: "teen" })
  const gateway = yield* TeenGateway
  yield* gateway.addTeen(teenId, profile)
  return yield* loadFamily()
})

/** Changes a teen's profile, the card that pays and the limits. Fails with `TeenRefused` for invalid fields. */
export const updateTeen = Effect.fn("teen.update")(function* (teenId: string, entered: Partial<EnteredProfile>) {
  const changes = toProfile(entered)
  const { notificationTypes = ["EMAIL"], ...others } = changes
  yield* requireValid([...validateId("teenId", teenId), ...validateTeenProfile({ ...others, notificationTypes })])
  const gateway = yield* TeenGateway
  yield* gateway.updateTeen(teenId, changes)
  return yield* loadFamily()
})

/** Ends a sponsorship or withdraws the request, with every approval. One that has already ended is no error. */
export const endTeen = Effect.fn("teen.end")(function* (teenId: string) {
  const gateway = yield* TeenGateway
  yield* unlessEnded(gateway.deleteTeen(teenId))
  return yield* loadFamily()
})

/**
 * Approves a payment that a teen has requested, up to an amount in minor units, with the card of the teen's profile.
 * Only this teen can use it, for this order, until it expires or is revoked.
 *
 * Fails with `FamilyRoleRefused` for a customer who is a teen (F170), and with `TeenLimitReached` above a spending
 * limit.
 */
export const approvePayment = Effect.fn("teen.approvePayment")(function* (
  teenId: string,
  orderId: OrderId,
  amount: number,
) {
  yield* requireValid([...validateId("teenId", teenId), ...validateAmount("amount", amount)])
  if (familyRole(yield* loadFamily()) === "teen") return yield* new FamilyRoleRefused({ role: "teen" })
  const gateway = yield* TeenGateway
  yield* gateway.updateTeen(teenId, { approval: { orderId, amount } })
  return yield* loadFamily()
})

/**
 * Revokes the approval of an order; idempotent. Fails with the backend's `_ERR_APPROVAL_USED` when the teen has already
 * paid.
 */
export const revokePayment = Effect.fn("teen.revokePayment")(function* (teenId: string, orderId: OrderId) {
  const gateway = yield* TeenGateway
  yield* gateway.updateTeen(teenId, { revokedOrderId: orderId })
  return yield* loadFamily()
})

/**
 * Accepts or declines an invitation to sponsor, with the hash from the email; it is valid once. Returns the family.
 *
 * Fails with `NotFound` for a used, expired or wrong link, and with `FamilyRoleRefused` for a customer who is a teen
 * (F170).
 */
export const answerInvitation = Effect.fn("teen.answerInvitation")(function* (
  { teenUserId, hash }: { readonly teenUserId: string; readonly hash: string },
  accepted: boolean,
  notificationTypes: readonly string[] = ["EMAIL"],
) {
  const confirmation = { teenUserId, hash: Redacted.make(hash), accepted, notificationTypes }
  yield* requireValid(validateTeenConfirmation(confirmation))
  if (accepted && familyRole(yield* loadFamily()) === "teen") return yield* new FamilyRoleRefused({ role: "teen" })
  const gateway = yield* TeenGateway
  yield* gateway.confirmTeen(confirmation)
  return yield* loadFamily()
})
