import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Schema from "effect/Schema"
import type { Cart } from "../../domain/cart/Cart.ts"
import { totalMismatches } from "../../domain/cart/totalMismatches.ts"
import { isTaxAdded } from "../../domain/store/isTaxAdded.ts"
import { storedValue } from "../platform/StoredValue.ts"
import { StoreScope } from "../store/StoreScope.ts"
import { recordLog } from "../telemetry/TelemetrySink.ts"

/** Version of the cart whose mismatch this device reported last. */
const lastReported = storedValue("toldTotals", 1, Schema.String)

/**
 * Reports a cart whose totals differ from the sum of its parts to the telemetry collector, once per cart change:
 * currency and difference, no personal data (R3; F73). The cart itself is not changed. Never fails.
 */
export const reportTotalMismatch = Effect.fn("cart.reportTotalMismatch")(function* (cart: Cart) {
  const { store } = yield* StoreScope
  const mismatches = totalMismatches(cart, isTaxAdded(store))
  if (mismatches.length === 0) return
  const fingerprint = JSON.stringify([
    store.id,
    cart.id,
    cart.items.map(({ id, quantity, unitPrice }) => [id, quantity, unitPrice.minorUnits]),
    mismatches,
  ])
  if (Option.contains(yield* lastReported.read, fingerprint)) return
  yield* lastReported.write(fingerprint)
  yield* recordLog({
    level: "WARN",
    label: "cart.totals",
    message: "A total of the cart is not the sum of its parts",
    tags: {
      currency: cart.totalOrder.currencyCode,
      lines: String(cart.items.length),
      ...Object.fromEntries(mismatches.map(({ total, difference }) => [total, String(difference)])),
    },
  })
})
