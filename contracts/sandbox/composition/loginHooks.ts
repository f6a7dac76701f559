import { mergeGuestCart } from "../cart/merge/mergeGuestCart.ts"
import { moveIdempotencyKeys } from "../cart/merge/moveIdempotencyKeys.ts"
import { movePlace } from "../platform/waiting-room/movePlace.ts"
import type { LoginHook } from "../platform/services/LoginHook.ts"
import { moveEventPicks } from "../wishlists/eventUnits.ts"

/** Effects of the areas when a guest signs in, in this order. */
export const loginHooks: readonly LoginHook[] = [mergeGuestCart, moveIdempotencyKeys, moveEventPicks, movePlace]
