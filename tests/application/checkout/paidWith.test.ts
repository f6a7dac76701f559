import * as Duration from "effect/Duration"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"
import * as TestClock from "effect/testing/TestClock"
import { describe, expect } from "vitest"
import type { CheckoutSubmission } from "../../../application/checkout/CheckoutGateway.ts"
import { CheckoutGateway } from "../../../application/checkout/CheckoutGateway.ts"
import type { CheckoutDecision } from "../../../application/checkout/submitCheckout.ts"
import { resumePayment } from "../../../application/checkout/tracking/resumePayment.ts"
import { submitCheckout } from "../../../application/checkout/submitCheckout.ts"
import type { PaymentStatus } from "../../../domain/payment/PaymentStatus.ts"
import { aCardEntry } from "../../support/builders/aCardEntry.ts"
import { anOrderId } from "../../support/builders/aCart.ts"
import { euros } from "../../support/builders/euros.ts"
import { FakeDevice } from "../../support/fakes/FakeDevice.ts"
import { inStore } from "../../support/fakes/inStore.ts"
import { itEffect } from "../../support/itEffect.ts"

const ORDER = anOrderId()
const POLICY = { tries: 3, interval: Duration.seconds(2) }
const ATTEMPT = "selvedge.checkout-attempt.v2"

const aDecision = (changes: Partial<CheckoutDecision> = {}): CheckoutDecision => ({
  orderId: ORDER,
  shipping: { shippingMethodId: "standard", kind: "delivery", addressId: "a1" },
  payment: { by: "card", methodId: "1", card: aCardEntry() },
  expectedTotal: euros(2995),
  acceptedPolicies: ["1"],
  ...changes,
})
const status = (word: string, rest: Partial<PaymentStatus> = {}): PaymentStatus => ({
  status: word,
  authAgain: false,
  ...rest,
})

/** A backend that returns the same response for every submission and query and records the submissions. */
function shop(answer: PaymentStatus, configuration: Readonly<Record<string, string>> = {}) {
  const submitted: CheckoutSubmission[] = []
  const calls: string[] = []
  const device = new FakeDevice()
  const layer = Layer.mergeAll(
    inStore({ configuration }),
    device.layer,
    Layer.mock(CheckoutGateway, {
      submitAsyncCheckout: (_, submission) =>
        Effect.sync(() => (calls.push("submit"), submitted.push(submission), answer)),
      recordPurchaseAttempt: () => Effect.void,
      getPaymentStatus: () => Effect.sync(() => (calls.push("ask"), answer)),
    }),
  )
  return { calls, submitted, device, layer }
}
const submit = (decision = aDecision()) =>
  Effect.andThen(TestClock.setTime(Date.UTC(2026, 10, 15)), submitCheckout(decision, POLICY))

