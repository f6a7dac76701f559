import * as Effect from "effect/Effect"
import { describe, expect } from "vitest"
import { pollDecision } from "../../../application/checkout/tracking/pollDecision.ts"
import type { PaymentStatus } from "../../../domain/payment/PaymentStatus.ts"
import { backendError } from "../../support/builders/backendError.ts"
import { inTime, ORDER, payingShop, POLICY, status } from "../../support/fakes/payingShop.ts"
import { itEffect } from "../../support/itEffect.ts"

const challenge = (isAnswered: boolean): PaymentStatus =>
  status("CHALLENGE", { challenge: { url: "https://bank.example/acs", transactionId: "t-1", isAnswered } })
const FIVE = { ...POLICY, tries: 5 }

describe("a payment decided elsewhere", () => {
  for (const [what, open, decided] of [
    ["at a provider's page", status("REDIRECT"), status("OK")],
    ["at a provider's page, and refused", status("REDIRECT"), status("NOOK")],
    ["by an answer to the card's bank", challenge(false), challenge(true)],
    ["by a refusal at the card's bank", challenge(false), status("NOOK")],
    ["where it was referred to", status("REFERRED_NICEPAY"), status("PENDING-OK")],
  ] as const) {
    itEffect(`is polled ${what}, also after failed requests`, () =>
      Effect.gen(function* () {
        const { layer, calls } = payingShop({
          submissions: [],
          statuses: [open, Effect.fail(backendError("unreachable")), open, decided],
        })
        expect(yield* Effect.provide(inTime(pollDecision(ORDER, FIVE)), layer)).toEqual(decided)
        expect(calls).toEqual(["ask at 2", "ask at 4", "ask at 6", "ask at 8"])
      }),
    )
  }

  itEffect("is polled as often as configured", () =>
    Effect.gen(function* () {
      for (const statuses of [[status("REDIRECT")], [Effect.fail(backendError("unreachable"))]]) {
        const { layer, calls } = payingShop({ submissions: [], statuses })
        expect(yield* Effect.provide(inTime(pollDecision(ORDER, FIVE)), layer)).toBeUndefined()
        expect(calls).toHaveLength(5)
      }
      const none = payingShop({ submissions: [] })
      expect([
        yield* Effect.provide(inTime(pollDecision(ORDER, { ...POLICY, tries: 0 })), none.layer),
        none.calls,
      ]).toEqual([undefined, []])
    }),
  )
})
