import type { ProviderStates } from "../cart/StateShop.ts"

/** Provider states of the area booking, by name. */
export const bookingStates: ProviderStates = {}
