import { mergeGuestCart } from "./cart/mergeGuestCart.ts"
import { moveIntents } from "./cart/moveIntents.ts"
import type { LoginHook } from "./session/LoginHook.ts"
import { moveEventPicks } from "./wishlists/eventUnits.ts"

/** What the areas do when a guest logs in, in this order. */
export const loginHooks: readonly LoginHook[] = [mergeGuestCart, moveIntents, moveEventPicks]
