import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Schema from "effect/Schema"
import type { Cart } from "../../domain/cart/Cart.ts"
import { totalGaps } from "../../domain/cart/totalGaps.ts"
import { isTaxAdded } from "../../domain/store/isTaxAdded.ts"
import { storedValue } from "../platform/StoredValue.ts"
import { StoreScope } from "../store/StoreScope.ts"
import { tellCollector } from "../telemetry/tellCollector.ts"

/** The cart whose gaps were told last on this device. */
const told = storedValue("toldTotals", 1, Schema.String)

/**
 * Tells the collector of a cart whose totals are not what their parts add up to, once for each change of it: the
 * currency and by how much, and nothing of whose it is (ruling R3; F73). The cart stays as the shop says it is. Never
 * fails.
 */
export const reportTotalGaps = Effect.fn("cart.reportTotalGaps")(function* (cart: Cart) {
  const { store } = yield* StoreScope
  const gaps = totalGaps(cart, isTaxAdded(store))
  if (gaps.length === 0) return
  const mark = JSON.stringify([
    store.id,
    cart.id,
    cart.items.map(({ id, quantity, unitPrice }) => [id, quantity, unitPrice.minorUnits]),
    gaps,
  ])
  if (Option.contains(yield* told.read, mark)) return
  yield* told.write(mark)
  yield* tellCollector({
    label: "cart.totals",
    message: "A total of the cart is not the sum of its parts",
    tags: {
      currency: cart.totalOrder.currencyCode,
      lines: String(cart.items.length),
      ...Object.fromEntries(gaps.map(({ total, difference }) => [total, String(difference)])),
    },
  })
})
