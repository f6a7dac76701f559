import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"
import * as TestClock from "effect/testing/TestClock"
import { describe, expect } from "vitest"
import { pollScan } from "../../../application/checkout/tracking/pollScan.ts"
import { checkoutAttempt } from "../../../application/checkout/tracking/CheckoutAttempt.ts"
import { CheckoutGateway } from "../../../application/checkout/CheckoutGateway.ts"
import { PaymentGateway } from "../../../application/checkout/PaymentGateway.ts"
import type { PaymentStatus } from "../../../domain/payment/PaymentStatus.ts"
import { anOrderId } from "../../support/builders/aCart.ts"
import { FakeDevice } from "../../support/fakes/FakeDevice.ts"
import { inStore } from "../../support/fakes/inStore.ts"
import { ATTEMPT } from "../../support/fakes/payingShop.ts"
import { itEffect } from "../../support/itEffect.ts"

const ORDER = anOrderId()
const NOW = Date.UTC(2026, 10, 22, 10)
const code = (provider: string) => ({ provider, payload: "p", expiresAt: "2026-11-22T10:02:30Z" })

function shop(status: string, rest: Partial<PaymentStatus> = {}, device = new FakeDevice()) {
  const asked: unknown[] = []
  const answer: PaymentStatus = { status, authAgain: false, ...rest }
  const layer = Layer.mergeAll(
    inStore(),
    device.layer,
    Layer.mock(CheckoutGateway, { getPaymentStatus: () => Effect.sync(() => (asked.push("status"), answer)) }),
    Layer.mock(PaymentGateway, {
      getAlipayStatus: (_, paymentRef) => Effect.sync(() => (asked.push(paymentRef), answer)),
    }),
  )
  return { asked, layer }
}
const at = <A, E, R>(program: Effect.Effect<A, E, R>) => Effect.andThen(TestClock.setTime(NOW), program)

describe("a payment by QR code", () => {
  itEffect("shows the remaining time, never below zero", () =>
    Effect.gen(function* () {
      const { asked, layer } = shop("PENDING-OK", { qr: code("alipay") })
      expect(yield* Effect.provide(at(pollScan(ORDER, code("alipay"), true)), layer)).toEqual({ secondsLeft: 150 })
      expect(
        yield* Effect.provide(
          at(pollScan(ORDER, { ...code("alipay"), expiresAt: "2026-11-22T09:00:00Z" }, false)),
          layer,
        ),
      ).toEqual({ secondsLeft: 0 })
      expect(asked).toEqual([
        { payload: "p", isLastRequest: true },
        { payload: "p", isLastRequest: false },
      ])
    }),
  )

  itEffect("keeps its attempt while it is pending, and is refused when the polling ends", () =>
    Effect.gen(function* () {
      const device = new FakeDevice()
      const { layer } = shop("PENDING-NOOK", { errorKey: "_ERR_QR_EXPIRED" }, device)
      yield* Effect.provide(checkoutAttempt.key(ORDER), layer)
      expect(yield* Effect.provide(at(pollScan(ORDER, code("alipay"), false)), layer)).toEqual({ secondsLeft: 150 })
      expect(device.stored.has(ATTEMPT)).toBe(true)
      expect(yield* Effect.provide(at(pollScan(ORDER, code("alipay"), true)), layer)).toEqual({
        outcome: { outcome: "declined", errorKey: "_ERR_QR_EXPIRED" },
      })
      expect(device.stored.has(ATTEMPT)).toBe(false)
    }),
  )

  itEffect("of another wallet or a till is polled like any payment", () =>
    Effect.gen(function* () {
      const { asked, layer } = shop("PENDING-OK")
      yield* Effect.provide(at(pollScan(ORDER, code("cash"), false)), layer)
      expect(asked).toEqual(["status"])
    }),
  )

  itEffect("ends with the outcome of the payment, and is paid only when the backend confirms it", () =>
    Effect.gen(function* () {
      expect(
        yield* Effect.provide(at(pollScan(ORDER, code("alipay"), false)), shop("OK", { guestToken: "g" }).layer),
      ).toEqual({ outcome: { outcome: "paid", orderId: ORDER, guestToken: "g" } })
      expect(
        yield* Effect.provide(
          at(pollScan(ORDER, code("wechat"), false)),
          shop("NOOK", { errorKey: "_ERR_QR_EXPIRED" }).layer,
        ),
      ).toEqual({ outcome: { outcome: "declined", errorKey: "_ERR_QR_EXPIRED" } })
      expect(yield* Effect.provide(at(pollScan(ORDER, code("wechat"), false)), shop("paid").layer)).toEqual({
        outcome: { outcome: "failed" },
      })
    }),
  )

  itEffect("of a repaid order is polled as a repayment, does not redirect and keeps the current cart", () =>
    Effect.gen(function* () {
      const device = new FakeDevice({ browserInfo: { isMobile: true } })
      device.stored.set("selvedge.cart.v1", "{}")
      const repaying = { isRepay: true, guestToken: Redacted.make("g") }
      const asked: unknown[] = []
      const answered = (answer: PaymentStatus) =>
        Layer.mergeAll(
          inStore({ configuration: { PAYMENT_REDIRECT_HOSTS: "pay.example" } }),
          device.layer,
          Layer.mock(PaymentGateway, {}),
          Layer.mock(CheckoutGateway, {
            getPaymentStatus: (_, paymentRef) => Effect.sync(() => (asked.push(paymentRef), answer)),
          }),
        )
      const ask = (answer: PaymentStatus) =>
        Effect.provide(at(pollScan(ORDER, code("alipay"), false, repaying)), answered(answer))
      expect(yield* ask({ status: "PENDING-OK", authAgain: false })).toEqual({ secondsLeft: 150 })
      const redirect = { url: "https://pay.example/bank", method: "GET", parameters: {}, newTab: false } as const
      expect(yield* ask({ status: "REPAY", authAgain: false, redirect })).toMatchObject({
        outcome: { outcome: "redirectRequired" },
      })
      expect(yield* ask({ status: "OK", authAgain: false })).toMatchObject({ outcome: { outcome: "paid" } })
      expect([
        asked.length,
        asked.every((paymentRef) => paymentRef === repaying),
        device.stored.has("selvedge.cart.v1"),
      ]).toEqual([3, true, true])
    }),
  )
})
