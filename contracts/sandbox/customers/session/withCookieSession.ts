import type { SandboxServices } from "../../platform/services/SandboxServices.ts"
import { tokenCookie } from "./cookies.ts"
import { refuseCrossSite } from "./refuseCrossSite.ts"

/**
 * In a store without OAuth, where the session's cookie identifies the caller: returns the request with that token in
 * its header, so that later steps handle one case. Fails for cross-site calls with the cookie. Every other request is
 * returned unchanged.
 */
export const withCookieSession = async (
  { stores, publicUrl }: SandboxServices,
  request: Request,
  storeId: string,
): Promise<Request> => {
  if (request.headers.has("authorization")) return request
  const token = tokenCookie(request, "access_token", storeId)
  if (token === undefined || (await stores.configuration(storeId)).get("OAUTH_ENABLED") !== "false") return request
  refuseCrossSite(request, publicUrl)
  const headers = new Headers(request.headers)
  headers.set("authorization", `Bearer ${token}`)
  return new Request(request, { headers })
}
