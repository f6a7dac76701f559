import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"
import * as TestClock from "effect/testing/TestClock"
import { describe, expect } from "vitest"
import { loadFamily } from "../../../application/teen/loadFamily.ts"
import {
  addTeen,
  answerInvitation,
  approvePayment,
  endTeen,
  updateTeen,
} from "../../../application/teen/sponsorTeens.ts"
import { declineSponsor, endSponsor, inviteSponsor } from "../../../application/teen/teenSponsors.ts"
import { TeenGateway } from "../../../application/teen/TeenGateway.ts"
import type { ApprovedPayment, Teen, TeenSponsors } from "../../../domain/teen/Teen.ts"
import { orderId } from "../../support/backend/scopes.ts"
import { backendError } from "../../support/builders/backendError.ts"
import { itEffect } from "../../support/itEffect.ts"

const order = orderId("700000000001")
const approval: ApprovedPayment = {
  id: "1",
  kind: "teen",
  grantorId: "55501",
  delegateId: "55502",
  orderId: order,
  cap: 5000,
  total: 5000,
  expiresAt: new Date(1000).toISOString(),
  log: [],
}
const teen: Teen = {
  id: "55502",
  state: "confirmed",
  cardHash: Redacted.make("card-1"),
  notificationTypes: ["EMAIL"],
  orders: [],
}
const NO_SPONSORS: TeenSponsors = { sponsors: [], invitations: [], approvals: [] }
const A_SPONSOR: TeenSponsors = { ...NO_SPONSORS, sponsors: [{ userId: "55501", state: "confirmed" }] }

/** A family; every write is recorded, or fails. */
const family = (teens: readonly Teen[], sponsors: TeenSponsors, writes: string[] = [], failure?: "notFound") => {
  const write = (name: string) =>
    Effect.suspend(() => {
      writes.push(name)
      return failure === undefined ? Effect.void : Effect.fail(backendError(failure))
    })
  return Layer.mock(TeenGateway, {
    listTeens: Effect.succeed(teens),
    listTeenSponsors: Effect.succeed(sponsors),
    addTeen: () => Effect.as(write("addTeen"), teen),
    updateTeen: (_id, changes) => Effect.as(write(`updateTeen ${Object.keys(changes).join()}`), teen),
    deleteTeen: () => write("deleteTeen"),
    deleteTeenSponsor: () => write("deleteTeenSponsor"),
    deleteTeenSponsors: () => write("deleteTeenSponsors"),
    inviteTeenSponsor: () =>
      Effect.as(write("inviteTeenSponsor"), { email: "l@example.org", firstName: "L", goodUntil: "2026-01-12" }),
    confirmTeen: () =>
      Effect.as(write("confirmTeen"), { sponsorUserId: "55501", teenUserId: "55502", state: "confirmed" } as const),
  })
}
const invitation = { teenUserId: "55502", hash: "h" }
const profile = { notificationTypes: ["EMAIL"] }

describe("a teen", () => {
  itEffect("F170 never acts as a sponsor: no request, no approval and no accepted invitation reaches the backend", () =>
    Effect.gen(function* () {
      const writes: string[] = []
      for (const act of [
        addTeen("55503", profile),
        approvePayment("55502", order, 100),
        answerInvitation(invitation, true),
      ])
        expect(yield* Effect.provide(Effect.flip(act), family([], A_SPONSOR, writes))).toMatchObject({
          _tag: "FamilyRoleRefused",
          role: "teen",
        })
      expect(writes).toEqual([])
    }),
  )

  itEffect("can decline an invitation, and end a relation that has already ended", () =>
    Effect.gen(function* () {
      const writes: string[] = []
      yield* Effect.provide(answerInvitation(invitation, false), family([], A_SPONSOR, writes))
      for (const end of [endSponsor("55501"), declineSponsor("55501")])
        expect(yield* Effect.provide(end, family([], NO_SPONSORS, writes, "notFound"))).toMatchObject({ teens: [] })
      expect(writes).toEqual(["confirmTeen", "deleteTeenSponsor", "deleteTeenSponsors"])
    }),
  )

  itEffect("sees whether an approval still covers the cart", () =>
    Effect.gen(function* () {
      const approvals = [
        approval,
        { ...approval, id: "2", total: 5001 },
        { ...approval, id: "3", endedAs: "revoked" as const },
      ]
      const load = Effect.provide(loadFamily(), family([], { ...A_SPONSOR, approvals }))
      expect((yield* load).refusedReasons).toEqual({ 2: "cap", 3: "revoked" })
      yield* TestClock.adjust(1000)
      expect((yield* load).refusedReasons).toEqual({ 1: "expired", 2: "expired", 3: "revoked" })
    }),
  )
})

describe("a sponsor", () => {
  itEffect("F170 is never a teen: an invitation is refused without a call", () =>
    Effect.gen(function* () {
      const writes: string[] = []
      const invite = inviteSponsor({ firstName: "Luis", email: "luis@example.org" })
      expect(yield* Effect.provide(Effect.flip(invite), family([teen], NO_SPONSORS, writes))).toMatchObject({
        role: "sponsor",
      })
      expect(writes).toEqual([])
    }),
  )

  itEffect("changes the profile and approves; the page's data has the card as plain text", () =>
    Effect.gen(function* () {
      const writes: string[] = []
      const open = family([teen], NO_SPONSORS, writes)
      yield* Effect.provide(addTeen("55502", profile), open)
      yield* Effect.provide(updateTeen("55502", { orderLimit: 100, payingCard: "card-2" }), open)
      yield* Effect.provide(approvePayment("55502", order, 100), open)
      expect(yield* Effect.provide(endTeen("55502"), open)).toMatchObject({ teens: [{ payingCard: "card-1" }] })
      expect(writes).toEqual(["addTeen", "updateTeen orderLimit,cardHash", "updateTeen approval", "deleteTeen"])
    }),
  )

  itEffect("gets invalid fields back without a call", () =>
    Effect.gen(function* () {
      const writes: string[] = []
      const reasons = (act: Effect.Effect<unknown, unknown, TeenGateway>) =>
        Effect.provide(Effect.flip(act), family([], NO_SPONSORS, writes))
      expect(yield* reasons(addTeen("x", { notificationTypes: [] }))).toMatchObject({
        reasons: [
          { field: "teenId", rule: "digits" },
          { field: "notificationType", rule: "required" },
        ],
      })
      expect(yield* reasons(updateTeen("1", { orderLimit: -1 }))).toMatchObject({ reasons: [{ field: "orderLimit" }] })
      expect(yield* reasons(approvePayment("1", order, 0))).toMatchObject({ reasons: [{ field: "amount" }] })
      expect(yield* reasons(inviteSponsor({ firstName: "", email: "x" }))).toMatchObject({
        reasons: [{ field: "firstName" }, { field: "email" }],
      })
      expect(writes).toEqual([])
    }),
  )
})
