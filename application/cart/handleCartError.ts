import * as Effect from "effect/Effect"
import { SessionHolder } from "../session/SessionHolder.ts"
import type { BackendError } from "../shared/BackendError.ts"
import { clearRememberedCart } from "./CartSnapshot.ts"

/**
 * Applies the effects of a cart error: a 500 with a key signs a guest out, and otherwise clears the device's copy of
 * the cart (S8.7). Then fails with the error.
 */
export const handleCartError = Effect.fnUntraced(function* (error: BackendError) {
  if (error.reason._tag !== "ServerFault" || error.reason.key === undefined) return
  const holder = yield* SessionHolder
  const session = yield* holder.current
  if (session.state === "guest") yield* holder.clear
  yield* clearRememberedCart
})
