import * as Result from "effect/Result"
import type { CartAddition } from "./CartAddition.ts"
import { MAX_QUANTITY } from "./CartAddition.ts"
import type { CartLimits, KnownKind } from "./CartLimits.ts"
import { cartMaximum } from "./CartLimits.ts"
import { CartLimitReached, QuantityRefused } from "./CartRefusal.ts"

/**
 * Whether an addition may be asked of the shop at all; decided before any call (specification, section 5).
 *
 * Fails with `QuantityRefused` when the quantity is not a whole number from 1 to 99, and with `CartLimitReached` when the
 * cart holds the maximum of different skus and this one is not among them.
 */
export function canAdd(
  cart: { readonly items: readonly { readonly sku: string }[] },
  addition: CartAddition,
  limits: CartLimits,
  kind: KnownKind,
): Result.Result<CartAddition, CartLimitReached | QuantityRefused> {
  if (!Number.isInteger(addition.quantity) || addition.quantity < 1 || addition.quantity > MAX_QUANTITY)
    return Result.fail(new QuantityRefused({ quantity: addition.quantity, maximum: MAX_QUANTITY }))
  const skus = new Set(cart.items.map((item): string => item.sku))
  const maximum = cartMaximum(limits, kind)
  if (maximum !== undefined && skus.size >= maximum && !skus.has(addition.sku)) return Result.fail(CartLimitReached.of(maximum))
  return Result.succeed(addition)
}

/**
 * Whether several additions may be asked of the shop together: all of them or none. Each finds in the cart what those before
 * it would have put in. Fails as `canAdd` does with the first that may not.
 */
export function canAddTogether(
  cart: { readonly items: readonly { readonly sku: string }[] },
  additions: readonly CartAddition[],
  limits: CartLimits,
  kind: KnownKind,
): Result.Result<readonly CartAddition[], CartLimitReached | QuantityRefused> {
  const items = [...cart.items]
  for (const addition of additions) {
    const decided = canAdd({ items }, addition, limits, kind)
    if (Result.isFailure(decided)) return Result.fail(decided.failure)
    items.push(addition)
  }
  return Result.succeed(additions)
}
