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
}

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
    .select(["session_id", "user_id", "kind", "store_id", "refresh_hash", "remember_me"])
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
      }
}

/** Returns the token of an `Authorization: Bearer` header. */
export const bearerToken = (request: Request): string | undefined =>
  /^Bearer +([A-Za-z0-9._~+/=-]{1,512})$/iu.exec(request.headers.get("authorization") ?? "")?.[1]
