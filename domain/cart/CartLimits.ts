import type { UserKind } from "../session/Session.ts"

/** Maximum number of different SKUs in a cart per kind of user; absent: unlimited. */
export type CartLimits = Partial<Readonly<Record<UserKind, number>>>

const PARAMETERS: Readonly<Record<UserKind, string>> = {
  guest: "MAX_PRODUCTS_SHOPCART_GUEST",
  registered: "MAX_PRODUCTS_SHOPCART_REGISTERED",
  business: "MAX_PRODUCTS_SHOPCART_BUSINESS",
}

/** Kind of user as known before any call: `account` is either a personal or a business account. */
export type AccountKind = UserKind | "account"

/**
 * Returns the maximum number of different SKUs for a kind of user; `undefined`: unlimited. An `account` gets the larger
 * of its two maximums, so that the client refuses no addition the backend would accept; the backend enforces the exact
 * one.
 */
export function cartMaximum(limits: CartLimits, kind: AccountKind): number | undefined {
  if (kind !== "account") return limits[kind]
  const { registered, business } = limits
  return registered === undefined || business === undefined ? (registered ?? business) : Math.max(registered, business)
}

/** Returns the limits from a store's configuration; a value that is not a whole number above 0 sets no limit. */
export function cartLimits(configuration: Readonly<Record<string, string>>): CartLimits {
  return { ...limit("guest"), ...limit("registered"), ...limit("business") }

  function limit(kind: UserKind): CartLimits {
    const text = configuration[PARAMETERS[kind]] ?? ""
    return /^[1-9][0-9]{0,5}$/.test(text) ? { [kind]: Number(text) } : {}
  }
}
