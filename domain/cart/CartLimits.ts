import type { UserKind } from "../session/Session.ts"

/** Largest number of different skus in a cart, per kind of user; absent means no maximum is set. */
export type CartLimits = Partial<Readonly<Record<UserKind, number>>>

const PARAMETERS: Readonly<Record<UserKind, string>> = {
  guest: "MAX_PRODUCTS_SHOPCART_GUEST",
  registered: "MAX_PRODUCTS_SHOPCART_REGISTERED",
  business: "MAX_PRODUCTS_SHOPCART_BUSINESS",
}

/** The limits in a store's configuration pairs; what is not a whole number above 0 sets no maximum. */
export function cartLimits(configuration: Readonly<Record<string, string>>): CartLimits {
  return { ...limit("guest"), ...limit("registered"), ...limit("business") }

  function limit(kind: UserKind): CartLimits {
    const text = configuration[PARAMETERS[kind]] ?? ""
    return /^[1-9][0-9]{0,5}$/.test(text) ? { [kind]: Number(text) } : {}
  }
}
