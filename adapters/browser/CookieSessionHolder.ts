import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Redacted from "effect/Redacted"
import type { SessionHolder } from "../../application/session/SessionHolder.ts"
import { cookieLifetimeSeconds } from "../../domain/session/GuestIdentity.ts"
import { sessionOf } from "../../domain/session/Session.ts"
import type { StoreId } from "../../domain/shared/StoreId.ts"
import type { PageCookies } from "./pageCookies.ts"
import { pageCookies } from "./pageCookies.ts"

/** A registered shopper is remembered longer than a token, so that an expired one is refreshed and not forgotten. */
const REGISTERED_LIFETIME_SECONDS = 400 * 86_400

/**
 * The specification's own cookies in the page: `access_token@{storeId}` and `user_type@{storeId}` (sections 3 and 9), for
 * deployments without our web server (ruling R4). One store never reads another's (F21).
 */
export function cookieSessionHolder(storeId: StoreId, cookies: PageCookies = pageCookies()): SessionHolder["Service"] {
  const tokenName = `access_token@${storeId}`
  const typeName = `user_type@${storeId}`
  const token = () => cookies.get(tokenName) || undefined
  return {
    current: Effect.sync(() => sessionOf(token() !== undefined, cookies.get(typeName))),
    accessToken: Effect.sync(() => Option.map(Option.fromUndefinedOr(token()), (text) => Redacted.make(text))),
    refreshes: true,
    keep: ({ accessToken, expiresIn }, userType) =>
      Effect.sync(() => {
        const lifetime = cookieLifetimeSeconds(expiresIn)
        cookies.set(tokenName, Redacted.value(accessToken), lifetime)
        cookies.set(typeName, userType, userType === "registered" ? REGISTERED_LIFETIME_SECONDS : lifetime)
      }),
    clear: Effect.sync(() => {
      cookies.set(tokenName, "", 0)
      cookies.set(typeName, "", 0)
    }),
  }
}
