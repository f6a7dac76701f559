import type { ProviderStates } from "../cart/StateShop.ts"

/** Provider states of the area places, by name. */
export const placeStates: ProviderStates = {}
