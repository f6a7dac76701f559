import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"
import { describe, expect } from "vitest"
import { openOrder } from "../../../application/order/openOrder.ts"
import { OrderGateway } from "../../../application/order/OrderGateway.ts"
import { OrderProgressGateway } from "../../../application/order/OrderProgressGateway.ts"
import { anOrderId } from "../../support/builders/aCart.ts"
import { aPart } from "../../support/builders/anOpenedOrder.ts"
import { anOrder } from "../../support/builders/anOrder.ts"
import { backendError } from "../../support/builders/backendError.ts"
import { itEffect } from "../../support/itEffect.ts"

const inParts = { order: anOrder(), parts: [aPart()], refunds: [] }
const repay = { isRepayable: true, maxAttempts: 3 }

describe("opening an order", () => {
  itEffect("by the session returns the allowed actions and no token", () =>
    Effect.gen(function* () {
      const layer = Layer.mergeAll(
        Layer.mock(OrderGateway, {}),
        Layer.mock(OrderProgressGateway, {
          getNewOrderConfirmation: () =>
            Effect.succeed({
              ...inParts,
              repay,
              paymentStatus: "REPAY",
              guestToken: Redacted.make("g"),
              ticketToken: Redacted.make("t"),
              actions: ["CANCEL", "TICKET"],
            }),
        }),
      )
      expect(yield* Effect.provide(openOrder(anOrderId(), "g"), layer)).toEqual({
        ...inParts,
        repay,
        openedBy: "session",
        actions: ["CANCEL", "TICKET"],
      })
    }),
  )

  itEffect("by a token alone reports that its receipt exists, and F117 nothing without one", () =>
    Effect.gen(function* () {
      const layer = Layer.mergeAll(
        Layer.mock(OrderProgressGateway, { getNewOrderConfirmation: () => Effect.fail(backendError("notFound")) }),
        Layer.mock(OrderGateway, { getGuestOrder: () => Effect.succeed(inParts) }),
      )
      expect(yield* Effect.provide(openOrder(anOrderId(), "g"), layer)).toEqual({
        ...inParts,
        openedBy: "token",
        actions: ["TICKET"],
      })
      expect(yield* Effect.flip(Effect.provide(openOrder(anOrderId()), layer))).toEqual(backendError("notFound"))
    }),
  )

  itEffect("is not retried with the token when the backend is down", () =>
    Effect.gen(function* () {
      const layer = Layer.mergeAll(
        Layer.mock(OrderGateway, {}),
        Layer.mock(OrderProgressGateway, { getNewOrderConfirmation: () => Effect.fail(backendError("fault")) }),
      )
      expect(yield* Effect.flip(Effect.provide(openOrder(anOrderId(), "g"), layer))).toEqual(backendError("fault"))
    }),
  )
})
