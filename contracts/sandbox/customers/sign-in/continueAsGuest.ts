import { invalidField } from "../../platform/http/Refused.ts"
import { insertGuest } from "../session/createGuest.ts"
import { cookieSite, setTokenCookie, setUserTypeCookie } from "../session/cookies.ts"
import { requestSessions } from "../session/requestSessions.ts"
import { ACCESS_SECONDS, REFRESH_SECONDS } from "../session/Sessions.ts"
import { redirectToTarget } from "./loginPage.ts"
import type { LoginVisit } from "./LoginVisit.ts"

/**
 * Continues without an account: an existing session stays, other visitors become guests. Fails with 400 where the visit
 * does not offer it.
 */
export const continueAsGuest = async (visit: LoginVisit): Promise<Response> => {
  const { services, request, store, language, parameters } = visit
  if (parameters.get("guest_flow") !== "true")
    throw invalidField("guest_flow", "notOffered", "This visit does not offer to go on as a guest.")
  if ((await requestSessions(services.storage.db, request, store.id, services.ports.now())).length > 0)
    return redirectToTarget(visit, [])
  const { body, headers } = await insertGuest(services, store, language.id, parameters.get("clientId"))
  const site = cookieSite(services, store.id)
  return redirectToTarget(visit, [
    ...headers,
    setTokenCookie("access_token", body.access_token, ACCESS_SECONDS, site),
    setUserTypeCookie("guest", REFRESH_SECONDS, site),
  ])
}
