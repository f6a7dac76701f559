import type { Answer, ResponseHeaders, Call } from "../../platform/http/Operation.ts"
import { tokenHash } from "../../platform/ports/token.ts"
import type { SandboxServices } from "../../platform/services/SandboxServices.ts"
import { clearCookies, cookieSite, tokenCookie } from "./cookies.ts"
import { requestSessions } from "./requestSessions.ts"
import { refuseCrossSite } from "./refuseCrossSite.ts"
import { findAssistedSession, recordStaffEvent } from "./assistedSessions.ts"
import { endSessionById } from "./Sessions.ts"

/** Ends the caller's session here; idempotent. */
export const endSession = async (
  services: SandboxServices,
  { query, request }: Call<"endSession">,
): Promise<Answer<"endSession">> => ({
  status: 204,
  headers: await endHeldSessions(services, request, query.storeId),
})

/**
 * Finds the session of a refresh token that was exchanged during the sign-out: it must end too, although its tokens
 * have changed.
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

/** Ends the caller's sessions; returns the headers that delete its cookies. Fails with 403 for a cross-site call. */
export const endHeldSessions = async (
  services: SandboxServices,
  request: Request,
  storeId: string,
): Promise<ResponseHeaders> => {
  const { ports, storage, publicUrl, assistanceEndHooks } = services
  refuseCrossSite(request, publicUrl)
  const sessions = await requestSessions(storage.db, request, storeId, ports.now())
  const sessionIds = sessions.map(({ sessionId }) => sessionId)
  const renewed = await findRenewedSession(services, request, storeId)
  const now = ports.now()
  await storage.transaction(async (work) => {
    for (const { sessionId, userId } of sessions) {
      const assisted = await findAssistedSession(work.db, sessionId)
      if (assisted === undefined) continue
      const event = { storeId, agentId: assisted.agent_id, client: userId, event: "ended", sessionId } as const
      await recordStaffEvent(work.db, event, now)
      for (const hook of assistanceEndHooks) await hook(work, Number(userId))
    }
    for (const sessionId of [...sessionIds, ...renewed]) await endSessionById(work.db, sessionId, now)
  })
  return clearCookies(cookieSite(services, storeId))
}
