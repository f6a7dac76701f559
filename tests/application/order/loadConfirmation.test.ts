import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"
import { describe, expect } from "vitest"
import { loadConfirmation } from "../../../application/order/loadConfirmation.ts"
import { OrderGateway } from "../../../application/order/OrderGateway.ts"
import { anOrderId } from "../../support/builders/aCart.ts"
import { anOrder } from "../../support/builders/anOrder.ts"
import { backendError } from "../../support/builders/backendError.ts"
import { itEffect } from "../../support/itEffect.ts"

type OrderGatewayOverrides = Layer.PartialEffectful<(typeof OrderGateway)["Service"]>
const load = (guestToken: string | undefined, overrides: OrderGatewayOverrides) =>
  Effect.provide(loadConfirmation(anOrderId(), guestToken), Layer.mock(OrderGateway, overrides))

describe("the order of a confirmation page", () => {
  itEffect("is opened by the session", () =>
    Effect.gen(function* () {
      const tokens: unknown[] = []
      const order = yield* load(undefined, {
        getOrderConfirmation: (_, token) =>
          Effect.sync(() => {
            tokens.push(token)
            return anOrder()
          }),
      })
      expect([order, tokens]).toEqual([anOrder(), [undefined]])
    }),
  )

  itEffect("is opened by a guest's token when the session has no access", () =>
    Effect.gen(function* () {
      const tokens: string[] = []
      const order = yield* load("secret", {
        getOrderConfirmation: () => Effect.fail(backendError("notFound")),
        getGuestOrder: (_, token) =>
          Effect.sync(() => {
            tokens.push(Redacted.value(token))
            return { order: anOrder(), parts: [], refunds: [] }
          }),
      })
      expect([order, tokens]).toEqual([anOrder(), ["secret"]])
    }),
  )

  itEffect("is not requested twice when the backend is down", () =>
    Effect.gen(function* () {
      expect(
        yield* Effect.flip(load("secret", { getOrderConfirmation: () => Effect.fail(backendError("fault")) })),
      ).toEqual(backendError("fault"))
    }),
  )
})
