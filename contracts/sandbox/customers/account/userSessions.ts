import type { components } from "../../../generated/account.d.ts"
import { notFound } from "../../platform/http/Refused.ts"
import type { Principal } from "../../platform/http/Principal.ts"
import { tokenHash } from "../../platform/ports/token.ts"
import type { SandboxServices } from "../../platform/services/SandboxServices.ts"
import { endSessionById, endSessionsOf } from "../session/Sessions.ts"

/** Length of a public id in hexadecimal digits. */
const ID_LENGTH = 32

/** The id of a session in responses: it identifies the session only to its owner, and is no token. */
const publicId = (sessionId: string): string =>
  Buffer.from(tokenHash(`session ${sessionId}`))
    .toString("hex")
    .slice(0, ID_LENGTH)

/** Returns the running sessions of an account: the calling one first, then the last used first. */
export const listUserSessions = async (
  { storage: { db }, ports }: SandboxServices,
  { userId, sessionId }: Principal,
): Promise<components["schemas"]["UserSessionList"]> => {
  const rows = await db
    .selectFrom("session")
    .select(["session_id", "store_id", "device", "created_at", "used_at"])
    .where("user_id", "=", Number(userId))
    .where("ended_at", "is", null)
    .where("refresh_expires_at", ">", ports.now())
    .execute()
  const sessions = rows.map(({ session_id, store_id, device, created_at, used_at }) => ({
    sessionId: publicId(session_id),
    storeId: store_id,
    ...(device === null ? {} : { device }),
    startedAt: new Date(created_at).toISOString(),
    lastUsedAt: new Date(used_at ?? created_at).toISOString(),
    isCurrent: session_id === sessionId,
  }))
  return {
    sessions: sessions.toSorted(
      (one, other) => Number(other.isCurrent) - Number(one.isCurrent) || other.lastUsedAt.localeCompare(one.lastUsedAt),
    ),
  }
}

/**
 * Ends one session of an account, or all except the calling one. Fails with the same 404 for an unknown session, an
 * ended one and one of another customer.
 */
export const endUserSessions = async (
  { storage: { db }, ports }: SandboxServices,
  { userId, sessionId }: Principal,
  id: string | undefined,
): Promise<void> => {
  if (id === undefined) return endSessionsOf(db, Number(userId), ports.now(), sessionId)
  const rows = await db
    .selectFrom("session")
    .select("session_id")
    .where("user_id", "=", Number(userId))
    .where("ended_at", "is", null)
    .execute()
  const found = rows.find((row) => publicId(row.session_id) === id)
  if (found === undefined) throw notFound("There is no such session.")
  await endSessionById(db, found.session_id, ports.now())
}
