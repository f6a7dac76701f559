import type { Answer, ResponseHeaders, Call } from "../http/Operation.ts"
import { tokenHash } from "../ports/token.ts"
import type { SandboxServices } from "../SandboxServices.ts"
import { clearCookies, cookieSite, tokenCookie } from "./cookies.ts"
import { requestSessions } from "./requestSessions.ts"
import { refuseCrossSite } from "./refuseCrossSite.ts"
import { endSessionById } from "./Sessions.ts"

/** Ends whatever session the caller still has here; having none is as good. */
export const endSession = async (
  services: SandboxServices,
  { query, request }: Call<"endSession">,
): Promise<Answer<"endSession">> => ({
  status: 204,
  headers: await endHeldSessions(services, request, query.storeId),
})

/**
 * The session of a refresh token that was used up while the logout was on its way: it ends too, whoever holds its new
 * tokens.
 */
const findRenewedSession = async (
  { storage }: SandboxServices,
  request: Request,
  storeId: string,
): Promise<readonly string[]> => {
  const token = tokenCookie(request, "refresh_token", storeId)
  if (token === undefined) return []
  const spent = await storage.db
    .selectFrom("spent_refresh")
    .select("session_id")
    .where("refresh_hash", "=", tokenHash(token))
    .executeTakeFirst()
  return spent === undefined ? [] : [spent.session_id]
}

/**
 * Ends what the caller holds; answers the headers that take its cookies away. Fails with 403 for another site's call.
 */
export const endHeldSessions = async (
  services: SandboxServices,
  request: Request,
  storeId: string,
): Promise<ResponseHeaders> => {
  const { ports, storage, publicUrl } = services
  refuseCrossSite(request, publicUrl)
  const held = (await requestSessions(storage.db, request, storeId, ports.now())).map(({ sessionId }) => sessionId)
  for (const sessionId of [...held, ...(await findRenewedSession(services, request, storeId))])
    await endSessionById(storage.db, sessionId, ports.now())
  return clearCookies(cookieSite(services, storeId))
}
