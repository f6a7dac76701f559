import type { BackendErrorReason } from "../../../application/shared/BackendError.ts"
import {
  CART_LIMIT_KEY,
  CartLimitReached,
  NO_STOCK_KEY,
  NotEnoughStock,
} from "../../../domain/cart/CartChangeRefused.ts"

const LIMIT_CODE = "11"

/**
 * Returns the cart's limit from a refusal: code 11, or its key, with the maximum as parameter (S5 and S8.9).
 * `undefined` when the maximum is missing.
 */
export function toCartLimitReached(reason: BackendErrorReason): CartLimitReached | undefined {
  if (reason._tag !== "Rejected" || (reason.code !== LIMIT_CODE && reason.key !== CART_LIMIT_KEY)) return undefined
  const maximum = wholeNumber(reason.parameters[0])
  return maximum > 0 ? CartLimitReached.of(maximum) : undefined
}

/** Returns the missing stock from a refusal, with the SKU and the available units. */
export function toNotEnoughStock(reason: BackendErrorReason): NotEnoughStock | undefined {
  if (reason._tag !== "Rejected" || reason.key !== NO_STOCK_KEY) return undefined
  return new NotEnoughStock({ sku: reason.parameters[0] ?? "", available: wholeNumber(reason.parameters[1]) })
}

/** Returns the number in an error parameter, or 0. */
export function wholeNumber(text: string | undefined): number {
  return text !== undefined && /^[0-9]{1,15}$/.test(text) ? Number(text) : 0
}
