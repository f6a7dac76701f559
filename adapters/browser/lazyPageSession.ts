import * as Effect from "effect/Effect"
import type { SessionHolder } from "../../application/session/SessionHolder.ts"
import type { StoreId } from "../../domain/shared/StoreId.ts"

/** The session in the page's own cookies, loaded on first use: never used when the web server holds the tokens. */
export function lazyPageSession(storeId: StoreId, separator?: string): SessionHolder["Service"] {
  const holder = Effect.map(
    Effect.promise(() => import("./CookieSessionHolder.ts")),
    ({ cookieSessionHolder }) => cookieSessionHolder(storeId, undefined, separator),
  )
  return {
    current: Effect.flatMap(holder, ({ current }) => current),
    accessToken: Effect.flatMap(holder, ({ accessToken }) => accessToken),
    refreshes: true,
    save: (identity, userType) => Effect.flatMap(holder, ({ save }) => save(identity, userType)),
    clear: Effect.flatMap(holder, ({ clear }) => clear),
  }
}
