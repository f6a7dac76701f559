import * as Duration from "effect/Duration"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"
import * as TestClock from "effect/testing/TestClock"
import { describe, expect } from "vitest"
import type { PaymentRef } from "../../../application/checkout/CheckoutGateway.ts"
import { CheckoutGateway } from "../../../application/checkout/CheckoutGateway.ts"
import type { RepayDecision } from "../../../application/checkout/repayment/repayOrder.ts"
import { repayOrder } from "../../../application/checkout/repayment/repayOrder.ts"
import { resumePayment } from "../../../application/checkout/tracking/resumePayment.ts"
import type { Repayment } from "../../../application/checkout/repayment/RepaymentGateway.ts"
import { RepaymentGateway } from "../../../application/checkout/repayment/RepaymentGateway.ts"
import type { BackendError } from "../../../application/shared/BackendError.ts"
import type { PaymentStatus } from "../../../domain/payment/PaymentStatus.ts"
import { aCardEntry } from "../../support/builders/aCardEntry.ts"
import { anOrderId } from "../../support/builders/aCart.ts"
import { aStore } from "../../support/builders/aStore.ts"
import { backendError } from "../../support/builders/backendError.ts"
import { euros } from "../../support/builders/euros.ts"
import { FakeDevice } from "../../support/fakes/FakeDevice.ts"
import { inStore } from "../../support/fakes/inStore.ts"
import { itEffect } from "../../support/itEffect.ts"

const ORDER = anOrderId()
const POLICY = { tries: 3, interval: Duration.seconds(2) }
const MID_NOVEMBER_2026 = Date.UTC(2026, 10, 15)
const ATTEMPT = "selvedge.repay-attempt.v2"

const aDecision = (changes: Partial<RepayDecision> = {}): RepayDecision => ({
  orderId: ORDER,
  totalOrder: euros(1395),
  payment: { by: "card", methodId: "1", card: aCardEntry() },
  ...changes,
})
const status = (word: string, rest: Partial<PaymentStatus> = {}): PaymentStatus => ({
  status: word,
  authAgain: false,
  ...rest,
})

/** A backend that answers repayments in turn (the last response repeats) and records its calls. */
function shop(
  answers: readonly (PaymentStatus | BackendError)[],
  statuses: readonly PaymentStatus[] = [],
  device = new FakeDevice(),
) {
  const sent: (Repayment & { readonly token?: string })[] = []
  const questions: PaymentRef[] = []
  const answer = (repayment: Repayment, token?: string) =>
    Effect.suspend(() => {
      const response =
        answers[Math.min(sent.push({ ...repayment, ...(token === undefined ? {} : { token }) }), answers.length) - 1] ??
        status("none")
      return "status" in response ? Effect.succeed(response) : Effect.fail(response)
    })
  const layer = Layer.mergeAll(
    inStore({ configuration: { PAYMENT_REDIRECT_HOSTS: "pay.example" } }),
    device.layer,
    Layer.mock(RepaymentGateway, {
      submitAsyncRepay: (_, repayment) => answer(repayment),
      submitGuestAsyncRepay: (_, token, repayment) => answer(repayment, Redacted.value(token)),
    }),
    Layer.mock(CheckoutGateway, {
      recordPurchaseAttempt: () => Effect.void,
      getPaymentStatus: (_, paymentRef = {}) =>
        Effect.sync(() => statuses[Math.min(questions.push(paymentRef), statuses.length) - 1] ?? status("none")),
    }),
  )
  return { sent, questions, device, layer }
}

const pay = (decision = aDecision()) =>
  Effect.gen(function* () {
    yield* TestClock.setTime(MID_NOVEMBER_2026)
    const fiber = yield* Effect.forkChild(repayOrder(decision, POLICY))
    yield* TestClock.adjust(Duration.hours(1))
    return yield* Fiber.join(fiber)
  })

