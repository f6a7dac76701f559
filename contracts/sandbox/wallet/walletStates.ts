import type { ProviderStates } from "../cart/StateShop.ts"

/** Provider states of the area wallet, by name. */
export const walletStates: ProviderStates = {}
