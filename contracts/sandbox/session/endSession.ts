import type { Answer, Call } from "../http/Operation.ts"
import type { SandboxServices } from "../SandboxServices.ts"
import { clearCookies, tokenCookie } from "./cookies.ts"
import { refuseCrossSite } from "./refuseCrossSite.ts"
import { bearerToken, endSessionById, findSession } from "./Sessions.ts"

/** Ends whatever session the caller still has here; having none is as good. */
export const endSession = async (services: SandboxServices, { query, request }: Call<"endSession">): Promise<Answer<"endSession">> => {
  const { ports, storage, publicUrl } = services
  refuseCrossSite(request, publicUrl)
  const { storeId } = query
  const held = [
    ["access", bearerToken(request) ?? tokenCookie(request, "access_token", storeId)],
    ["refresh", tokenCookie(request, "refresh_token", storeId)],
  ] as const
  for (const [kind, token] of held) {
    const found = token === undefined ? undefined : await findSession(storage.db, kind, token, storeId, ports.now())
    if (found !== undefined) await endSessionById(storage.db, found.sessionId, ports.now())
  }
  return { status: 204, headers: clearCookies({ storeId, secure: publicUrl.startsWith("https:") }) }
}
