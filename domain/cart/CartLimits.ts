import type { UserKind } from "../session/Session.ts"

/** Largest number of different skus in a cart, per kind of user; absent means no maximum is set. */
export type CartLimits = Partial<Readonly<Record<UserKind, number>>>

const PARAMETERS: Readonly<Record<UserKind, string>> = {
  guest: "MAX_PRODUCTS_SHOPCART_GUEST",
  registered: "MAX_PRODUCTS_SHOPCART_REGISTERED",
  business: "MAX_PRODUCTS_SHOPCART_BUSINESS",
}

/**
 * A kind of user as far as it is known before any call: somebody with an `account` is a person or a business client.
 */
export type AccountKind = UserKind | "account"

/**
 * The most different skus for a kind of user; `undefined` sets no maximum. Somebody of whom only the account is known
 * has the larger of its two maximums: nobody is refused here whom the shop would serve, and the shop refuses the others
 * itself.
 */
export function cartMaximum(limits: CartLimits, kind: AccountKind): number | undefined {
  if (kind !== "account") return limits[kind]
  const { registered, business } = limits
  return registered === undefined || business === undefined ? (registered ?? business) : Math.max(registered, business)
}

/** The limits in a store's configuration pairs; what is not a whole number above 0 sets no maximum. */
export function cartLimits(configuration: Readonly<Record<string, string>>): CartLimits {
  return { ...limit("guest"), ...limit("registered"), ...limit("business") }

  function limit(kind: UserKind): CartLimits {
    const text = configuration[PARAMETERS[kind]] ?? ""
    return /^[1-9][0-9]{0,5}$/.test(text) ? { [kind]: Number(text) } : {}
  }
}
