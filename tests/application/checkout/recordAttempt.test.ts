import * as Duration from "effect/Duration"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as Layer from "effect/Layer"
import * as TestClock from "effect/testing/TestClock"
import { describe, expect } from "vitest"
import type { PaymentRef } from "../../../application/checkout/CheckoutGateway.ts"
import { CheckoutGateway } from "../../../application/checkout/CheckoutGateway.ts"
import { recordAttempt } from "../../../application/checkout/tracking/recordAttempt.ts"
import { submitCheckout } from "../../../application/checkout/submitCheckout.ts"
import { BackendError } from "../../../application/shared/BackendError.ts"
import { backendError } from "../../support/builders/backendError.ts"
import { FakeDevice } from "../../support/fakes/FakeDevice.ts"
import { inStore } from "../../support/fakes/inStore.ts"
import { aDecision, inTime, ORDER, POLICY, status } from "../../support/fakes/payingShop.ts"
import { itEffect } from "../../support/itEffect.ts"

/** A backend with these responses to recorded attempts, which accepts every payment. */
function shop(count: (paymentRef: PaymentRef | undefined) => Effect.Effect<void, BackendError>) {
  const device = new FakeDevice()
  const counted: (PaymentRef | undefined)[] = []
  const layer = Layer.mergeAll(
    inStore(),
    device.layer,
    Layer.mock(CheckoutGateway, {
      submitAsyncCheckout: () => Effect.succeed(status("OK")),
      getPaymentStatus: () => Effect.succeed(status("CHALLENGE")),
      recordPurchaseAttempt: (_, paymentRef) =>
        Effect.andThen(
          Effect.sync(() => {
            counted.push(paymentRef)
          }),
          count(paymentRef),
        ),
    }),
  )
  return { device, counted, layer }
}

describe("recording a checkout attempt", () => {
  itEffect("is done once, and not again after a challenge", () =>
    Effect.gen(function* () {
      const { counted, layer } = shop(() => Effect.void)
      expect(yield* Effect.provide(inTime(submitCheckout(aDecision(), POLICY)), layer)).toMatchObject({
        outcome: "paid",
      })
      yield* Effect.provide(
        inTime(submitCheckout(aDecision({ answers: { challenges: 1, passwords: 0, challengeResult: "tx" } }), POLICY)),
        layer,
      )
      expect(counted).toEqual([undefined])
    }),
  )

  itEffect("that the backend refuses is logged, and the purchase continues", () =>
    Effect.gen(function* () {
      const { device, layer } = shop(() => Effect.fail(backendError("fault")))
      expect(yield* Effect.provide(inTime(submitCheckout(aDecision(), POLICY)), layer)).toMatchObject({
        outcome: "paid",
      })
      expect(device.log).toEqual(["An attempt to buy was not counted,operation: ServerFault"])
    }),
  )

  itEffect("that requires a captcha is skipped; a solved captcha is sent with the payment only", () =>
    Effect.gen(function* () {
      const wantsCaptcha = new BackendError({
        operation: "recordPurchaseAttempt",
        reason: { _tag: "Rejected", key: "_ERR_CAPTCHA", parameters: [], causes: [], fields: [] },
      })
      const { device, counted, layer } = shop(() => Effect.fail(wantsCaptcha))
      expect(yield* Effect.provide(inTime(submitCheckout(aDecision(), POLICY)), layer)).toMatchObject({
        outcome: "paid",
      })
      yield* Effect.provide(
        inTime(
          submitCheckout(
            aDecision({ answers: { challenges: 0, passwords: 0, captcha: { id: "c-204", value: "7KQ2M" } } }),
            POLICY,
          ),
        ),
        layer,
      )
      expect([device.log.length, counted]).toEqual([1, [undefined]])
    }),
  )

  itEffect("has a timeout of two seconds", () =>
    Effect.gen(function* () {
      const { layer } = shop(() => Effect.never)
      const fiber = yield* Effect.forkChild(Effect.provide(recordAttempt(ORDER, { isRepay: true }), layer))
      yield* TestClock.adjust(Duration.seconds(2))
      expect(yield* Fiber.join(fiber)).toBeUndefined()
    }),
  )

  itEffect("stores on the device that the order was placed here", () =>
    Effect.gen(function* () {
      const { device, layer } = shop(() => Effect.void)
      yield* Effect.provide(inTime(submitCheckout(aDecision(), POLICY)), layer)
      expect(JSON.parse(device.stored.get("selvedge.purchases.v1") ?? "[]")).toEqual([
        { orderId: ORDER, isReported: false },
      ])
    }),
  )
})
