import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Redacted from "effect/Redacted"
import type { SessionHolder } from "../../application/session/SessionHolder.ts"
import { cookieLifetimeSeconds } from "../../domain/session/GuestIdentity.ts"
import { toSession } from "../../domain/session/Session.ts"
import { sessionCookieName } from "../../domain/session/sessionCookieName.ts"
import type { StoreId } from "../../domain/shared/StoreId.ts"
import type { PageCookies } from "./pageCookies.ts"
import { pageCookies } from "./pageCookies.ts"

/** Longer than a token's lifetime, so that an expired token of a registered customer is refreshed and not forgotten. */
const REGISTERED_LIFETIME_SECONDS = 400 * 86_400

/**
 * The readable cookies in the page: `access_token@{storeId}` and `user_type@{storeId}` (S3 and S9),
 * for deployments without our web server (R4). A store never reads another store's cookies (F21). `separator`
 * replaces the `@`.
 *
 * Scripts cannot read a cookie's lifetime, so the choice to be remembered is stored in `user_type` alone, and a refresh
 * does not change that cookie. A refreshed token is a session cookie; a remembered customer's token is refreshed again
 * in the next browser session.
 */
export function cookieSessionHolder(
  storeId: StoreId,
  cookies: PageCookies = pageCookies(),
  separator?: string,
): SessionHolder["Service"] {
  const tokenName = sessionCookieName("access_token", storeId, separator)
  const typeName = sessionCookieName("user_type", storeId, separator)
  const token = () => cookies.get(tokenName) || undefined
  return {
    current: Effect.sync(() => toSession(token() !== undefined, cookies.get(typeName))),
    accessToken: Effect.sync(() => Option.map(Option.fromUndefinedOr(token()), (text) => Redacted.make(text))),
    refreshes: true,
    save: ({ accessToken, expiresIn, lifetime }, userType) =>
      Effect.sync(() => {
        const isRenewed = lifetime === undefined && userType === "registered" && cookies.get(typeName) === userType
        const isBrowserSession = lifetime === "browser" || isRenewed
        cookies.set(
          tokenName,
          Redacted.value(accessToken),
          isBrowserSession ? undefined : cookieLifetimeSeconds(expiresIn),
        )
        if (isRenewed) return
        cookies.set(
          typeName,
          userType,
          isBrowserSession
            ? undefined
            : userType === "registered"
              ? REGISTERED_LIFETIME_SECONDS
              : cookieLifetimeSeconds(expiresIn),
        )
      }),
    clear: Effect.sync(() => {
      cookies.set(tokenName, "", 0)
      cookies.set(typeName, "", 0)
    }),
  }
}
