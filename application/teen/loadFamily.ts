import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import type { DelegationRefusedReason } from "../../domain/delegation/Delegation.ts"
import { delegationRefusedReason } from "../../domain/delegation/Delegation.ts"
import type { ApprovedPayment, Teen, TeenSponsors } from "../../domain/teen/Teen.ts"
import type { BackendError } from "../shared/BackendError.ts"
import { TeenGateway } from "./TeenGateway.ts"

/** A teen as the pages show it: plain data that serializes to JSON. */
export type FamilyTeen = Omit<Teen, "cardHash"> & {
  /** Hash of the sponsor's wallet card that pays. */
  readonly payingCard?: string
}

/** A customer's teens and sponsors. */
export interface Family {
  /** Not empty for a sponsor. */
  readonly teens: readonly FamilyTeen[]
  /** Sponsors, invitations and approvals of a teen. */
  readonly sponsors: TeenSponsors
  /** Why approvals cannot pay the cart as it is now, by their id; absent for those that can. */
  readonly refusedReasons: Readonly<Record<string, DelegationRefusedReason>>
}

/** The customer's side of a sponsorship: no customer has both (F170). */
export type FamilyRole = "teen" | "sponsor"

/** Returns the role of a customer from confirmed sponsorships; `undefined` while there are none. */
export function familyRole({ teens, sponsors: { sponsors } }: Omit<Family, "refusedReasons">): FamilyRole | undefined {
  if (sponsors.some(({ state }) => state === "confirmed")) return "teen"
  return teens.some(({ state }) => state === "confirmed") ? "sponsor" : undefined
}

/** Returns the customer's teens and sponsors, and whether each approval still covers its cart. */
export const loadFamily = Effect.fn("teen.loadFamily")(function* () {
  const gateway = yield* TeenGateway
  const [teens, sponsors] = yield* Effect.all([gateway.listTeens, gateway.listTeenSponsors], { concurrency: 2 })
  const shown = teens.map(({ cardHash, ...teen }) => ({
    ...teen,
    ...(cardHash === undefined ? {} : { payingCard: Redacted.value(cardHash) }),
  }))
  const now = yield* Clock.currentTimeMillis
  const approvals = [...sponsors.approvals, ...teens.flatMap(({ orders }) => orders.flatMap(approvalOf))]
  const refusedReasons = approvals.flatMap((approval) => {
    const { delegateId: userId, orderId, total = 0 } = approval
    const refusedReason = delegationRefusedReason(approval, { userId, orderId, amount: total, now })
    return refusedReason === undefined ? [] : [[approval.id, refusedReason] as const]
  })
  return { teens: shown, sponsors, refusedReasons: Object.fromEntries(refusedReasons) } satisfies Family
})

function approvalOf({ approval }: Teen["orders"][number]): readonly ApprovedPayment[] {
  return approval === undefined ? [] : [approval]
}

/** Ends a relation that the other side may have ended already. Returns whether it still existed. */
export function unlessEnded<R>(end: Effect.Effect<void, BackendError, R>): Effect.Effect<boolean, BackendError, R> {
  return Effect.catchReason(Effect.as(end, true), "BackendError", "NotFound", () => Effect.succeed(false))
}
