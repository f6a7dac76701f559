import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Redacted from "effect/Redacted"
import * as Schema from "effect/Schema"
import { SessionHolder } from "../../../application/session/SessionHolder.ts"
import type { BackendConnection } from "../http/callOperation.ts"

const SIGN_IN_OPERATIONS = ["login", "socialLogin", "signInWithPasskey", "registerUser"]
const SIGN_OUT_OPERATIONS = ["logout"]

const decodeTokens = Schema.decodeUnknownOption(
  Schema.Struct({
    access_token: Schema.String.check(Schema.isMinLength(1)),
    /** Seconds. */
    expires_in: Schema.Finite.check(Schema.isGreaterThan(0)),
  }),
)

/** Stores the session of a successful sign-in or registration for the following calls; a sign-out ends it. */
export const followSession = Effect.fnUntraced(function* (
  { session }: BackendConnection,
  operation: string,
  data: unknown,
) {
  if (session === undefined) return
  const holder = yield* Effect.provideContext(SessionHolder, session)
  if (SIGN_OUT_OPERATIONS.includes(operation)) return yield* holder.clear
  const tokens = SIGN_IN_OPERATIONS.includes(operation) ? decodeTokens(data) : Option.none()
  if (Option.isNone(tokens)) return
  yield* holder.save(
    { accessToken: Redacted.make(tokens.value.access_token), expiresIn: tokens.value.expires_in },
    "registered",
  )
})
