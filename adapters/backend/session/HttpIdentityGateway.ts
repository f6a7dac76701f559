import * as Effect from "effect/Effect"
import type { IdentityGateway } from "../../../application/session/IdentityGateway.ts"
import { GuestIdentityFailed } from "../../../application/session/GuestIdentityFailed.ts"
import { DEFAULT_CHANNEL } from "../../../application/shared/constants.ts"
import type { paths } from "../../../contracts/generated/session.d.ts"
import type { StoreId } from "../../../domain/shared/StoreId.ts"
import { MISSING_TOKEN_MESSAGE } from "../../../domain/session/GuestIdentity.ts"
import { wellFormed } from "../../../domain/shared/wellFormed.ts"
import { noAnswer } from "../http/answerSchema.ts"
import type { BackendAnswer } from "../http/BackendAnswer.ts"
import { jsonOf } from "../http/BackendAnswer.ts"
import type { BackendConnection } from "../http/callOperation.ts"
import { exchange, interpret } from "../http/callOperation.ts"
import { IDENTIFYING } from "../http/OperationLimits.ts"
import { recordingClient } from "../http/recordingClient.ts"
import { guestIdentityAnswer, sessionTokensAnswer, toGuestIdentity, toRefreshedSession } from "./identityWire.ts"
import type { RefreshTokens } from "./RefreshTokens.ts"
import { refreshCookie, refreshTokenIn } from "./RefreshTokens.ts"

const client = recordingClient<paths>()
const LOGIN_PATH = "/integration/oauth2/login"
/** Version of the storefront API (specification, section 3: default version 1). */
const VERSION = "1"

/** Makes, renews and ends sessions over the contract's `session` document. */
export function httpIdentityGateway(connection: BackendConnection, refreshTokens?: RefreshTokens): IdentityGateway["Service"] {
  // These calls make the session: they never wait for one.
  const { session: _, ...backend } = connection
  const withCookie = <A, E>(storeId: StoreId, use: (headers: Readonly<Record<string, string>>) => Effect.Effect<A, E>) =>
    Effect.flatMap(refreshTokens?.read(storeId) ?? Effect.undefined, (token) =>
      use(token === undefined ? {} : { cookie: refreshCookie(token) }))
  const keepToken = (storeId: StoreId) => (answer: BackendAnswer) => {
    const change = refreshTokens === undefined ? undefined : refreshTokenIn(answer.headers)
    return change === undefined ? Effect.void : (refreshTokens?.keep(storeId, change.token) ?? Effect.void)
  }
  return {
    createGuest: (storeId, languageCode) =>
      exchange(backend, "createGuest", () =>
        client.POST("/api/storefront/{version}/stores/{storeId}/users/guests", {
          params: { path: { version: VERSION, storeId }, query: { language: languageCode } },
        }), IDENTIFYING).pipe(
        Effect.tap(keepToken(storeId)),
        Effect.flatMap(guestOf),
        Effect.withSpan("backend.createGuest"),
      ),
    loginAddress: ({ storeId, languageCode, redirectUri, guestFlow }) => {
      const query = new URLSearchParams({ langCode: languageCode, storeId, redirectUri: wellFormed(redirectUri), channel: DEFAULT_CHANNEL })
      if (guestFlow !== undefined) query.set("guest_flow", String(guestFlow))
      return `${LOGIN_PATH}?${query.toString()}`
    },
    refreshSession: (storeId) =>
      withCookie(storeId, (headers) =>
        exchange(backend, "refreshSession", () =>
          client.POST("/integration/oauth2/refresh", { params: { query: { storeId, channel: DEFAULT_CHANNEL } }, headers }), IDENTIFYING)).pipe(
        Effect.tap(keepToken(storeId)),
        Effect.flatMap((answer) => interpret("refreshSession", answer, sessionTokensAnswer)),
        Effect.map(toRefreshedSession),
        Effect.catchReason("BackendError", "ContractMismatch", () => Effect.fail(missingToken())),
        Effect.withSpan("backend.refreshSession"),
      ),
    endSession: (storeId) =>
      withCookie(storeId, (headers) =>
        exchange(backend, "endSession", () =>
          client.POST("/integration/oauth2/logout", { params: { query: { storeId, channel: DEFAULT_CHANNEL } }, headers }), IDENTIFYING)).pipe(
        Effect.tap(() => refreshTokens?.keep(storeId, undefined) ?? Effect.void),
        Effect.flatMap((answer) => interpret("endSession", answer, noAnswer)),
        Effect.withSpan("backend.endSession"),
      ),
  }
}

/** The guest, or the specification's own words for why there is none (section 5). */
function guestOf(answer: BackendAnswer) {
  if (answer.status < 200 || answer.status > 299)
    return Effect.fail(new GuestIdentityFailed({ message: `Error ${answer.status}: ${answer.statusText}` }))
  return guestIdentityAnswer(jsonOf(answer)?.value).pipe(Effect.map(toGuestIdentity), Effect.mapError(missingToken))
}

function missingToken(): GuestIdentityFailed {
  return new GuestIdentityFailed({ message: MISSING_TOKEN_MESSAGE })
}
