import { readText } from "../platform/http/readBody.ts"
import { forbidden, notFound, Refused } from "../platform/http/Refused.ts"
import { toRefused } from "../platform/http/toRefused.ts"
import { jsonResponse, NO_CACHE } from "../platform/http/responses.ts"
import type { ImportedPictures } from "../platform/media/importedPictures.ts"
import type { SandboxServices } from "../platform/services/SandboxServices.ts"
import { refuseCrossSite } from "../customers/session/refuseCrossSite.ts"
import { type AdminConsoleAccess, adminConsoleAccess } from "./adminConsoleAccess.ts"
import type { AdminConsoleResponse, AdminConsoleRoute } from "./AdminConsoleRoute.ts"
import { adminConsoleRoutes } from "./adminConsoleRoutes.ts"
import { ADMIN_CONSOLE_STYLE } from "./adminConsoleStyle.ts"
import { adminSignInPage, safeReturnPath } from "./adminSignInPage.ts"
import { CATALOGUE_PATH, importCatalogue } from "./import/importCatalogue.ts"
import { adminConsoleDocument, refusedBody } from "./layout.ts"
import { LIVE_SCRIPT } from "./liveEvents.ts"
import { readFields } from "../platform/http/readFields.ts"

const CONSOLE_PATH = "/sandbox"

/**
 * The shop's admin console: staff functions outside the contract (see README.md). Closed when there is no key.
 *
 * *Details.* Programs send the key in `x-admin-key` and get JSON. Browsers enter it once in a form and get pages.
 * Changes are POST requests, which are refused when they come from another site.
 */
export const createAdminConsole = (services: SandboxServices, pictures: ImportedPictures, key: string | undefined) => {
  const access =
    key === undefined ? undefined : adminConsoleAccess(key, services.ports.now, services.publicUrl.startsWith("https:"))
  return async (request: Request, url: URL): Promise<Response> => {
    const { pathname } = url
    if (pathname === `${CONSOLE_PATH}/admin.css`)
      return new Response(ADMIN_CONSOLE_STYLE, {
        headers: {
          "content-type": "text/css; charset=utf-8",
          "cache-control": "public, max-age=300",
          "x-content-type-options": "nosniff",
        },
      })
    if (pathname === `${CONSOLE_PATH}/analytics.js`)
      return new Response(LIVE_SCRIPT, {
        headers: {
          "content-type": "text/javascript; charset=utf-8",
          "cache-control": "public, max-age=300",
          "x-content-type-options": "nosniff",
        },
      })
    if (pathname.startsWith(CATALOGUE_PATH)) return importCatalogue(services, pictures, access, request, url)
    if (request.method !== "GET" && request.method !== "HEAD") refuseCrossSite(request, services.publicUrl)
    if (access === undefined) throw forbidden("The admin console is disabled: no admin key is set.")
    if (pathname === `${CONSOLE_PATH}/enter`) return enter(access, request, url)
    if (pathname === `${CONSOLE_PATH}/leave` && request.method === "POST")
      return redirectSeeOther(CONSOLE_PATH, access.clearedCookie())
    return isApiClient(request)
      ? handleApiRequest(services, access, request, url)
      : handleBrowserRequest(services, access, request, url)
  }
}

const isApiClient = (request: Request): boolean =>
  request.headers.has("x-admin-key") || (request.headers.get("accept") ?? "").startsWith("application/json")

const handleApiRequest = async (
  services: SandboxServices,
  access: AdminConsoleAccess,
  request: Request,
  url: URL,
): Promise<Response> => {
  if (!access.isKey(request.headers.get("x-admin-key")) && !access.hasCookie(request))
    throw forbidden("The x-admin-key header does not contain the admin key.")
  const answer = await importResponse(services, request, url)
  if (answer.kind === "stream") return answer.response
  return answer.kind === "file" ? fileResponse(answer) : jsonResponse(200, JSON.stringify(answer.data), NO_CACHE)
}

const handleBrowserRequest = async (
  services: SandboxServices,
  access: AdminConsoleAccess,
  request: Request,
  url: URL,
): Promise<Response> => {
  if (!access.hasCookie(request))
    return redirectSeeOther(
      `${CONSOLE_PATH}/enter?to=` +
        encodeURIComponent(request.method === "GET" ? `${url.pathname}${url.search}` : CONSOLE_PATH),
    )
  try {
    const answer = await importResponse(services, request, url)
    if (answer.kind === "stream") return answer.response
    if (answer.kind === "file") return fileResponse(answer)
    if (answer.kind === "done")
      return redirectSeeOther(`${answer.back}${answer.back.includes("?") ? "&" : "?"}said=${answer.confirmation}`)
    return adminConsoleDocument({ ...answer, url })
  } catch (error) {
    const refused = toRefused(error, services.ports)
    return adminConsoleDocument({
      title: "Something went wrong",
      body: refusedBody(refused),
      url,
      status: refused.status,
    })
  }
}

const importResponse = async (services: SandboxServices, request: Request, url: URL): Promise<AdminConsoleResponse> => {
  const method = request.method === "HEAD" ? "GET" : request.method
  const matching = adminConsoleRoutes.flatMap(
    (route): readonly { readonly route: AdminConsoleRoute; readonly at: readonly string[] }[] => {
      const match = route.pattern.exec(url.pathname)
      return match === null ? [] : [{ route, at: match.slice(1) }]
    },
  )
  const found = matching.find(({ route }) => route.method === method)
  if (found !== undefined) {
    const fields = method === "POST" ? readFields(request, await readText(request)) : new Map(url.searchParams)
    return found.route.run({ services, request, url, at: found.at, field: (name) => fields.get(name) })
  }
  const allow = matching.map(({ route }) => route.method).join(", ")
  if (allow === "") throw notFound("Page not found.")
  throw new Refused(
    405,
    { code: 405, key: "_ERR_METHOD_NOT_ALLOWED", message: `Method not allowed. Use ${allow}.` },
    { allow },
  )
}

const enter = async (access: AdminConsoleAccess, request: Request, url: URL): Promise<Response> => {
  if (request.method !== "POST")
    return adminSignInPage({ url, to: safeReturnPath(url.searchParams.get("to")), wasRefused: false })
  const fields = readFields(request, await readText(request))
  const to = safeReturnPath(fields.get("to") ?? null)
  if (!access.isKey(fields.get("key")?.trim())) return adminSignInPage({ url, to, wasRefused: true })
  return redirectSeeOther(to, access.cookie())
}

const redirectSeeOther = (location: string, cookie?: string): Response =>
  new Response(null, {
    status: 303,
    headers: { location, "cache-control": NO_CACHE, ...(cookie === undefined ? {} : { "set-cookie": cookie }) },
  })

/** Files are downloaded, never displayed: customer uploads are untrusted. */
const fileResponse = ({ mediaType, name, bytes }: Extract<AdminConsoleResponse, { readonly kind: "file" }>): Response =>
  new Response(bytes, {
    headers: {
      "content-type": mediaType,
      "content-disposition": `attachment; filename="${name.replace(/[^A-Za-z0-9._-]/gu, "_")}"`,
      "content-security-policy": "sandbox; default-src 'none'",
      "x-content-type-options": "nosniff",
      "cache-control": NO_CACHE,
    },
  })
