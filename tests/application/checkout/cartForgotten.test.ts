import * as Effect from "effect/Effect"
import { describe, expect } from "vitest"
import { resumePayment } from "../../../application/checkout/tracking/resumePayment.ts"
import { NotEnoughStock } from "../../../domain/cart/CartChangeRefused.ts"
import { backendError } from "../../support/builders/backendError.ts"
import { aDecision, inTime, ORDER, payingShop, POLICY, status, submit } from "../../support/fakes/payingShop.ts"
import { FakeDevice } from "../../support/fakes/FakeDevice.ts"
import { itEffect } from "../../support/itEffect.ts"

const CART = "selvedge.cart.v1"

/** The calls to the backend and the clearing of the remembered cart, in order. */
function watched(script: Parameters<typeof payingShop>[0]) {
  const device = new FakeDevice({
    store: {
      remove: (key) =>
        Effect.sync(() => {
          if (key === CART) shop.calls.push("cleared")
        }),
    },
  })
  const shop = payingShop(script, device)
  return { layer: shop.layer, events: () => shop.calls.map((call) => call.replace(/ at .*/, "")) }
}

describe("the remembered cart", () => {
  itEffect("is cleared once when a submission is accepted, not by polling or by the confirmation", () =>
    Effect.gen(function* () {
      const { layer, events } = watched({
        submissions: [status("PENDING-OK")],
        statuses: [status("PENDING-NOOK"), status("PENDING-OK"), status("OK")],
      })
      expect(yield* Effect.provide(submit(), layer)).toMatchObject({ outcome: "paid" })
      expect(events()).toEqual(["submit", "cleared", "ask", "ask", "ask"])
    }),
  )

  for (const [word, answer] of [
    ["NOOK", status("NOOK")],
    ["REPAY", status("REPAY")],
    ["OK", status("OK")],
  ] as const) {
    itEffect(`is cleared once when an accepted submission ends immediately as ${word}`, () =>
      Effect.gen(function* () {
        const { layer, events } = watched({ submissions: [answer] })
        yield* Effect.provide(submit(), layer)
        expect(events()).toEqual(["submit", "cleared"])
      }),
    )
  }

  itEffect("is cleared once when a submission with a lost response turns out to be accepted", () =>
    Effect.gen(function* () {
      const { layer, events } = watched({
        submissions: [Effect.fail(backendError("timedOut"))],
        statuses: [status("PENDING-OK"), status("OK")],
      })
      yield* Effect.provide(submit(), layer)
      expect(events()).toEqual(["submit", "ask", "cleared", "ask"])
    }),
  )

  for (const [what, error] of [
    ["refused by the shop", backendError("rejected")],
    ["of what is sold out", new NotEnoughStock({ sku: "a", available: 0 })],
  ] as const) {
    itEffect(`stays when a submission is ${what}`, () =>
      Effect.gen(function* () {
        const { layer, events } = watched({ submissions: [Effect.fail(error)] })
        yield* Effect.flip(Effect.provide(submit(), layer))
        expect(events()).toEqual(["submit"])
      }),
    )
  }

  itEffect("stays while the password is asked for again, and is cleared by the next submission", () =>
    Effect.gen(function* () {
      const { layer, events } = watched({ submissions: [status("NOOK", { authAgain: true }), status("OK")] })
      expect(yield* Effect.provide(submit(), layer)).toMatchObject({ outcome: "passwordRequired" })
      expect(events()).toEqual(["submit"])
      yield* Effect.provide(submit(aDecision()), layer)
      expect(events()).toEqual(["submit", "submit", "cleared"])
    }),
  )

  itEffect("stays while the outcome of a submission is unknown", () =>
    Effect.gen(function* () {
      const { layer, events } = watched({
        submissions: [Effect.fail(backendError("timedOut"))],
        statuses: [Effect.fail(backendError("fault"))],
      })
      expect(yield* Effect.provide(submit(), layer)).toMatchObject({ outcome: "unknown" })
      expect(events()).toEqual(["submit", "ask", "ask", "ask"])
    }),
  )

  itEffect("is cleared once when a recovered payment is confirmed", () =>
    Effect.gen(function* () {
      const { layer, events } = watched({ submissions: [], statuses: [status("PENDING-OK"), status("OK")] })
      yield* Effect.provide(inTime(resumePayment(ORDER, POLICY)), layer)
      expect(events()).toEqual(["ask", "ask", "cleared"])
    }),
  )
})
