import * as Effect from "effect/Effect"
import { SessionHolder } from "../session/SessionHolder.ts"
import type { BackendError } from "../shared/BackendError.ts"
import { clearRememberedCart } from "./CartSnapshot.ts"

/**
 * What a shop cart error does: a 500 with a key logs a guest out, and otherwise clears the remembered cart
 * (specification, section 8). The error itself goes on to the caller.
 */
export const handleCartError = Effect.fnUntraced(function* (error: BackendError) {
  if (error.reason._tag !== "ServerFault" || error.reason.key === undefined) return
  const holder = yield* SessionHolder
  const session = yield* holder.current
  if (session.state === "guest") yield* holder.clear
  yield* clearRememberedCart
})
