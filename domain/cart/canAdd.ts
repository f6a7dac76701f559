import * as Result from "effect/Result"
import type { CartAddition } from "./CartAddition.ts"
import type { CartLimits, AccountKind } from "./CartLimits.ts"
import { cartMaximum } from "./CartLimits.ts"
import type { QuantityRefused } from "./CartChangeRefused.ts"
import { CartLimitReached } from "./CartChangeRefused.ts"
import type { LineMetadata } from "./LineMetadata.ts"
import { quantityRefused } from "./quantityRefused.ts"

/** Cart data needed for the check. */
interface KnownCart {
  readonly items: readonly (Pick<LineMetadata, "unitsLot"> & { readonly sku: string })[]
}

/**
 * Checks whether an addition may be sent (S5.13).
 *
 * Fails with `QuantityRefused` when the quantity is not a whole number from 1 to 99, or not a multiple of the lot known
 * from the addition or the cart's line of its SKU, and with `CartLimitReached` when the cart holds the maximum number
 * of different SKUs and this one is not among them.
 *
 * @example
 * ```ts
 * import * as Result from "effect/Result"
 * import { canAdd } from "domain/cart/canAdd.ts"
 * import { isSku } from "domain/shared/Sku.ts"
 *
 * const sku = "1203-48-M"
 * if (!isSku(sku)) throw new Error("not a SKU")
 * const cart = { items: [{ sku: "9000-10-S" }] }
 * Result.isSuccess(canAdd(cart, { sku, quantity: 2 }, { guest: 5 }, "guest")) // → true
 * Result.isFailure(canAdd(cart, { sku, quantity: 2 }, { guest: 1 }, "guest")) // → true
 * ```
 */
export function canAdd(
  cart: KnownCart,
  addition: CartAddition,
  limits: CartLimits,
  kind: AccountKind,
): Result.Result<CartAddition, CartLimitReached | QuantityRefused> {
  const refused = quantityRefused(addition.quantity, 1, cart.items.find(({ sku }) => sku === addition.sku) ?? addition)
  if (refused !== undefined) return Result.fail(refused)
  const skus = new Set(cart.items.map((item): string => item.sku))
  const maximum = cartMaximum(limits, kind)
  if (maximum !== undefined && skus.size >= maximum && !skus.has(addition.sku))
    return Result.fail(CartLimitReached.of(maximum))
  return Result.succeed(addition)
}

/**
 * Checks whether several additions may be sent together, all or none. Each check includes the additions before it.
 * Fails as `canAdd` does with the first refusal.
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
