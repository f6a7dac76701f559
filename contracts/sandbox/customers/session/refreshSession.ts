import type { Answer, Call } from "../../platform/http/Operation.ts"
import { sessionMissing } from "../../platform/http/Refused.ts"
import { tokenHash } from "../../platform/ports/token.ts"
import type { SandboxServices } from "../../platform/services/SandboxServices.ts"
import { cookieSite, setTokenCookie, setUserTypeCookie, tokenCookie } from "./cookies.ts"
import { refuseCrossSite } from "./refuseCrossSite.ts"
import { ACCESS_SECONDS, bearerToken, endSessionById, findSession, REFRESH_SECONDS, rotateTokens } from "./Sessions.ts"

/**
 * Two tabs may send the same refresh token at nearly the same time; after this grace period a second use means theft.
 * Milliseconds.
 */
const REUSE_GRACE_MS = 30_000

export const refreshSession = async (
  services: SandboxServices,
  { query, request }: Call<"refreshSession">,
): Promise<Answer<"refreshSession">> => {
  const { ports, storage, stores, publicUrl } = services
  refuseCrossSite(request, publicUrl)
  const { id: storeId } = await stores.require(query.storeId)
  const refreshToken = tokenCookie(request, "refresh_token", storeId)
  if (refreshToken !== undefined) await endStolenSession(services, refreshToken)
  const { tokens, kind, rememberMe } = await storage.transaction(async ({ db }) => {
    const accessToken = bearerToken(request)
    const found =
      refreshToken !== undefined
        ? await findSession(db, "refresh", refreshToken, storeId, ports.now())
        : accessToken === undefined
          ? undefined
          : await findSession(db, "access", accessToken, storeId, ports.now())
    const rotated = found === undefined ? undefined : await rotateTokens(db, ports, found)
    if (found === undefined || rotated === undefined) throw sessionMissing("There is no session to refresh.")
    return { tokens: rotated, kind: found.kind, rememberMe: found.rememberMe }
  })
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

// In a separate transaction, so that the refusal that follows does not roll it back.
const endStolenSession = async ({ ports, storage }: SandboxServices, refreshToken: string): Promise<void> => {
  const spent = await storage.db
    .selectFrom("spent_refresh")
    .select(["session_id", "spent_at"])
    .where("refresh_hash", "=", tokenHash(refreshToken))
    .executeTakeFirst()
  if (spent === undefined) return
  if (ports.now() - spent.spent_at > REUSE_GRACE_MS) {
    await endSessionById(storage.db, spent.session_id, ports.now())
    ports.log({ level: "warn", message: "A spent refresh token was used again; its session has been ended." })
  }
  throw sessionMissing("This refresh token was used before.")
}
