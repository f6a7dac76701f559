import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import { withdrawalDays } from "../../domain/returns/withdrawalDays.ts"
import type { WithdrawalOptions } from "../../domain/returns/Withdrawal.ts"
import { isOrderId } from "../../domain/shared/OrderId.ts"
import { listOrderChoices } from "../order/listOrderChoices.ts"
import { StoreScope } from "../store/StoreScope.ts"
import type { OpenedWithdrawal } from "./withdraw.ts"
import { openWithdrawal } from "./withdraw.ts"
import type { WithdrawalForm, WithdrawalOrder, WithdrawalPage } from "./WithdrawalPage.ts"

const EMPTY: WithdrawalForm = { name: "", email: "", orderReference: "", message: "", units: {} }

/** Whether the store has a right of withdrawal: other stores have no such page. */
export const hasWithdrawal = Effect.map(StoreScope, ({ store }) => withdrawalDays(store.configuration) !== undefined)

/**
 * Returns the first step of a withdrawal. The order of the address is chosen already, if the session or a guest's token
 * opens it; otherwise the customer states it.
 */
export const loadWithdrawal = Effect.fn("returns.loadWithdrawal")(function* ({
  orderId = "",
  guestToken,
}: Readonly<Record<string, string>>) {
  const opened = yield* openIfOwn(orderId, guestToken)
  const page = { step: "statement", reasons: [] } as const
  if (Option.isNone(opened))
    return {
      ...page,
      form: { ...EMPTY, orderReference: isOrderId(orderId) ? orderId : "" },
      orders: yield* listOrderChoices,
    } satisfies WithdrawalPage
  return { ...page, form: formOf(opened.value), order: toWithdrawalOrder(opened.value), orders: [] }
})

/** Opens an order by the session or a guest's token; `None` for every other person, and for a text. */
export const openIfOwn = Effect.fnUntraced(function* (orderId: string, guestToken: string | undefined) {
  if (!isOrderId(orderId)) return Option.none<OpenedWithdrawal>()
  const none = () => Effect.succeed(Option.none<OpenedWithdrawal>())
  return yield* Effect.asSome(openWithdrawal(orderId, guestToken)).pipe(
    Effect.catchReasons("BackendError", { NotFound: none, SessionExpired: none, Forbidden: none }),
  )
})

/** Returns the form with the contact of an order, and all its units. */
function formOf({ order: { order }, options }: OpenedWithdrawal): WithdrawalForm {
  return {
    ...EMPTY,
    name: [order.address?.firstName, order.address?.lastName].filter((part) => part !== undefined).join(" "),
    email: order.email ?? "",
    orderReference: order.id,
    units: allUnits(options),
  }
}

/** Returns all units that can be withdrawn. */
export function allUnits({ lines }: WithdrawalOptions): WithdrawalForm["units"] {
  return Object.fromEntries(
    lines.flatMap(({ orderItemId, quantity, isWithdrawable }) =>
      isWithdrawable && quantity > 0 ? [[orderItemId, quantity]] : [],
    ),
  )
}

/** Returns an opened order as the page shows it. */
export function toWithdrawalOrder({ order: { order }, options }: OpenedWithdrawal): WithdrawalOrder {
  return {
    orderId: order.id,
    placedAt: order.placedAt,
    ...(options.lastDay === undefined ? {} : { lastDay: options.lastDay }),
    lines: options.lines.map((line) => {
      const item = order.items.find(({ id }) => id === line.orderItemId)
      return {
        ...line,
        name: item?.name ?? "",
        ...(item?.color === undefined ? {} : { color: item.color }),
        ...(item?.size === undefined ? {} : { size: item.size }),
      }
    }),
    withdrawals: options.withdrawals,
  }
}
