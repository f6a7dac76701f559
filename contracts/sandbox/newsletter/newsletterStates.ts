import type { ProviderStates } from "../cart/StateShop.ts"

/** Provider states of the area newsletter, by name. */
export const newsletterStates: ProviderStates = {}
