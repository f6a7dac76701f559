import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import type { SessionHolder } from "../../application/session/SessionHolder.ts"
import { toSession } from "../../domain/session/Session.ts"
import { sessionCookieName } from "../../domain/session/sessionCookieName.ts"
import type { StoreId } from "../../domain/shared/StoreId.ts"
import type { PageCookies } from "./pageCookies.ts"
import { pageCookies } from "./pageCookies.ts"

/**
 * The session as seen by the page when the web server holds the tokens (R4): only the readable `user_type`
 * cookie shows that there is one. The server adds the Bearer header and refreshes; its responses set and remove the
 * cookies.
 */
export function serverSession(
  storeId: StoreId,
  cookies: PageCookies = pageCookies(),
  separator?: string,
): SessionHolder["Service"] {
  const typeName = sessionCookieName("user_type", storeId, separator)
  return {
    current: Effect.sync(() => {
      const userType = cookies.get(typeName) || undefined
      return toSession(userType !== undefined, userType)
    }),
    accessToken: Effect.succeed(Option.none()),
    refreshes: false,
    save: () => Effect.void,
    clear: Effect.sync(() => cookies.set(typeName, "", 0)),
  }
}
