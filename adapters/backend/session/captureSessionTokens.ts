import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Redacted from "effect/Redacted"
import * as Schema from "effect/Schema"
import { SessionHolder } from "../../../application/session/SessionHolder.ts"
import { StoreScope } from "../../../application/store/StoreScope.ts"
import type { BackendResponse } from "../http/response/BackendResponse.ts"
import { parseJsonBody } from "../http/response/BackendResponse.ts"
import { whenDefined } from "../http/whenDefined.ts"
import { nullish } from "../http/wire/nullish.ts"
import type { OutgoingRequest } from "../http/send/OutgoingRequest.ts"
import { SessionTokensWire } from "./identityWire.ts"
import type { RefreshTokens } from "./RefreshTokens.ts"
import { parseRefreshToken } from "./RefreshTokens.ts"

/** Placeholder for the token, which this server holds (R4). */
const TOKEN_PLACEHOLDER = "held-by-server"
/** Calls that begin or end a session: of an account, an agent, a till or a starting app. */
const SESSION_CALL_PATH = new RegExp(
  "^/itxrest/[^/?]+/(?:user/store/[0-9]{8}/(?:user|identity|social-identity|passkey-identity|guest-identity)" +
    "|agent/store/[0-9]{8}/(?:assisted-purchase|merchant-temporary-user)" +
    "|app/store/[0-9]{8}/launch-app)(?:\\?|$)",
)
const SIGN_OUT_PATH = /\/(?:user|identity)(?:\?|$)/

const decodeTokens = Schema.decodeUnknownOption(SessionTokensWire)
const rememberMe = nullish(Schema.Boolean)
const decodeRemember = Schema.decodeUnknownOption(
  Schema.fromJsonString(Schema.Struct({ rememberMe, registerRequestTO: nullish(Schema.Struct({ rememberMe })) })),
)

/**
 * Removes the tokens from the response to a page's sign-in, registration or guest call, and stores them on this server
 * as for every other session (R4). A sign-out or account deletion removes them.
 */
export const captureSessionTokens = Effect.fnUntraced(function* (
  call: OutgoingRequest,
  answer: BackendResponse,
  tokens: RefreshTokens,
) {
  if (!SESSION_CALL_PATH.test(call.path) || answer.status < 200 || answer.status > 299) return answer
  const holder = yield* SessionHolder
  if (call.method === "DELETE") {
    if (SIGN_OUT_PATH.test(call.path)) yield* holder.clear
    return answer
  }
  const found = extractTokens(parseJsonBody(answer)?.value)
  if (found === undefined) return answer
  const { access_token, expires_in, user_type } = found.tokens
  const { store } = yield* StoreScope
  const refresh = parseRefreshToken(answer.headers)
  const lifetime = refresh?.lifetime ?? (declinesRememberMe(call.body) ? "browser" : undefined)
  yield* tokens.save(store.id, refresh?.token, lifetime)
  yield* holder.save(
    {
      accessToken: Redacted.make(access_token),
      expiresIn: expires_in,
      ...whenDefined(lifetime, (known) => ({ lifetime: known })),
    },
    user_type === "registered" ? "registered" : "guest",
  )
  return { ...answer, body: new TextEncoder().encode(JSON.stringify(found.shown)) }
})

/** True when the customer chose not to be remembered. Used when the backend's response does not say. */
function declinesRememberMe(body: OutgoingRequest["body"]): boolean {
  const wish = decodeRemember(typeof body === "object" ? new TextDecoder().decode(body) : body)
  return Option.isSome(wish) && (wish.value.rememberMe === false || wish.value.registerRequestTO?.rememberMe === false)
}

/**
 * Returns the tokens of a response, and the response for the page. The response to an app launch has the tokens in its
 * `session`.
 */
function extractTokens(
  body: unknown,
): { readonly tokens: typeof SessionTokensWire.Type; readonly shown: object } | undefined {
  if (typeof body !== "object" || body === null) return undefined
  const whole = decodeTokens(body)
  if (Option.isSome(whole)) return { tokens: whole.value, shown: { ...body, access_token: TOKEN_PLACEHOLDER } }
  const inner = extractTokens(Reflect.get(body, "session"))
  return inner === undefined ? undefined : { tokens: inner.tokens, shown: { ...body, session: inner.shown } }
}
