import type { ProviderStates } from "../cart/StateShop.ts"

/** Provider states of the area gift-cards, by name. */
export const giftCardStates: ProviderStates = {}
