import * as Clock from "effect/Clock"
import * as Duration from "effect/Duration"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as Redacted from "effect/Redacted"
import * as TestClock from "effect/testing/TestClock"
import { describe, expect } from "vitest"
import { resumePayment } from "../../../application/checkout/tracking/resumePayment.ts"
import { submitCheckout } from "../../../application/checkout/submitCheckout.ts"
import { NotEnoughStock } from "../../../domain/cart/CartChangeRefused.ts"
import { TotalChanged } from "../../../domain/checkout/CheckoutRefused.ts"
import { aCardEntry } from "../../support/builders/aCardEntry.ts"
import { aStore } from "../../support/builders/aStore.ts"
import { discountIds, originText } from "../../support/backend/scopes.ts"
import { backendError } from "../../support/builders/backendError.ts"
import { euros } from "../../support/builders/euros.ts"
import {
  aDecision,
  ATTEMPT,
  inTime,
  MID_NOVEMBER_2026,
  ORDER,
  payingShop,
  POLICY,
  SHIPPING,
  status,
  submit,
} from "../../support/fakes/payingShop.ts"
import { FakeDevice } from "../../support/fakes/FakeDevice.ts"
import { itEffect } from "../../support/itEffect.ts"

describe("submitting a checkout", () => {
  itEffect("sends all fields with the displayed total, and confirms the order", () =>
    Effect.gen(function* () {
      const { layer, submitted, calls } = payingShop({ submissions: [status("OK", { guestToken: "g" })] })
      expect(yield* Effect.provide(submit(), layer)).toEqual({ outcome: "paid", orderId: ORDER, guestToken: "g" })
      expect(calls).toEqual(["submit at 0"])
      expect(submitted[0]).toMatchObject({
        attemptKey: "id-1",
        shipping: SHIPPING,
        expectedTotal: euros(2995),
        acceptedPolicies: ["1"],
        browser: { colorDepth: 24 },
        payments: [
          {
            means: { by: "card", methodId: "1", card: { holder: "Ana Costura", month: 12, year: 2030 } },
            amount: euros(2995),
          },
        ],
      })
      const means = submitted[0]?.payments[0]?.means
      expect(means?.by === "card" ? Redacted.value(means.card.number) : "").toBe("4242424242424242")
    }),
  )

  itEffect("includes the source and the context that an integrator sets", () =>
    Effect.gen(function* () {
      const { layer, submitted } = payingShop({ submissions: [status("OK")] })
      const origin = { customOrderGroup: originText("FG-7") }
      yield* Effect.provide(submit(aDecision({ origin })), layer)
      expect(submitted[0]?.origin).toEqual(origin)
    }),
  )

  itEffect("requests the discounts that an integrator names", () =>
    Effect.gen(function* () {
      const { layer, submitted } = payingShop({ submissions: [status("OK")] })
      const discounts = { ids: discountIds("welcome10"), isEmployees: true }
      yield* Effect.provide(submit(aDecision({ discounts })), layer)
      expect(submitted[0]?.discounts).toEqual(discounts)
    }),
  )

  itEffect("is refused before any call with a malformed card, with errors per field", () =>
    Effect.gen(function* () {
      const { layer, calls } = payingShop({ submissions: [] })
      const refused = yield* Effect.flip(
        Effect.provide(
          submit(
            aDecision({
              payment: {
                by: "card",
                methodId: "1",
                card: aCardEntry({ number: "4242 4242 4242 4241", expiry: "10/26", securityCode: "" }),
              },
            }),
          ),
          layer,
        ),
      )
      expect(refused).toMatchObject({
        _tag: "CardRefused",
        reasons: [
          { field: "number", rule: "number" },
          { field: "expiry", rule: "expired" },
          { field: "securityCode", rule: "required" },
        ],
      })
      expect(calls).toEqual([])
    }),
  )

  itEffect("clears the cart and ends the attempt after confirmation, and remembers the order", () =>
    Effect.gen(function* () {
      const device = new FakeDevice()
      device.stored.set("selvedge.cart.v1", "{}")
      yield* Effect.provide(submit(), payingShop({ submissions: [status("OK")] }, device).layer)
      expect([...device.stored.keys()]).toEqual(["selvedge.purchases.v1"])
    }),
  )

  itEffect("clears the cart once the backend has accepted the submission, whatever the outcome of the payment", () =>
    Effect.gen(function* () {
      for (const word of ["NOOK", "PENDING-NOOK", "REPAY"]) {
        const device = new FakeDevice()
        device.stored.set("selvedge.cart.v1", "{}")
        yield* Effect.provide(submit(), payingShop({ submissions: [status(word)] }, device).layer)
        expect([word, device.stored.has("selvedge.cart.v1")]).toEqual([word, false])
      }
    }),
  )

  itEffect("F83 before the first outcome is the same attempt with the same key", () =>
    Effect.gen(function* () {
      const device = new FakeDevice()
      const lost = payingShop(
        {
          submissions: [Effect.fail(backendError("unreachable"))],
          statuses: [Effect.fail(backendError("unreachable"))],
        },
        device,
      )
      expect(yield* Effect.provide(submit(), lost.layer)).toEqual({ outcome: "unknown", orderId: ORDER })
      const again = payingShop({ submissions: [status("OK")] }, device)
      yield* Effect.provide(submit(), again.layer)
      expect([lost.submitted[0]?.attemptKey, again.submitted[0]?.attemptKey]).toEqual(["id-1", "id-1"])
    }),
  )

  itEffect("after an outcome is a new attempt with a new key", () =>
    Effect.gen(function* () {
      const { layer, submitted } = payingShop({ submissions: [status("NOOK"), status("OK")] })
      yield* Effect.provide(Effect.andThen(submit(), submit()), layer)
      expect(submitted.map(({ attemptKey }) => attemptKey)).toEqual(["id-1", "id-2"])
    }),
  )

  itEffect("of another order is a new attempt", () =>
    Effect.gen(function* () {
      const device = new FakeDevice()
      device.stored.set(ATTEMPT, JSON.stringify([{ storeId: aStore().id, orderId: "9", key: "other" }]))
      const { layer, submitted } = payingShop({ submissions: [status("OK")] }, device)
      yield* Effect.provide(submit(), layer)
      expect(submitted[0]?.attemptKey).toBe("id-1")
    }),
  )

  for (const [what, error] of [
    ["whose total changed", new TotalChanged({ totalOrder: 3995 })],
    ["that is sold out meanwhile", new NotEnoughStock({ sku: "a", available: 0 })],
    ["that the shop rejects", backendError("rejected")],
  ] as const) {
    itEffect(`F74 ${what} fails so without a charge, and the next one is a new attempt`, () =>
      Effect.gen(function* () {
        const { layer, calls, device } = payingShop({ submissions: [Effect.fail(error)] })
        expect(yield* Effect.flip(Effect.provide(submit(), layer))).toEqual(error)
        expect([calls, device.stored.has(ATTEMPT)]).toEqual([["submit at 0"], false])
      }),
    )
  }

  itEffect("is unknown and keeps its key when the server fails and cannot be queried", () =>
    Effect.gen(function* () {
      const { layer, device } = payingShop({ submissions: [Effect.fail(backendError("fault"))] })
      expect(yield* Effect.provide(submit(), layer)).toEqual({ outcome: "unknown", orderId: ORDER })
      expect(device.stored.has(ATTEMPT)).toBe(true)
    }),
  )
})

