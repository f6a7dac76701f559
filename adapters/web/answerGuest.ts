import * as Effect from "effect/Effect"
import { ensureIdentity } from "../../application/session/ensureIdentity.ts"
import { SessionHolder } from "../../application/session/SessionHolder.ts"
import { HELD_SESSION_LIFETIME_SECONDS } from "../node/RequestCookieSession.ts"

/** Stands where the token would be: this server holds it (ruling R4). */
const HELD_TOKEN = "held-by-server"

/** Whether a page asks for a guest identity. */
export function isGuestCall(request: Request): boolean {
  return request.method === "POST" && /^\/api\/storefront\/[^/]+\/stores\/[0-9]{8}\/users\/guests$/.test(new URL(request.url).pathname)
}

/** Makes a guest, unless there is a session, and answers the page without its token. */
export const answerGuest = Effect.gen(function* () {
  yield* ensureIdentity()
  const holder = yield* SessionHolder
  const session = yield* holder.current
  return session.state === "none"
    ? Response.json({ code: 502, key: "_ERR_NO_IDENTITY", message: "The shop made no identity." }, { status: 502 })
    : Response.json({ access_token: HELD_TOKEN, expires_in: HELD_SESSION_LIFETIME_SECONDS }, { headers: { "cache-control": "no-store" } })
})
