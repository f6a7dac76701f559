import type { ProviderStates } from "../cart/StateShop.ts"

/** Provider states of the area wishlists, by name. */
export const wishlistStates: ProviderStates = {}
