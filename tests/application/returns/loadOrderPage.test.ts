import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"
import { describe, expect } from "vitest"
import { loadOrderPage } from "../../../application/returns/loadOrderPage.ts"
import { OrderGateway } from "../../../application/order/OrderGateway.ts"
import { OrderProgressGateway } from "../../../application/order/OrderProgressGateway.ts"
import { ReturnGateway } from "../../../application/returns/ReturnGateway.ts"
import { WithdrawalGateway } from "../../../application/returns/WithdrawalGateway.ts"
import { anOrderId } from "../../support/builders/aCart.ts"
import { aPart } from "../../support/builders/anOpenedOrder.ts"
import { anOrder } from "../../support/builders/anOrder.ts"
import { backendError } from "../../support/builders/backendError.ts"
import { inStore } from "../../support/fakes/inStore.ts"
import { itEffect } from "../../support/itEffect.ts"

interface Periods {
  /** Whether returns and withdrawals are possible today; absent when the backend does not respond. */
  readonly isReturnOpen?: boolean
  readonly isWithdrawalOpen?: boolean
  readonly withdrawalDays?: string
}

function anOrderOf(status: string, { isReturnOpen, isWithdrawalOpen, withdrawalDays = "14" }: Periods) {
  const failed = Effect.fail(backendError("timedOut"))
  return Layer.mergeAll(
    inStore({ configuration: withdrawalDays === "" ? {} : { WITHDRAWAL_DAYS: withdrawalDays } }),
    Layer.mock(OrderGateway, {}),
    Layer.mock(OrderProgressGateway, {
      getNewOrderConfirmation: (orderId) =>
        orderId === anOrderId()
          ? Effect.succeed({
              order: anOrder({ status }),
              parts: [aPart()],
              refunds: [],
              paymentStatus: "OK",
              ticketToken: Redacted.make("t"),
              actions: ["TICKET"],
            })
          : Effect.fail(backendError("notFound")),
    }),
    Layer.mock(ReturnGateway, {
      getMaxReturnDate: () =>
        isReturnOpen === undefined
          ? failed
          : Effect.succeed({ lastDay: "2026-12-15", isOpen: isReturnOpen, units: [], reasons: [], pickupDates: [] }),
    }),
    Layer.mock(WithdrawalGateway, {
      getWithdrawalOptions: () =>
        isWithdrawalOpen === undefined
          ? failed
          : Effect.succeed({ isOpen: isWithdrawalOpen, lastDay: "2026-11-29", lines: [], withdrawals: [] }),
    }),
  )
}

const load = (status: string, periods: Periods) =>
  Effect.provide(loadOrderPage(anOrderId()), anOrderOf(status, periods))

describe("the page of an order", () => {
  itEffect("offers what the state of the order and the periods allow", () =>
    Effect.gen(function* () {
      const open = { isReturnOpen: true, isWithdrawalOpen: true }
      expect(yield* load("DELIVERED", open)).toMatchObject({
        options: ["track", "withdraw", "return", "invoice", "receipt", "claim", "reorder"],
        lastReturnDay: "2026-12-15",
        lastWithdrawalDay: "2026-11-29",
      })
      const over = yield* load("DELIVERED", { isReturnOpen: false, isWithdrawalOpen: false })
      expect(over.options).toEqual(["track", "invoice", "receipt", "claim", "reorder"])
      expect(over).not.toHaveProperty("lastReturnDay")
      expect((yield* load("PENDING", open)).options).toEqual(["pay", "cancel", "withdraw"])
      expect((yield* load("CANCELLED", open)).options).toEqual(["claim", "reorder"])
    }),
  )

  itEffect("R22 offers no withdrawal in a store without that right", () =>
    Effect.gen(function* () {
      const page = yield* load("DELIVERED", { isReturnOpen: true, isWithdrawalOpen: true, withdrawalDays: "" })
      expect(page.options).not.toContain("withdraw")
    }),
  )

  itEffect("is shown when the periods cannot be read, and leaves their pages to decide", () =>
    Effect.gen(function* () {
      expect((yield* load("DELIVERED", {})).options).toEqual(expect.arrayContaining(["return", "withdraw"]))
    }),
  )

  itEffect("F117 does not exist for another customer", () =>
    Effect.gen(function* () {
      const layer = anOrderOf("DELIVERED", { isReturnOpen: true })
      expect(yield* Effect.flip(Effect.provide(loadOrderPage(anOrderId("7002")), layer))).toEqual(
        backendError("notFound"),
      )
    }),
  )
})