describe("a submission with a lost response", () => {
  for (const reason of ["unreachable", "timedOut", "fault"] as const) {
    itEffect(`F84 (${reason}) is queried first, and not sent again when the backend knows it`, () =>
      Effect.gen(function* () {
        const { layer, calls } = payingShop({
          submissions: [Effect.fail(backendError(reason))],
          statuses: [status("OK")],
        })
        expect(yield* Effect.provide(submit(), layer)).toEqual({ outcome: "paid", orderId: ORDER })
        expect(calls).toEqual(["submit at 0", "ask at 0"])
      }),
    )
  }

  itEffect("F42 is retried once with the same key when the backend does not know it", () =>
    Effect.gen(function* () {
      const { layer, calls, submitted } = payingShop({
        submissions: [Effect.fail(backendError("unreachable")), status("OK")],
        statuses: [Effect.fail(backendError("notFound"))],
      })
      expect(yield* Effect.provide(submit(), layer)).toEqual({ outcome: "paid", orderId: ORDER })
      expect(calls).toEqual(["submit at 0", "ask at 0", "submit at 0"])
      expect(new Set(submitted.map(({ attemptKey }) => attemptKey)).size).toBe(1)
    }),
  )

  itEffect("F42 is not sent a third time: after a second loss it is unknown and keeps its key", () =>
    Effect.gen(function* () {
      const { layer, calls, device } = payingShop({
        submissions: [Effect.fail(backendError("unreachable"))],
        statuses: [Effect.fail(backendError("notFound"))],
      })
      expect(yield* Effect.provide(submit(), layer)).toEqual({ outcome: "unknown", orderId: ORDER })
      expect([calls, device.stored.has(ATTEMPT)]).toEqual([["submit at 0", "ask at 0", "submit at 0"], true])
    }),
  )

  for (const reason of ["unreachable", "timedOut", "fault", "mismatch", "busy", "expired"] as const) {
    itEffect(
      `F87 is unknown, never refused, while queries fail (${reason}); it is polled exactly as often as configured`,
      () =>
        Effect.gen(function* () {
          const { layer, calls, device } = payingShop({
            submissions: [Effect.fail(backendError("timedOut"))],
            statuses: [Effect.fail(backendError(reason))],
          })
          expect(yield* Effect.provide(submit(), layer)).toEqual({ outcome: "unknown", orderId: ORDER })
          expect([calls, device.stored.has(ATTEMPT)]).toEqual([
            ["submit at 0", "ask at 0", "ask at 2", "ask at 4"],
            true,
          ])
        }),
    )
  }
})

