import * as Deferred from "effect/Deferred"
import * as Duration from "effect/Duration"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"
import * as TestClock from "effect/testing/TestClock"
import { describe, expect } from "vitest"
import { confirmOnDevice } from "../../../application/checkout/confirmOnDevice.ts"
import type { WalletRequest } from "../../../application/checkout/DeviceWallet.ts"
import { DeviceWallet, DeviceWalletClosed } from "../../../application/checkout/DeviceWallet.ts"
import { PaymentGateway } from "../../../application/checkout/PaymentGateway.ts"
import type { CardPaymentSession, MerchantSession } from "../../../domain/payment/PaymentSession.ts"
import { anOrderId } from "../../support/builders/aCart.ts"
import { backendError } from "../../support/builders/backendError.ts"
import { euros } from "../../support/builders/euros.ts"
import { inStore } from "../../support/fakes/inStore.ts"
import { itEffect } from "../../support/itEffect.ts"

const ORDER = anOrderId()
const VALIDATION = "https://apple-pay-gateway.apple.com/paymentservices/paymentSession"
const SESSION: CardPaymentSession = {
  id: "c",
  token: Redacted.make("ct"),
  networks: [],
  expiresAt: "",
  merchantSession: { nonce: "n" },
}

/** A wallet that is confirmed at once, and a backend with this merchant validation. */
function shop(
  validation: ReturnType<PaymentGateway["Service"]["createCardPaymentSession"]>,
  changes: {
    readonly isClosed?: Deferred.Deferred<never, DeviceWalletClosed>
    readonly configuration?: Readonly<Record<string, string>>
  } = {},
) {
  const requests: WalletRequest[] = []
  const happened: (string | MerchantSession)[] = []
  const note = (what: string | MerchantSession) => Effect.sync(() => void happened.push(what))
  const layer = Layer.mergeAll(
    inStore({ configuration: changes.configuration ?? {} }),
    Layer.mock(PaymentGateway, {
      createCardPaymentSession: (orderId, methodId, type, address, token, captcha) =>
        Effect.andThen(
          note(
            [
              orderId,
              methodId,
              type,
              address,
              ...(token === undefined ? [] : [token]),
              ...(captcha === undefined ? [] : [JSON.stringify(captcha)]),
            ].join(" "),
          ),
          validation,
        ),
    }),
    Layer.succeed(DeviceWallet, {
      canPay: Effect.succeed(true),
      complete: () => Effect.void,
      open: (request) =>
        Effect.sync(() => {
          requests.push(request)
          return {
            validationRequested: Effect.succeed(VALIDATION),
            validate: note,
            authorized: Effect.succeed(Redacted.make("token")),
            abort: note("aborted"),
            closed: changes.isClosed === undefined ? Effect.never : Deferred.await(changes.isClosed),
          }
        }),
    }),
  )
  return { requests, happened, layer }
}
const confirm = confirmOnDevice({ orderId: ORDER, method: { id: "9", networks: ["visa"] }, total: euros(12985) })
const timely = Effect.gen(function* () {
  const fiber = yield* Effect.forkChild(confirm)
  yield* TestClock.adjust(Duration.minutes(1))
  return yield* Fiber.join(fiber)
})

describe("a payment with a device wallet", () => {
  itEffect("shows the store and the amount, validates the merchant and returns the token, hidden from logs", () =>
    Effect.gen(function* () {
      const { requests, happened, layer } = shop(Effect.succeed(SESSION), {
        configuration: { STORE_NAME: "Selvedge España" },
      })
      const entry = yield* Effect.provide(confirm, layer)
      expect([
        entry.methodId,
        entry.of,
        Redacted.value(entry.token),
        JSON.stringify(entry).includes('"token":"token"'),
      ]).toEqual(["9", "deviceWallet", "token", false])
      expect(requests).toEqual([
        { storeName: "Selvedge España", countryCode: "ES", currencyCode: "EUR", amount: "129.85", networks: ["visa"] },
      ])
      expect(happened).toEqual([`${ORDER} 9 merchantValidation ${VALIDATION}`, { nonce: "n" }])
    }),
  )

  itEffect("validates the merchant for an unpaid order of a guest with the order token, hidden from logs", () =>
    Effect.gen(function* () {
      const { happened, layer } = shop(Effect.succeed(SESSION))
      yield* Effect.provide(
        confirmOnDevice({ orderId: ORDER, method: { id: "9", networks: [] }, total: euros(100), guestToken: "t0ken" }),
        layer,
      )
      expect(happened[0]).toBe(`${ORDER} 9 merchantValidation ${VALIDATION} <redacted>`)
    }),
  )

  itEffect("validates the merchant with the captcha that the backend requires", () =>
    Effect.gen(function* () {
      const { happened, layer } = shop(Effect.succeed(SESSION))
      yield* Effect.provide(
        confirmOnDevice({
          orderId: ORDER,
          method: { id: "9", networks: [] },
          total: euros(100),
          captcha: { id: "c-1", value: "3" },
        }),
        layer,
      )
      expect(happened[0]).toBe(`${ORDER} 9 merchantValidation ${VALIDATION} {"id":"c-1","value":"3"}`)
    }),
  )

  itEffect("F101 is closed unpaid when the merchant validation fails or times out", () =>
    Effect.gen(function* () {
      const { merchantSession: _, ...without } = SESSION
      for (const validation of [Effect.never, Effect.succeed(without)]) {
        const { happened, layer } = shop(validation)
        expect(yield* Effect.flip(Effect.provide(timely, layer))).toEqual(
          new DeviceWalletClosed({ closedReason: "notValidated" }),
        )
        expect(happened.slice(1)).toEqual(["aborted"])
      }
    }),
  )

  itEffect("F101 removes the wallet and gives the reason when the backend refuses the validation", () =>
    Effect.gen(function* () {
      const { happened, layer } = shop(Effect.fail(backendError("rejected")))
      expect(yield* Effect.flip(Effect.provide(confirm, layer))).toEqual(backendError("rejected"))
      expect(happened.slice(1)).toEqual(["aborted"])
    }),
  )

  itEffect("F101 ends at once when the customer closes the wallet, also during the validation", () =>
    Effect.gen(function* () {
      const isClosed = yield* Deferred.make<never, DeviceWalletClosed>()
      const { happened, layer } = shop(Effect.never, { isClosed })
      const fiber = yield* Effect.forkChild(Effect.provide(confirm, layer))
      yield* Effect.yieldNow
      yield* Deferred.fail(isClosed, new DeviceWalletClosed({ closedReason: "cancelled" }))
      expect(yield* Effect.flip(Fiber.join(fiber))).toEqual(new DeviceWalletClosed({ closedReason: "cancelled" }))
      expect(happened).toHaveLength(1)
    }),
  )
})