describe("repaying an order", () => {
  itEffect("confirms the order and keeps the current cart", () =>
    Effect.gen(function* () {
      const device = new FakeDevice()
      device.stored.set("selvedge.cart.v1", "{}")
      const { layer, sent } = shop([status("OK", { guestToken: "g" })], [], device)
      expect(yield* Effect.provide(pay(), layer)).toEqual({ outcome: "paid", orderId: ORDER, guestToken: "g" })
      expect([
        sent.length,
        sent[0]?.attemptKey,
        device.stored.has("selvedge.cart.v1"),
        device.stored.has(ATTEMPT),
      ]).toEqual([1, "id-1", true, false])
    }),
  )

  itEffect("is refused before any call with a malformed card", () =>
    Effect.gen(function* () {
      const { layer, sent } = shop([])
      expect(
        yield* Effect.flip(
          Effect.provide(
            pay(aDecision({ payment: { by: "card", methodId: "1", card: aCardEntry({ securityCode: "" }) } })),
            layer,
          ),
        ),
      ).toMatchObject({ _tag: "CardRefused" })
      expect(sent).toEqual([])
    }),
  )

  itEffect("by a device wallet sends its token and no card", () =>
    Effect.gen(function* () {
      const { layer, sent } = shop([status("OK")])
      const token = Redacted.make("{}")
      const payment = { by: "token", methodId: "9", of: "deviceWallet", token } as const
      expect(yield* Effect.provide(pay(aDecision({ payment })), layer)).toMatchObject({ outcome: "paid" })
      expect(sent.map(({ payments }) => payments)).toEqual([[{ means: payment, amount: euros(1395) }]])
    }),
  )

  const savedCard = { by: "savedCard", methodId: "1", cardHash: "k" } as const
  for (const [name, payment, submitted] of [
    [
      "a kept card with its code",
      { ...savedCard, securityCode: "123" },
      { payments: [{ means: { ...savedCard, securityCode: Redacted.make("123") }, amount: euros(1395) }] },
    ],
    [
      "a kept card at one click",
      savedCard,
      { payments: [{ means: savedCard, amount: euros(1395) }], isOneClick: true },
    ],
    [
      "one of a provider's own ways",
      { by: "token", methodId: "5", of: "session", token: Redacted.make("s"), category: "pay_later" },
      {
        payments: [
          {
            means: { by: "token", methodId: "5", of: "session", token: Redacted.make("s"), category: "pay_later" },
            amount: euros(1395),
          },
        ],
        paymentCode: "pay_later",
      },
    ],
    [
      "a bank of a list",
      { by: "method", methodId: "4", bankId: "dike" },
      { payments: [{ means: { by: "method", methodId: "4", bankId: "dike" }, amount: euros(1395) }] },
    ],
  ] as const) {
    itEffect(`by ${name} sends the same fields as a purchase`, () =>
      Effect.gen(function* () {
        const { layer, sent } = shop([status("OK")])
        yield* Effect.provide(pay(aDecision({ payment })), layer)
        expect(sent).toEqual([{ attemptKey: "id-1", browser: expect.anything(), ...submitted }])
      }),
    )
  }

  itEffect("by gift cards and another method adds up to the order total", () =>
    Effect.gen(function* () {
      const giftCard = (amount: number) =>
        ({ by: "giftCard", methodId: "2", cardHash: "g", amount: euros(amount) }) as const
      const { layer, sent } = shop([status("OK")])
      yield* Effect.provide(
        pay(aDecision({ payment: { by: "method", methodId: "3" }, giftCards: [giftCard(1000)] })),
        layer,
      )
      expect(sent[0]?.payments.map(({ means, amount }) => [means.by, amount.minorUnits])).toEqual([
        ["giftCard", 1000],
        ["method", 395],
      ])
      expect(yield* Effect.flip(Effect.provide(pay(aDecision({ giftCards: [giftCard(1396)] })), layer))).toMatchObject({
        _tag: "CardRefused",
        reasons: [{ field: "payment", rule: "sum" }],
      })
      expect(sent.length).toBe(1)
    }),
  )

  itEffect("by QR code waits for the scan, and its attempt has ended", () =>
    Effect.gen(function* () {
      const qr = { provider: "alipay", payload: "p", expiresAt: "2026-11-15T00:15:00Z" }
      const { layer, device, sent } = shop([status("PENDING-OK", { qr, guestToken: "g" })])
      expect(yield* Effect.provide(pay(aDecision({ payment: { by: "method", methodId: "6" } })), layer)).toEqual({
        outcome: "scanRequired",
        orderId: ORDER,
        qr,
        guestToken: "g",
      })
      expect([sent.length, device.stored.has(ATTEMPT)]).toEqual([1, false])
    }),
  )

  itEffect("at a bank redirects there with its parameters", () =>
    Effect.gen(function* () {
      const redirect = { url: "https://pay.example/3ds", method: "GET", parameters: {}, newTab: false } as const
      const { layer } = shop([status("REDIRECT", { redirect })])
      expect(yield* Effect.provide(pay(aDecision({ payment: { by: "method", methodId: "3" } })), layer)).toMatchObject({
        outcome: "redirecting",
      })
    }),
  )

  itEffect("opens a guest's order with its token, also while polling", () =>
    Effect.gen(function* () {
      const { layer, sent, questions } = shop([status("PENDING-OK")], [status("OK")])
      yield* Effect.provide(pay(aDecision({ guestToken: "t0ken" })), layer)
      expect(sent[0]?.token).toBe("t0ken")
      expect(
        questions.map(({ isRepay, guestToken }) => [
          isRepay,
          guestToken === undefined ? "" : Redacted.value(guestToken),
        ]),
      ).toEqual([[true, "t0ken"]])
    }),
  )

  itEffect("F42 with a lost response is retried once with the same key, and is unknown when that is lost too", () =>
    Effect.gen(function* () {
      const lost = shop([backendError("unreachable"), status("OK")])
      expect(yield* Effect.provide(pay(), lost.layer)).toMatchObject({ outcome: "paid" })
      expect(lost.sent.map(({ attemptKey }) => attemptKey)).toEqual(["id-1", "id-1"])
      const dead = shop([backendError("unreachable")])
      expect(yield* Effect.provide(pay(), dead.layer)).toEqual({ outcome: "unknown", orderId: ORDER })
      expect([dead.sent.length, dead.device.stored.has(ATTEMPT)]).toEqual([2, true])
    }),
  )

  itEffect(
    "F99 after the deadline fails as the backend reports, whatever the device's clock; the next one is a new attempt",
    () =>
      Effect.gen(function* () {
        const { layer, device, sent } = shop([backendError("rejected")])
        expect(yield* Effect.flip(Effect.provide(pay(), layer))).toEqual(backendError("rejected"))
        expect([sent.length, device.stored.has(ATTEMPT)]).toEqual([1, false])
      }),
  )

  itEffect("can be tried again as a new attempt after a refusal", () =>
    Effect.gen(function* () {
      const { layer, sent } = shop([status("NOOK", { errorKey: "declined" }), status("OK")])
      expect(yield* Effect.provide(pay(), layer)).toEqual({ outcome: "declined", errorKey: "declined" })
      yield* Effect.provide(pay(), layer)
      expect(sent.map(({ attemptKey }) => attemptKey)).toEqual(["id-1", "id-2"])
    }),
  )

  itEffect(
    "F86 in doubt is polled as a repayment: once confirmed, it ends its own attempt and keeps the current cart",
    () =>
      Effect.gen(function* () {
        const device = new FakeDevice()
        device.stored.set("selvedge.cart.v1", "{}")
        device.stored.set(ATTEMPT, JSON.stringify([{ storeId: aStore().id, orderId: ORDER, key: "k" }]))
        device.stored.set(
          "selvedge.checkout-attempt.v2",
          JSON.stringify([{ storeId: aStore().id, orderId: "9", key: "of-today" }]),
        )
        const { layer } = shop([], [status("OK")], device)
        expect(yield* Effect.provide(resumePayment(ORDER, POLICY, { isRepay: true }), layer)).toEqual({
          outcome: "paid",
          orderId: ORDER,
        })
        expect([...device.stored.keys()]).toEqual(["selvedge.cart.v1", "selvedge.checkout-attempt.v2"])
      }),
  )

  itEffect("F98 sends the requested password, at most three times", () =>
    Effect.gen(function* () {
      const { layer, sent } = shop([status("NOOK", { authAgain: true })])
      const outcomes = yield* Effect.provide(
        Effect.forEach([0, 1, 2, 3], (passwords) =>
          pay(aDecision({ answers: { challenges: 0, passwords, password: "Costura2026" } })),
        ),
        layer,
      )
      expect(outcomes.map(({ outcome }) => outcome)).toEqual([
        "passwordRequired",
        "passwordRequired",
        "passwordRequired",
        "failed",
      ])
      expect(sent[0]?.password === undefined ? "" : Redacted.value(sent[0].password)).toBe("Costura2026")
    }),
  )
})
