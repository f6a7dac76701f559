import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"
import { describe, expect } from "vitest"
import type { CancelRequest } from "../../../application/order/cancelOrder.ts"
import { cancelOrder } from "../../../application/order/cancelOrder.ts"
import { OrderChangeGateway } from "../../../application/order/OrderChangeGateway.ts"
import { OrderGateway } from "../../../application/order/OrderGateway.ts"
import { OrderProgressGateway } from "../../../application/order/OrderProgressGateway.ts"
import { BackendError } from "../../../application/shared/BackendError.ts"
import type { OrderWithParts } from "../../../domain/order/OrderWithParts.ts"
import { anOrderId } from "../../support/builders/aCart.ts"
import { aPart } from "../../support/builders/anOpenedOrder.ts"
import { anOrder } from "../../support/builders/anOrder.ts"
import { backendError } from "../../support/builders/backendError.ts"
import { itEffect } from "../../support/itEffect.ts"

const ORDER = anOrderId()
const gone: OrderWithParts = {
  order: anOrder({ status: "CANCELLED" }),
  parts: [aPart({ status: "CANCELLED", isCancellable: false })],
  refunds: [],
}
const storedOrder: OrderWithParts = { order: anOrder(), parts: [aPart()], refunds: [] }
const rejected = (key: string) =>
  new BackendError({
    operation: "cancelOrder",
    reason: { _tag: "Rejected", key, parameters: [], causes: [], fields: [] },
  })

/** A store with these cancellation responses and this order afterwards; `tokens` are the tokens it received. */
function shop(answer: Effect.Effect<OrderWithParts, BackendError>, after: OrderWithParts, isOwn = true) {
  const calls: string[] = []
  const layer = Layer.mergeAll(
    Layer.mock(OrderChangeGateway, {
      cancelOrder: () =>
        Effect.andThen(
          Effect.sync(() => {
            calls.push("order")
          }),
          answer,
        ),
      cancelSuborder: (_, partId, claim) =>
        Effect.andThen(
          Effect.sync(() => {
            calls.push(`${partId} ${claim?.guestToken === undefined ? "" : Redacted.value(claim.guestToken)}`.trim())
          }),
          answer,
        ),
    }),
    Layer.mock(OrderProgressGateway, {
      getNewOrderConfirmation: () =>
        isOwn
          ? Effect.succeed({ ...after, paymentStatus: "OK", ticketToken: Redacted.make("t"), actions: ["TICKET"] })
          : Effect.fail(backendError("notFound")),
    }),
    Layer.mock(OrderGateway, { getGuestOrder: () => Effect.succeed(after) }),
  )
  return { calls, cancel: (wish?: CancelRequest) => Effect.provide(cancelOrder(ORDER, wish), layer) }
}

describe("cancelling an order", () => {
  itEffect("returns the updated order with its remaining actions", () =>
    Effect.gen(function* () {
      const { cancel, calls } = shop(Effect.succeed(gone), gone)
      expect(yield* cancel()).toEqual({
        outcome: "cancelled",
        order: { ...gone, openedBy: "session", actions: ["TICKET"] },
      })
      expect(calls).toEqual(["order"])
    }),
  )

  itEffect("reports in a second tab that the order is already cancelled", () =>
    Effect.gen(function* () {
      expect(yield* shop(Effect.fail(rejected("_ERR_ORDER_NOT_CANCELLABLE")), gone).cancel()).toMatchObject({
        outcome: "before",
        order: { order: { status: "CANCELLED" } },
      })
    }),
  )

  itEffect("leaves the order unchanged when it is too late, and reports its status", () =>
    Effect.gen(function* () {
      const sent: OrderWithParts = { ...storedOrder, order: anOrder({ status: "SHIPPED" }) }
      expect(yield* shop(Effect.fail(rejected("_ERR_ORDER_NOT_CANCELLABLE")), sent).cancel()).toMatchObject({
        outcome: "tooLate",
        order: { order: { status: "SHIPPED" } },
      })
    }),
  )

  itEffect("queries the order after a lost response, and is never sent again blindly", () =>
    Effect.gen(function* () {
      const done = shop(Effect.fail(backendError("unreachable")), gone)
      expect(yield* done.cancel()).toMatchObject({ outcome: "cancelled" })
      const undone = shop(Effect.fail(backendError("unreachable")), storedOrder)
      expect(yield* Effect.flip(undone.cancel())).toEqual(backendError("unreachable"))
      expect([done.calls, undone.calls]).toEqual([["order"], ["order"]])
    }),
  )

  itEffect("passes on errors with another reason", () =>
    Effect.gen(function* () {
      expect(yield* Effect.flip(shop(Effect.fail(rejected("_ERR_GIFT_CARD_SPENT")), storedOrder).cancel())).toEqual(
        rejected("_ERR_GIFT_CARD_SPENT"),
      )
    }),
  )

  itEffect("cancels one parcel, with a guest's token when the session has no access", () =>
    Effect.gen(function* () {
      const { id } = aPart()
      const { cancel, calls } = shop(Effect.succeed(gone), gone, false)
      expect(yield* cancel({ partId: id, guestToken: "t0ken" })).toMatchObject({
        outcome: "cancelled",
        order: { openedBy: "token", actions: ["TICKET"] },
      })
      expect(calls).toEqual([`${id} t0ken`])
    }),
  )

  itEffect("of a parcel in a second tab reports the parcel's status, not the order's", () =>
    Effect.gen(function* () {
      const parts = [aPart({ id: "1", status: "CANCELLED" }), aPart({ id: "2" })]
      const after: OrderWithParts = { ...storedOrder, parts }
      expect(
        yield* shop(Effect.fail(rejected("_ERR_SUBORDER_NOT_CANCELLABLE")), after).cancel({ partId: "1" }),
      ).toMatchObject({ outcome: "before" })
      expect(
        yield* shop(Effect.fail(rejected("_ERR_SUBORDER_NOT_CANCELLABLE")), after).cancel({ partId: "2" }),
      ).toMatchObject({ outcome: "tooLate" })
    }),
  )
})
