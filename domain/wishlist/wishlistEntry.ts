import * as Result from "effect/Result"
import type { WishlistEntry } from "./Wishlist.ts"
import { WishlistItemInvalid, WishlistQuantityRefused } from "./WishlistChangeRefused.ts"

/** Maximum units of one entry; higher than that of a cart line. */
export const MAX_ENTRY_QUANTITY = 9999

/**
 * Validates an entry from outside, for example an older list of the device, whose ids may be numbers.
 *
 * Fails with `WishlistItemInvalid` when it has no catentryId, productId or quantity (S5.8).
 */
export function checkWishlistEntry(value: unknown): Result.Result<WishlistEntry, WishlistItemInvalid> {
  const catentryId = idIn(value, "catentryId")
  const productId = idIn(value, "productId")
  const quantity = memberOf(value, "quantity")
  if (
    catentryId === undefined ||
    productId === undefined ||
    typeof quantity !== "number" ||
    !Number.isInteger(quantity) ||
    quantity < 1
  )
    return Result.fail(new WishlistItemInvalid())
  const categoryId = idIn(value, "categoryId")
  return Result.succeed({
    catentryId,
    productId,
    ...(categoryId === undefined ? {} : { categoryId }),
    quantity: Math.min(quantity, MAX_ENTRY_QUANTITY),
  })
}

/** Validates a quantity. Fails with `WishlistQuantityRefused` unless it is a whole number from 1 to 9999. */
export function checkEntryQuantity(quantity: number): Result.Result<number, WishlistQuantityRefused> {
  return Number.isInteger(quantity) && quantity >= 1 && quantity <= MAX_ENTRY_QUANTITY
    ? Result.succeed(quantity)
    : Result.fail(new WishlistQuantityRefused({ quantity, maximum: MAX_ENTRY_QUANTITY }))
}

/** Returns an id of digits from a text or a number (R3). */
function idIn(value: unknown, name: string): string | undefined {
  const id = memberOf(value, name)
  const text = typeof id === "number" && Number.isSafeInteger(id) ? String(id) : id
  return typeof text === "string" && /^[0-9]{1,20}$/.test(text) ? text : undefined
}

function memberOf(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null && Object.hasOwn(value, name)
    ? Reflect.get(value, name)
    : undefined
}
