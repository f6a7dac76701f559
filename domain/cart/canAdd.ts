import * as Result from "effect/Result"
import type { CartAddition } from "./CartAddition.ts"
import type { CartLimits, AccountKind } from "./CartLimits.ts"
import { cartMaximum } from "./CartLimits.ts"
import type { QuantityRefused } from "./CartChangeRefused.ts"
import { CartLimitReached } from "./CartChangeRefused.ts"
import type { LineMetadata } from "./LineMetadata.ts"
import { quantityRefused } from "./quantityRefused.ts"

/** What a cart tells to decide by. */
interface KnownCart {
  readonly items: readonly (Pick<LineMetadata, "unitsLot"> & { readonly sku: string })[]
}

/**
 * Whether an addition may be asked of the shop at all; decided before any call (specification, section 5).
 *
 * Fails with `QuantityRefused` when the quantity is not a whole number from 1 to 99, or a part of a lot where the
 * addition or the cart's line of its sku says that it is sold in lots, and with `CartLimitReached` when the cart holds
 * the maximum of different skus and this one is not among them.
 */
export function canAdd(
  cart: KnownCart,
  addition: CartAddition,
  limits: CartLimits,
  kind: AccountKind,
): Result.Result<CartAddition, CartLimitReached | QuantityRefused> {
  const refusal = quantityRefused(addition.quantity, 1, cart.items.find(({ sku }) => sku === addition.sku) ?? addition)
  if (refusal !== undefined) return Result.fail(refusal)
  const skus = new Set(cart.items.map((item): string => item.sku))
  const maximum = cartMaximum(limits, kind)
  if (maximum !== undefined && skus.size >= maximum && !skus.has(addition.sku))
    return Result.fail(CartLimitReached.of(maximum))
  return Result.succeed(addition)
}

/**
 * Whether several additions may be asked of the shop together: all of them or none. Each finds in the cart what those
 * before it would have put in. Fails as `canAdd` does with the first that may not.
 */
export function canAddTogether(
  cart: KnownCart,
  additions: readonly CartAddition[],
  limits: CartLimits,
  kind: AccountKind,
): Result.Result<readonly CartAddition[], CartLimitReached | QuantityRefused> {
  const items = [...cart.items]
  for (const addition of additions) {
    const decided = canAdd({ items }, addition, limits, kind)
    if (Result.isFailure(decided)) return Result.fail(decided.failure)
    items.push(addition)
  }
  return Result.succeed(additions)
}