describe("a pending payment", () => {
  itEffect("F88 is polled at each interval until it is paid", () =>
    Effect.gen(function* () {
      const { layer, calls } = payingShop({
        submissions: [status("PENDING-OK")],
        statuses: [status("PENDING-NOOK"), status("OK")],
      })
      expect(yield* Effect.provide(submit(), layer)).toEqual({ outcome: "paid", orderId: ORDER })
      expect(calls).toEqual(["submit at 0", "ask at 2", "ask at 4"])
    }),
  )

  for (const [word, outcome] of [
    ["PENDING-OK", { outcome: "paid", orderId: ORDER }],
    ["PENDING-NOOK", { outcome: "declined", errorKey: "late" }],
  ] as const) {
    itEffect(`F88 that stays ${word} is ${outcome.outcome} after exactly the configured tries`, () =>
      Effect.gen(function* () {
        const { layer, calls } = payingShop({
          submissions: [status(word)],
          statuses: [status(word, { errorKey: "late" })],
        })
        expect(yield* Effect.provide(submit(), layer)).toEqual(outcome)
        expect(calls).toEqual(["submit at 0", "ask at 2", "ask at 4", "ask at 6"])
      }),
    )
  }

  for (const tries of [0, -3, Number.NaN, 0.9]) {
    itEffect(`F88 with ${tries} tries is not polled`, () =>
      Effect.gen(function* () {
        const { layer, calls } = payingShop({ submissions: [status("PENDING-NOOK")] })
        expect(yield* Effect.provide(submit(aDecision(), { ...POLICY, tries }), layer)).toEqual({ outcome: "declined" })
        expect(calls).toEqual(["submit at 0"])
      }),
    )
  }

  for (const interval of [Duration.zero, Duration.millis(-5000), Duration.millis(Number.NaN)]) {
    itEffect(`F88 with an interval of ${Duration.toMillis(interval)} ms does not flood the backend`, () =>
      Effect.gen(function* () {
        const { layer, calls } = payingShop({ submissions: [status("PENDING-OK")], statuses: [status("PENDING-OK")] })
        yield* Effect.provide(submit(aDecision(), { tries: 3, interval }), layer)
        expect(calls).toEqual(["submit at 0", "ask at 0.1", "ask at 0.2", "ask at 0.3"])
      }),
    )
  }

  for (const reason of ["fault", "unreachable", "timedOut", "mismatch", "notFound"] as const) {
    itEffect(`F87 is unknown, not refused, when every query fails (${reason}), and cannot be paid again`, () =>
      Effect.gen(function* () {
        const { layer, calls, device } = payingShop({
          submissions: [status("PENDING-NOOK")],
          statuses: [Effect.fail(backendError(reason))],
        })
        expect(yield* Effect.provide(submit(), layer)).toEqual({ outcome: "unknown", orderId: ORDER })
        expect([calls.length, device.stored.has(ATTEMPT)]).toEqual([4, true])
      }),
    )
  }

  itEffect("F87 is polled again after a failed query, and each counts as a try", () =>
    Effect.gen(function* () {
      const { layer, calls } = payingShop({
        submissions: [status("PENDING-NOOK")],
        statuses: [Effect.fail(backendError("fault")), status("PENDING-NOOK"), status("OK")],
      })
      expect(yield* Effect.provide(submit(), layer)).toEqual({ outcome: "paid", orderId: ORDER })
      expect(calls).toEqual(["submit at 0", "ask at 2", "ask at 4", "ask at 6"])
    }),
  )

  itEffect("F89 is not polled after the customer leaves", () =>
    Effect.gen(function* () {
      const { layer, calls } = payingShop({ submissions: [status("PENDING-OK")], statuses: [status("PENDING-OK")] })
      yield* TestClock.setTime(MID_NOVEMBER_2026)
      const fiber = yield* Effect.forkChild(
        Effect.provide(submitCheckout(aDecision(), { ...POLICY, tries: 100 }), layer),
      )
      yield* TestClock.adjust(Duration.seconds(5))
      yield* Fiber.interrupt(fiber)
      yield* TestClock.adjust(Duration.hours(1))
      expect(calls).toEqual(["submit at 0", "ask at 2", "ask at 4"])
    }),
  )
})

