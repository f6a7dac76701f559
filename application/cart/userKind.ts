import * as Effect from "effect/Effect"
import type { UserKind } from "../../domain/session/Session.ts"
import { SessionHolder } from "../session/SessionHolder.ts"

/** Returns the customer kind whose limits apply, from the session alone, without a call. */
export const userKind = Effect.gen(function* () {
  const holder = yield* SessionHolder
  const session = yield* holder.current
  const kind: UserKind =
    session.state === "registered" || session.state === "registered-expired" ? "registered" : "guest"
  return kind
})
