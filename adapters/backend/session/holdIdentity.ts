import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Redacted from "effect/Redacted"
import * as Schema from "effect/Schema"
import { SessionHolder } from "../../../application/session/SessionHolder.ts"
import { StoreScope } from "../../../application/store/StoreScope.ts"
import type { BackendAnswer } from "../http/BackendAnswer.ts"
import { jsonOf } from "../http/BackendAnswer.ts"
import type { OutgoingRequest } from "../http/OutgoingRequest.ts"
import { SessionTokensWire } from "./identityWire.ts"
import type { RefreshTokens } from "./RefreshTokens.ts"
import { refreshTokenIn } from "./RefreshTokens.ts"

/** Stands where the token would be: this server holds it (ruling R4). */
const HELD_TOKEN = "held-by-server"
/** Calls of the account that begin or end a session. */
const ENTERING = /^\/itxrest\/[^/?]+\/user\/store\/[0-9]{8}\/(?:user|identity|social-identity|guest-identity)(?:\?|$)/
const LEAVING = /\/(?:user|identity)(?:\?|$)/

const decodeTokens = Schema.decodeUnknownOption(SessionTokensWire)

/**
 * What a page gets of a call that it makes through this server: the tokens of a login, a registration or a new guest stay here, as
 * those of every other session do (ruling R4), and go when the shopper logs out or deletes the account.
 */
export const holdIdentity = Effect.fnUntraced(function* (call: OutgoingRequest, answer: BackendAnswer, tokens: RefreshTokens) {
  if (!ENTERING.test(call.path) || answer.status < 200 || answer.status > 299) return answer
  const holder = yield* SessionHolder
  if (call.method === "DELETE") {
    if (LEAVING.test(call.path)) yield* holder.clear
    return answer
  }
  const body = jsonOf(answer)?.value
  const found = decodeTokens(body)
  if (Option.isNone(found) || typeof body !== "object" || body === null) return answer
  const { access_token, expires_in, user_type } = found.value
  const { store } = yield* StoreScope
  yield* holder.keep({ accessToken: Redacted.make(access_token), expiresIn: expires_in }, user_type === "registered" ? "registered" : "guest")
  yield* tokens.keep(store.id, refreshTokenIn(answer.headers)?.token)
  return { ...answer, body: new TextEncoder().encode(JSON.stringify({ ...body, access_token: HELD_TOKEN })) }
})