describe("a payment in doubt", () => {
  const resume = inTime(resumePayment(ORDER, POLICY))

  itEffect("F86 is updated by queries and never submitted", () =>
    Effect.gen(function* () {
      const { layer, calls } = payingShop({
        submissions: [],
        statuses: [status("PENDING-OK"), status("OK", { guestToken: "g" })],
      })
      expect(yield* Effect.provide(resume, layer)).toEqual({ outcome: "paid", orderId: ORDER, guestToken: "g" })
      expect(calls).toEqual(["ask at 0", "ask at 2"])
    }),
  )

  itEffect("can be sent again only when the backend does not know it", () =>
    Effect.gen(function* () {
      const { layer } = payingShop({ submissions: [], statuses: [Effect.fail(backendError("notFound"))] })
      expect(yield* Effect.provide(resume, layer)).toEqual({ outcome: "notSubmitted", orderId: ORDER })
    }),
  )

  itEffect("F87 stays unknown while queries fail", () =>
    Effect.gen(function* () {
      const { layer } = payingShop({ submissions: [], statuses: [Effect.fail(backendError("fault"))] })
      expect(yield* Effect.provide(resume, layer)).toEqual({ outcome: "unknown", orderId: ORDER })
    }),
  )

  itEffect("F85 that waits for the bank does not redirect: the customer may have just returned", () =>
    Effect.gen(function* () {
      const redirect = { url: "https://pay.example/3ds", method: "GET" as const, parameters: {}, newTab: false }
      const { layer, device } = payingShop(
        { submissions: [], statuses: [status("REDIRECT", { redirect })] },
        new FakeDevice(),
        { configuration: { PAYMENT_REDIRECT_HOSTS: "pay.example" } },
      )
      expect([yield* Effect.provide(resume, layer), device.went]).toEqual([
        { outcome: "redirectRequired", orderId: ORDER, redirect },
        [],
      ])
    }),
  )
})

describe("F89 a checkout on a hidden page", () => {
  /** A page that is hidden between two seconds of a pending payment, or closed. */
  const onAPage = (waitUntilVisible: Effect.Effect<boolean>, submissions = [status("PENDING-NOOK")]) => {
    const shop = payingShop({ submissions, statuses: [status("PENDING-NOOK"), status("OK")] })
    return {
      ...shop,
      paid: Effect.provide(inTime(submitCheckout(aDecision(), { ...POLICY, waitUntilVisible })), shop.layer),
    }
  }

  itEffect("pauses while hidden and polls at once when visible again", () =>
    Effect.gen(function* () {
      const seenAgain = MID_NOVEMBER_2026 + 1_000_000
      const untilSeen = Effect.flatMap(Clock.currentTimeMillis, (now) =>
        now < MID_NOVEMBER_2026 + 3_000
          ? Effect.succeed(true)
          : Effect.as(Effect.sleep(Duration.millis(Math.max(0, seenAgain - now))), true),
      )
      const { paid, calls } = onAPage(untilSeen)
      expect(yield* paid).toEqual({ outcome: "paid", orderId: ORDER })
      expect(calls).toEqual(["submit at 0", "ask at 2", "ask at 1000"])
    }),
  )

  itEffect("stops polling after it is closed; the submission keeps its key", () =>
    Effect.gen(function* () {
      let looks = 0
      const { paid, calls, device } = onAPage(Effect.sync(() => (looks += 1) < 2))
      expect(yield* paid).toEqual({ outcome: "unknown", orderId: ORDER })
      expect([calls, device.stored.has(ATTEMPT)]).toEqual([["submit at 0", "ask at 2"], true])
    }),
  )

  itEffect("still sends a submission that was confirmed before the page closed", () =>
    Effect.gen(function* () {
      const { paid, calls } = onAPage(Effect.succeed(false), [status("OK")])
      expect(yield* paid).toEqual({ outcome: "paid", orderId: ORDER })
      expect(calls).toEqual(["submit at 0"])
    }),
  )
})
