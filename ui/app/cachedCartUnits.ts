/**
 * The storage key of `application/cart/CartSnapshot`; a test asserts that both match. The core is not fetched for one
 * number.
 */
export const CART_SNAPSHOT_KEY = "selvedge.cart.v1"
/** Equals `CART_SNAPSHOT_TIME`. */
const MAX_AGE_MILLIS = 600_000

/**
 * The number of units in the device's copy of the cart, for a store and kind of user; `undefined` if the copy is
 * missing, expired or invalid.
 */
export function cachedCartUnits(
  text: string | undefined,
  storeId: string,
  isRegistered: boolean,
  nowMillis: number,
): number | undefined {
  const stored = parse(text)
  if (
    !isSnapshot(stored) ||
    stored.storeId !== storeId ||
    (stored.registered === true) !== isRegistered ||
    nowMillis < stored.savedAt ||
    nowMillis - stored.savedAt >= MAX_AGE_MILLIS
  )
    return undefined
  return stored.items.reduce<number>((sum, item) => sum + (isItem(item) ? item.quantity : 0), 0)
}

function parse(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? "null")
  } catch {
    return undefined // invalid entries are ignored
  }
}

function isSnapshot(value: unknown): value is {
  readonly storeId: string
  readonly savedAt: number
  readonly registered?: unknown
  readonly items: readonly unknown[]
} {
  return (
    typeof value === "object" &&
    value !== null &&
    "storeId" in value &&
    "savedAt" in value &&
    typeof value.savedAt === "number" &&
    "items" in value &&
    Array.isArray(value.items)
  )
}

function isItem(value: unknown): value is { readonly quantity: number } {
  return typeof value === "object" && value !== null && "quantity" in value && typeof value.quantity === "number"
}
