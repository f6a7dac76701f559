import type { Kysely } from "kysely"
import type { Database } from "../../platform/storage/Database.ts"
import { tokenCookie } from "./cookies.ts"
import { bearerToken, findSession, type SessionRecord } from "./Sessions.ts"

/** Returns the active sessions of this store in a request: by its access token, and by its refresh cookie. */
export const requestSessions = async (
  db: Kysely<Database>,
  request: Request,
  storeId: string,
  now: number,
): Promise<readonly SessionRecord[]> => {
  const held = [
    ["access", bearerToken(request) ?? tokenCookie(request, "access_token", storeId)],
    ["refresh", tokenCookie(request, "refresh_token", storeId)],
  ] as const
  const found: SessionRecord[] = []
  for (const [by, token] of held) {
    const session = token === undefined ? undefined : await findSession(db, by, token, storeId, now)
    if (session !== undefined && !found.some(({ sessionId }) => sessionId === session.sessionId)) found.push(session)
  }
  return found
}
