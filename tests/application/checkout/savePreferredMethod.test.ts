import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { describe, expect } from "vitest"
import { PaymentGateway } from "../../../application/checkout/PaymentGateway.ts"
import { loadPreferredMethod, savePreferredMethod } from "../../../application/checkout/preferredPaymentMethod.ts"
import type { PaymentMethodChoice } from "../../../domain/payment/PaymentSelection.ts"
import { anOrderId } from "../../support/builders/aCart.ts"
import { backendError } from "../../support/builders/backendError.ts"
import { FakeDevice } from "../../support/fakes/FakeDevice.ts"
import { itEffect } from "../../support/itEffect.ts"

const ORDER = anOrderId()

describe("the preferred payment method", () => {
  itEffect("is saved by the backend and read again", () =>
    Effect.gen(function* () {
      const sent: PaymentMethodChoice[] = []
      const layer = Layer.mock(PaymentGateway, {
        setPaymentMode: (_, choice) =>
          Effect.sync(() => {
            sent.push(choice)
            return undefined
          }),
        getSelectedPayment: () => Effect.succeed({ paymentMethodId: "3", kind: "redirect", name: "Online bank" }),
      })
      yield* Effect.provide(savePreferredMethod(ORDER, { paymentMethodId: "3", privacyAccepted: true }), layer)
      expect([sent, yield* Effect.provide(loadPreferredMethod(ORDER), layer)]).toEqual([
        [{ paymentMethodId: "3", privacyAccepted: true }],
        "3",
      ])
    }),
  )

  itEffect("is not sent without consent to the privacy policy", () =>
    Effect.provide(
      savePreferredMethod(ORDER, { paymentMethodId: "3", privacyAccepted: false }),
      Layer.mock(PaymentGateway, {}),
    ).pipe(Effect.map((nothing) => expect(nothing).toBeUndefined())),
  )

  itEffect("that cannot be saved or read is only logged", () =>
    Effect.gen(function* () {
      const device = new FakeDevice()
      const layer = Layer.mergeAll(
        device.layer,
        Layer.mock(PaymentGateway, {
          setPaymentMode: () => Effect.fail(backendError("rejected")),
          getSelectedPayment: () => Effect.fail(backendError("unreachable")),
        }),
      )
      yield* Effect.provide(savePreferredMethod(ORDER, { paymentMethodId: "3", privacyAccepted: true }), layer)
      expect([yield* Effect.provide(loadPreferredMethod(ORDER), layer), device.log.length]).toEqual([undefined, 2])
    }),
  )
})
