import type { ProviderStates } from "../cart/StateShop.ts"

/** Provider states of the area returns, by name. */
export const returnStates: ProviderStates = {}
