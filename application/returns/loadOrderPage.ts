import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import { orderOptions } from "../../domain/order/orderOptions.ts"
import { orderStage } from "../../domain/order/orderStage.ts"
import type { OrderId } from "../../domain/shared/OrderId.ts"
import { withdrawalDays } from "../../domain/returns/withdrawalDays.ts"
import { ReturnGateway } from "./ReturnGateway.ts"
import { WithdrawalGateway } from "./WithdrawalGateway.ts"
import { optionalSecret } from "../shared/optionalSecret.ts"
import { optionalSection } from "../shared/optionalSection.ts"
import { StoreScope } from "../store/StoreScope.ts"
import { openOrder } from "../order/openOrder.ts"
import type { OrderPageData } from "../order/OrderPageData.ts"

/**
 * Returns the content of an order's page, opened by the session of the purchase or a guest's token. A period that
 * cannot be read leaves its option open: the page behind it says whether it is possible. Fails with `NotFound` when
 * neither opens the order (F117).
 */
export const loadOrderPage = Effect.fn("order.loadPage")(function* (orderId: OrderId, guestToken?: string) {
  const { store } = yield* StoreScope
  const token = optionalSecret(guestToken)
  const order = yield* openOrder(orderId, guestToken)
  const hasRight = withdrawalDays(store.configuration) !== undefined
  const returns = yield* ReturnGateway
  const withdrawals = yield* WithdrawalGateway
  const [foundReturns, foundWithdrawal] = yield* Effect.all(
    [
      optionalSection("Return period", Effect.asSome(returns.getMaxReturnDate(orderId, token)), Option.none()),
      hasRight
        ? optionalSection(
            "Withdrawal period",
            Effect.asSome(withdrawals.getWithdrawalOptions(orderId, token)),
            Option.none(),
          )
        : Effect.succeedNone,
    ],
    { concurrency: 2 },
  )
  const returnable = Option.getOrUndefined(foundReturns)
  const withdrawal = Option.getOrUndefined(foundWithdrawal)
  const options = orderOptions(orderStage(order.order), {
    canReturn: returnable?.isOpen !== false,
    canWithdraw: hasRight && withdrawal?.isOpen !== false,
  })
  return {
    order,
    options,
    ...(returnable?.isOpen === true ? { lastReturnDay: returnable.lastDay } : {}),
    ...(withdrawal?.isOpen === true && withdrawal.lastDay !== undefined
      ? { lastWithdrawalDay: withdrawal.lastDay }
      : {}),
  } satisfies OrderPageData
})
