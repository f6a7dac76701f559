import type { ProviderStates } from "../cart/StateShop.ts"

/** Provider states of the area other, by name. */
export const otherStates: ProviderStates = {}
