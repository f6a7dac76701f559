import type { SandboxServices } from "../SandboxServices.ts"
import { tokenCookie } from "./cookies.ts"
import { refuseCrossSite } from "./refuseCrossSite.ts"

/**
 * In a store without OAuth, where the session's cookie says who calls: the request with that token in its header, so
 * that one
 * way leads on. Calls that another site makes with the cookie are refused. Every other request stays as it is.
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
