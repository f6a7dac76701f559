import * as Result from "effect/Result"
import type { WishlistEntry } from "./Wishlist.ts"
import { WishlistItemInvalid, WishlistQuantityRefused } from "./WishlistChangeRefused.ts"

/** Units of one entry, at most: more than a line of the cart takes at once. */
export const MAX_ENTRY_QUANTITY = 9999

/**
 * The entry in a value from outside, for example an older list of the device, whose ids may be numbers.
 *
 * Fails with `WishlistItemInvalid` when it has no catentryId, productId or quantity (specification, section 5).
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

/** The quantity that is wished for. Fails with `WishlistQuantityRefused` where it is no whole number from 1 to 9999. */
export function checkEntryQuantity(quantity: number): Result.Result<number, WishlistQuantityRefused> {
  return Number.isInteger(quantity) && quantity >= 1 && quantity <= MAX_ENTRY_QUANTITY
    ? Result.succeed(quantity)
    : Result.fail(new WishlistQuantityRefused({ quantity, maximum: MAX_ENTRY_QUANTITY }))
}

/** Digits, whatever carries them (ruling R3). */
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
