import type { Answer, Call } from "../../platform/http/Operation.ts"
import { sessionMissing } from "../../platform/http/Refused.ts"
import { tokenHash } from "../../platform/ports/token.ts"
import type { SandboxServices } from "../../platform/services/SandboxServices.ts"
import { cookieSite, setTokenCookie, setUserTypeCookie, tokenCookie } from "./cookies.ts"
import { refuseCrossSite } from "./refuseCrossSite.ts"
import { sealTokens, unsealTokens } from "./sealedTokens.ts"
import {
  ACCESS_SECONDS,
  bearerToken,
  endSessionById,
  findSession,
  REFRESH_SECONDS,
  rotateTokens,
  type SessionRecord,
  type Tokens,
} from "./Sessions.ts"

/**
 * Two tabs may send the same refresh token at nearly the same time; after this grace period a second use means theft.
 * Milliseconds.
 */
const REUSE_GRACE_MS = 30_000

export const refreshSession = async (
  services: SandboxServices,
  { query, request }: Call<"refreshSession">,
): Promise<Answer<"refreshSession">> => {
  const { stores, publicUrl } = services
  refuseCrossSite(request, publicUrl)
  const { id: storeId } = await stores.require(query.storeId)
  const refreshToken = tokenCookie(request, "refresh_token", storeId)
  const repeated = await repeatedRefresh(services, refreshToken, storeId)
  const { tokens, kind, rememberMe } = repeated ?? (await refresh(services, request, refreshToken, storeId))
  const site = cookieSite(services, storeId)
  const life = rememberMe ? REFRESH_SECONDS : "browser"
  const userType = kind === "guest" ? "guest" : "registered"
  return {
    status: 200,
    body: { access_token: tokens.accessToken, expires_in: ACCESS_SECONDS, user_type: userType },
    headers: [
      setTokenCookie("refresh_token", tokens.refreshToken, life, site),
      setUserTypeCookie(userType, life, site),
    ],
  }
}

interface Refreshed extends Pick<SessionRecord, "kind" | "rememberMe"> {
  readonly tokens: Tokens
}

const refresh = async (
  services: SandboxServices,
  request: Request,
  refreshToken: string | undefined,
  storeId: string,
): Promise<Refreshed> => {
  const { ports, storage, repeatsRefreshes } = services
  if (refreshToken !== undefined) await endStolenSession(services, refreshToken)
  const seal =
    refreshToken === undefined || !repeatsRefreshes
      ? undefined
      : (tokens: Tokens) => sealTokens(ports, refreshToken, tokens)
  const refreshed = await storage.transaction(async ({ db }) => {
    const accessToken = bearerToken(request)
    const found =
      refreshToken !== undefined
        ? await findSession(db, "refresh", refreshToken, storeId, ports.now())
        : accessToken === undefined
          ? undefined
          : await findSession(db, "access", accessToken, storeId, ports.now())
    const tokens = found === undefined ? undefined : await rotateTokens(db, ports, found, seal)
    return found === undefined || tokens === undefined
      ? undefined
      : { tokens, kind: found.kind, rememberMe: found.rememberMe }
  })
  // A concurrent call may have used the token since it was looked up.
  const won = refreshed ?? (await repeatedRefresh(services, refreshToken, storeId))
  if (won === undefined) throw sessionMissing("There is no session to refresh.")
  return won
}

/** Returns the result of a recent refresh with the same token, unless its session has ended. */
const repeatedRefresh = async (
  { ports, storage, repeatsRefreshes }: SandboxServices,
  refreshToken: string | undefined,
  storeId: string,
): Promise<Refreshed | undefined> => {
  if (refreshToken === undefined || !repeatsRefreshes) return undefined
  const spent = await storage.db
    .selectFrom("spent_refresh")
    .select("sealed_tokens")
    .where("refresh_hash", "=", tokenHash(refreshToken))
    .where("spent_at", ">=", ports.now() - REUSE_GRACE_MS)
    .executeTakeFirst()
  if (spent === undefined || spent.sealed_tokens === null) return undefined
  const tokens = unsealTokens(refreshToken, spent.sealed_tokens)
  const found = await findSession(storage.db, "refresh", tokens.refreshToken, storeId, ports.now())
  return found === undefined ? undefined : { tokens, kind: found.kind, rememberMe: found.rememberMe }
}

// In a separate transaction, so that the refusal that follows does not roll it back.
const endStolenSession = async (
  { ports, storage, repeatsRefreshes }: SandboxServices,
  refreshToken: string,
): Promise<void> => {
  const spent = await storage.db
    .selectFrom("spent_refresh")
    .select(["session_id", "spent_at"])
    .where("refresh_hash", "=", tokenHash(refreshToken))
    .executeTakeFirst()
  if (spent === undefined) return
  const isStolen = ports.now() - spent.spent_at > REUSE_GRACE_MS
  // A concurrent call has used it since this one looked for its result.
  if (repeatsRefreshes && !isStolen) return
  if (isStolen) {
    await endSessionById(storage.db, spent.session_id, ports.now())
    ports.log({ level: "warn", message: "A spent refresh token was used again; its session has been ended." })
  }
  throw sessionMissing("This refresh token was used before.")
}