describe("the payment methods of a checkout", () => {
  itEffect("charge gift cards first and the other method for the rest, if any", () =>
    Effect.gen(function* () {
      const { layer, submitted } = shop(status("OK"))
      const giftCard = (amount: number) => ({
        by: "giftCard" as const,
        methodId: "2",
        cardHash: `a.${amount}`,
        amount: euros(amount),
      })
      const { payment: _, ...covered } = aDecision({ giftCards: [giftCard(1995), giftCard(1000)] })
      yield* Effect.provide(
        Effect.andThen(
          submit(aDecision({ giftCards: [giftCard(2000)], payment: { by: "method", methodId: "3" } })),
          submit(covered),
        ),
        layer,
      )
      expect(
        submitted.map(({ payments }) => payments.map(({ means, amount }) => [means.by, amount.minorUnits])),
      ).toEqual([
        [
          ["giftCard", 2000],
          ["method", 995],
        ],
        [
          ["giftCard", 1995],
          ["giftCard", 1000],
        ],
      ])
    }),
  )

  itEffect("are refused before any call when the rest has no payment method", () =>
    Effect.gen(function* () {
      const { layer, calls } = shop(status("OK"))
      const { payment: _, ...unpaid } = aDecision()
      expect(yield* Effect.flip(Effect.provide(submit(unpaid), layer))).toMatchObject({
        _tag: "CardRefused",
        reasons: [{ field: "payment", rule: "sum" }],
      })
      expect(calls).toEqual([])
    }),
  )

  itEffect("save a typed card only with the holder's consent, by network and last digits", () =>
    Effect.gen(function* () {
      const { layer, submitted } = shop(status("OK"))
      const card = { by: "card" as const, methodId: "1", card: aCardEntry() }
      yield* Effect.provide(
        Effect.andThen(
          submit(aDecision({ payment: { ...card, saveCard: true } })),
          submit(aDecision({ payment: { ...card, saveCard: false } })),
        ),
        layer,
      )
      expect(submitted.map(({ saveCardAs, acceptedPolicies }) => [saveCardAs, acceptedPolicies])).toEqual([
        ["visa 4242", ["1", "4"]],
        [undefined, ["1"]],
      ])
    }),
  )

  itEffect("charge a saved card in one click, or with its security code where required", () =>
    Effect.gen(function* () {
      const { layer, submitted } = shop(status("OK"))
      const savedCard = { by: "savedCard" as const, methodId: "1", cardHash: "h" }
      yield* Effect.provide(
        Effect.andThen(
          submit(aDecision({ payment: savedCard })),
          submit(aDecision({ payment: { ...savedCard, securityCode: "１２３" } })),
        ),
        layer,
      )
      expect(
        submitted.map(({ isOneClick, payments: [payment] }) => [
          isOneClick,
          payment?.means.by === "savedCard" && payment.means.securityCode !== undefined
            ? Redacted.value(payment.means.securityCode)
            : undefined,
        ]),
      ).toEqual([
        [true, undefined],
        [undefined, "123"],
      ])
    }),
  )

  itEffect("show the QR code of a pending payment without polling before it, and end the attempt", () =>
    Effect.gen(function* () {
      const qr = { provider: "alipay", payload: "https://pay.example/1", expiresAt: "2026-11-15T00:15:00Z" }
      const { layer, calls, device } = shop(status("PENDING-OK", { qr, guestToken: "g" }))
      expect(yield* Effect.provide(submit(aDecision({ payment: { by: "method", methodId: "6" } })), layer)).toEqual({
        outcome: "scanRequired",
        orderId: ORDER,
        qr,
        guestToken: "g",
      })
      expect([calls, device.stored.has(ATTEMPT)]).toEqual([["submit"], false])
      const later = shop(status("PENDING-OK", { qr }))
      expect(yield* Effect.provide(resumePayment(ORDER, POLICY), later.layer)).toEqual({
        outcome: "scanRequired",
        orderId: ORDER,
        qr,
      })
    }),
  )

  itEffect("F182 allow a QR code to link only to an allowed host", () =>
    Effect.gen(function* () {
      const linkOf = Effect.fnUntraced(function* (payload: string) {
        const { layer } = shop(
          status("PENDING-OK", { qr: { provider: "alipay", payload, expiresAt: "2026-11-15T00:15:00Z" } }),
          { PAYMENT_REDIRECT_HOSTS: "pay.example" },
        )
        const ended = yield* Effect.provide(submit(aDecision({ payment: { by: "method", methodId: "6" } })), layer)
        return ended.outcome === "scanRequired" ? [ended.qr.payload, ended.qr.link] : ended
      })
      expect(yield* linkOf("https://PAY.example/1")).toEqual(["https://PAY.example/1", "https://pay.example/1"])
      for (const payload of [
        "https://evil.example/1",
        "//evil.example",
        "/..//evil.example",
        "http://pay.example/1",
        "javascript:alert(1)",
        "weixin://pay",
      ])
        expect(yield* linkOf(payload)).toEqual([payload, undefined])
    }),
  )
})
