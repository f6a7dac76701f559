import type { ProviderStates } from "../cart/StateShop.ts"

/** Provider states of the area teens, by name. */
export const teenStates: ProviderStates = {}
