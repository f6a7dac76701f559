import type { Kysely } from "kysely"
import { newToken, tokenHash } from "../../platform/ports/token.ts"
import type { SandboxPorts } from "../../platform/ports/SandboxPorts.ts"
import type { Database } from "../../platform/storage/Database.ts"
import type { Principal } from "../../platform/http/Principal.ts"
import type { UserKind } from "../../platform/storage/tables/SessionTables.ts"

/** An access token is valid for a day, a refresh token for thirty, or for two without "remember me". */
export const ACCESS_SECONDS = 86_400
export const REFRESH_SECONDS = 30 * 86_400

export interface Tokens {
  readonly accessToken: string
  readonly refreshToken: string
}

export interface NewSession {
  readonly storeId: string
  readonly userId: number
  readonly kind: UserKind
  readonly languageId?: string
  readonly clientId?: string
  readonly channel?: string
  /** Whether its cookies outlive the browser; true when absent. */
  readonly rememberMe?: boolean
  /** User agent of the device that signs in. */
  readonly device?: string
}

const MAX_DEVICE = 256
/** The last use of a session is stored this often, so that most calls write nothing. */
const USE_INTERVAL_MS = 600_000

const lifetimes = (now: number, rememberMe = true) => ({
  access_expires_at: now + ACCESS_SECONDS * 1_000,
  refresh_expires_at: now + (rememberMe ? REFRESH_SECONDS : 2 * ACCESS_SECONDS) * 1_000,
})

const newTokens = (ports: SandboxPorts, kind: UserKind): Tokens => ({
  accessToken: newToken(ports, kind === "guest" ? "g." : "r."),
  refreshToken: newToken(ports, "f."),
})

/** Starts a session with new tokens; a sign-in never reuses those of the guest (F20). */
export const startSession = async (db: Kysely<Database>, ports: SandboxPorts, session: NewSession): Promise<Tokens> => {
  const tokens = newTokens(ports, session.kind)
  const now = ports.now()
  await db
    .insertInto("session")
    .values({
      session_id: newToken(ports, "s."),
      store_id: session.storeId,
      user_id: session.userId,
      kind: session.kind,
      language_id: session.languageId ?? null,
      client_id: session.clientId ?? null,
      channel: session.channel ?? null,
      remember_me: session.rememberMe ?? true,
      access_hash: tokenHash(tokens.accessToken),
      refresh_hash: tokenHash(tokens.refreshToken),
      created_at: now,
      device: session.device?.slice(0, MAX_DEVICE) ?? null,
      used_at: null,
      ended_at: null,
      ...lifetimes(now, session.rememberMe),
    })
    .execute()
  return tokens
}

/**
 * Replaces both tokens of a session; resolves to undefined when a concurrent call was faster. `seal` returns what is
 * stored for another use of the same refresh token.
 */
export const rotateTokens = async (
  db: Kysely<Database>,
  ports: SandboxPorts,
  session: SessionRecord,
  seal?: (tokens: Tokens) => string,
): Promise<Tokens | undefined> => {
  const tokens = newTokens(ports, session.kind)
  const now = ports.now()
  const rotated = await db
    .updateTable("session")
    .set({
      access_hash: tokenHash(tokens.accessToken),
      refresh_hash: tokenHash(tokens.refreshToken),
      ...lifetimes(now, session.rememberMe),
    })
    .where("session_id", "=", session.sessionId)
    .where("refresh_hash", "=", session.refreshHash)
    .where("ended_at", "is", null)
    .executeTakeFirst()
  if (rotated.numUpdatedRows === 0n) return undefined
  await db
    .insertInto("spent_refresh")
    .values({
      refresh_hash: session.refreshHash,
      session_id: session.sessionId,
      spent_at: now,
      sealed_tokens: seal?.(tokens) ?? null,
    })
    .execute()
  return tokens
}

export const endSessionById = async (db: Kysely<Database>, sessionId: string, now: number): Promise<void> => {
  await db
    .updateTable("session")
    .set({ ended_at: now })
    .where("session_id", "=", sessionId)
    .where("ended_at", "is", null)
    .execute()
}

/** Ends every session of a user except the given one. */
export const endSessionsOf = async (
  db: Kysely<Database>,
  userId: number,
  now: number,
  exceptSessionId?: string,
): Promise<void> => {
  await db
    .updateTable("session")
    .set({ ended_at: now })
    .where("user_id", "=", userId)
    .where("ended_at", "is", null)
    .$if(exceptSessionId !== undefined, (query) => query.where("session_id", "!=", exceptSessionId ?? ""))
    .execute()
}

export interface SessionRecord extends Principal {
  readonly refreshHash: string
  readonly rememberMe: boolean
  /** Stored last use, or start. */
  readonly lastUsedAt: number
}

/** Returns the active session of a token, if it belongs to this store; of any store without one. */
export const findSession = async (
  db: Kysely<Database>,
  by: "access" | "refresh",
  token: string,
  storeId: string | undefined,
  now: number,
): Promise<SessionRecord | undefined> => {
  const row = await db
    .selectFrom("session")
    .select(["session_id", "user_id", "kind", "store_id", "refresh_hash", "remember_me", "created_at", "used_at"])
    .where(by === "access" ? "access_hash" : "refresh_hash", "=", tokenHash(token))
    .where(by === "access" ? "access_expires_at" : "refresh_expires_at", ">", now)
    .where("ended_at", "is", null)
    .$if(storeId !== undefined, (query) => query.where("store_id", "=", storeId ?? ""))
    .executeTakeFirst()
  return row === undefined
    ? undefined
    : {
        sessionId: row.session_id,
        userId: String(row.user_id),
        kind: row.kind,
        storeId: row.store_id,
        refreshHash: row.refresh_hash,
        rememberMe: row.remember_me,
        lastUsedAt: row.used_at ?? row.created_at,
      }
}

/** Stores that a session of an account is used, unless that was stored a short time ago. */
export const recordUse = async (
  db: Kysely<Database>,
  { sessionId, kind, lastUsedAt }: SessionRecord,
  now: number,
): Promise<void> => {
  if (kind === "guest" || now - lastUsedAt < USE_INTERVAL_MS) return
  await db.updateTable("session").set({ used_at: now }).where("session_id", "=", sessionId).execute()
}

/** Returns the token of an `Authorization: Bearer` header. */
export const bearerToken = (request: Request): string | undefined =>
  /^Bearer +([A-Za-z0-9._~+/=-]{1,512})$/iu.exec(request.headers.get("authorization") ?? "")?.[1]
