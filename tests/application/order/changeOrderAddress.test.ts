import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"
import { describe, expect } from "vitest"
import { changeOrderAddress } from "../../../application/order/changeOrderAddress.ts"
import { OrderChangeGateway } from "../../../application/order/OrderChangeGateway.ts"
import { OrderGateway } from "../../../application/order/OrderGateway.ts"
import { OrderProgressGateway } from "../../../application/order/OrderProgressGateway.ts"
import { BackendError } from "../../../application/shared/BackendError.ts"
import type { Address } from "../../../domain/address/Address.ts"
import { anOrderId } from "../../support/builders/aCart.ts"
import { anAddress } from "../../support/builders/anAddress.ts"
import { anOrder } from "../../support/builders/anOrder.ts"
import { backendError } from "../../support/builders/backendError.ts"
import { itEffect } from "../../support/itEffect.ts"

const after = { order: anOrder(), parts: [], refunds: [] }

/** A store that answers changes in turn; the last response repeats. */
function shop(...answers: readonly (BackendError | "done")[]) {
  const sent: Address[] = []
  const layer = Layer.mergeAll(
    Layer.mock(OrderGateway, {}),
    Layer.mock(OrderChangeGateway, {
      updateOrderAddress: (_, address) =>
        Effect.suspend(() => {
          const answer = answers[Math.min(sent.push(address), answers.length) - 1]
          return answer === undefined || answer === "done" ? Effect.succeed(after) : Effect.fail(answer)
        }),
    }),
    Layer.mock(OrderProgressGateway, {
      getNewOrderConfirmation: () =>
        Effect.succeed({ ...after, paymentStatus: "OK", ticketToken: Redacted.make("t"), actions: ["CHANGE_ADDRESS"] }),
    }),
  )
  return { sent, change: (address: Address) => Effect.provide(changeOrderAddress(anOrderId(), address), layer) }
}

describe("changing the address of an order", () => {
  itEffect("returns the updated order", () =>
    Effect.gen(function* () {
      expect(yield* shop("done").change(anAddress())).toEqual({
        outcome: "changed",
        order: { ...after, openedBy: "session", actions: ["CHANGE_ADDRESS"] },
      })
    }),
  )

  itEffect("is validated before any call, with errors per field", () =>
    Effect.gen(function* () {
      const { sent, change } = shop("done")
      expect(yield* Effect.flip(change({ ...anAddress(), zipCode: "99999", city: "" }))).toMatchObject({
        _tag: "AddressRefused",
        reasons: [{ field: "zipCode" }, { field: "city" }],
      })
      expect(yield* Effect.flip(change({ ...anAddress(), gender: "x" }))).toMatchObject({
        reasons: [{ field: "gender" }],
      })
      expect(sent).toEqual([])
    }),
  )

  itEffect("is retried once after a lost response: the same address twice is one change", () =>
    Effect.gen(function* () {
      const { sent, change } = shop(backendError("timedOut"), "done")
      expect(yield* change(anAddress())).toMatchObject({ outcome: "changed" })
      expect(sent).toEqual([anAddress("ES", { stateName: "Madrid" }), anAddress("ES", { stateName: "Madrid" })])
    }),
  )

  itEffect("reports that it is too late, and the address stays", () =>
    Effect.gen(function* () {
      const late = new BackendError({
        operation: "updateOrderAddress",
        reason: { _tag: "Rejected", key: "_ERR_ORDER_ADDRESS_FIXED", parameters: [], causes: [], fields: [] },
      })
      expect(yield* shop(late).change(anAddress())).toMatchObject({ outcome: "tooLate" })
    }),
  )
})
