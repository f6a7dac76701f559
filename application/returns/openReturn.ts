import * as Effect from "effect/Effect"
import type { OrderDetails } from "../../domain/order/OrderDetails.ts"
import type { BankField } from "../../domain/returns/bankForm.ts"
import { bankForm } from "../../domain/returns/bankForm.ts"
import type { ExchangeOffer } from "../../domain/returns/exchangeOffer.ts"
import { exchangeOffers } from "../../domain/returns/exchangeOffer.ts"
import type { Returnability } from "../../domain/returns/Returnability.ts"
import type { ReturnableLine } from "../../domain/returns/returnableLines.ts"
import { returnableLines } from "../../domain/returns/returnableLines.ts"
import type { ReturnMethod } from "../../domain/returns/returnMethods.ts"
import { returnMethods } from "../../domain/returns/returnMethods.ts"
import type { CartItem } from "../../domain/cart/Cart.ts"
import type { OrderId } from "../../domain/shared/OrderId.ts"
import { productBySku } from "../catalog/productBySku.ts"
import { openOrder } from "../order/openOrder.ts"
import { StoreScope } from "../store/StoreScope.ts"
import { ReturnGateway } from "./ReturnGateway.ts"
import { optionalSecret } from "../shared/optionalSecret.ts"

/** An order with everything that its return form offers. */
export interface OpenedReturn {
  readonly order: OrderDetails
  readonly returnability: Returnability
  /** Every line of the order, with the reason why it cannot be returned. */
  readonly lines: readonly ReturnableLine[]
  readonly methods: readonly ReturnMethod[]
  /** Fields of a refund account in this store. */
  readonly bankFields: readonly BankField[]
}

/**
 * Opens the return form of an order, by the session of the purchase or a guest's token. Fails with `NotFound` when
 * neither opens it (F117).
 */
export const openReturn = Effect.fn("returns.open")(function* (orderId: OrderId, guestToken?: string) {
  const { store } = yield* StoreScope
  const gateway = yield* ReturnGateway
  const token = optionalSecret(guestToken)
  const [order, returnability] = yield* Effect.all(
    [openOrder(orderId, guestToken), gateway.getMaxReturnDate(orderId, token)],
    { concurrency: 2 },
  )
  return {
    order,
    returnability,
    lines: returnableLines(order.order, returnability),
    methods: returnMethods(store.configuration),
    bankFields: bankForm(store.countryCode),
  } satisfies OpenedReturn
})

/** Returns the sizes and colours that an item can be exchanged for; none when its product is no longer sold. */
export const listExchangeOffers = Effect.fn("returns.exchangeOffers")(function* (
  item: Pick<CartItem, "sku" | "unitPrice">,
) {
  const product = yield* Effect.catchReason(productBySku(item.sku), "BackendError", "NotFound", () =>
    Effect.succeed({ colors: [] }),
  )
  return exchangeOffers(item, product) satisfies readonly ExchangeOffer[]
})
