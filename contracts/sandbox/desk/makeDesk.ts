import { readText } from "../http/readBody.ts"
import { forbidden, notFound, Refusal } from "../http/Refusal.ts"
import { refusalOf } from "../http/refusalOf.ts"
import { jsonResponse, NO_CACHE } from "../http/responses.ts"
import type { ImportedPictures } from "../media/importedPictures.ts"
import type { SandboxServices } from "../SandboxServices.ts"
import { refuseCrossSite } from "../session/refuseCrossSite.ts"
import { type DeskAccess, deskAccess } from "./deskAccess.ts"
import type { DeskAnswer, DeskRoute } from "./DeskRoute.ts"
import { deskRoutes } from "./deskRoutes.ts"
import { DESK_STYLE } from "./deskStyle.ts"
import { enterPage, safeReturn } from "./enterPage.ts"
import { CATALOGUE_PATH, importCatalogue } from "./importCatalogue.ts"
import { deskDocument, problemBody } from "./layout.ts"
import { readFields } from "./readFields.ts"

const HOME = "/sandbox"

/**
 * The shop's desk: what its staff does, outside the contract (see README.md). Closed when there is no key.
 *
 * *Details.* Programs send the key in `x-desk-key` and get JSON; browsers give it once in a form and get pages. What
 * changes something is a POST, and is refused when another site sends it.
 */
export const makeDesk = (services: SandboxServices, pictures: ImportedPictures, key: string | undefined) => {
  const access =
    key === undefined ? undefined : deskAccess(key, services.ports.now, services.publicUrl.startsWith("https:"))
  return async (request: Request, url: URL): Promise<Response> => {
    const { pathname } = url
    if (pathname === `${HOME}/desk.css`)
      return new Response(DESK_STYLE, {
        headers: {
          "content-type": "text/css; charset=utf-8",
          "cache-control": "public, max-age=300",
          "x-content-type-options": "nosniff",
        },
      })
    if (pathname.startsWith(CATALOGUE_PATH)) return importCatalogue(services, pictures, access, request, url)
    if (request.method !== "GET" && request.method !== "HEAD") refuseCrossSite(request, services.publicUrl)
    if (access === undefined) throw forbidden("This shop has no desk: it was opened without a key.")
    if (pathname === `${HOME}/enter`) return enter(access, request, url)
    if (pathname === `${HOME}/leave` && request.method === "POST") return seeOther(HOME, access.clearedCookie())
    return isProgram(request)
      ? answerProgram(services, access, request, url)
      : answerBrowser(services, access, request, url)
  }
}

const isProgram = (request: Request): boolean =>
  request.headers.has("x-desk-key") || (request.headers.get("accept") ?? "").startsWith("application/json")

const answerProgram = async (
  services: SandboxServices,
  access: DeskAccess,
  request: Request,
  url: URL,
): Promise<Response> => {
  if (!access.isKey(request.headers.get("x-desk-key")) && !access.hasCookie(request))
    throw forbidden("The header x-desk-key does not hold the key of this shop's desk.")
  const answer = await answerOf(services, request, url)
  return answer.kind === "file" ? fileResponse(answer) : jsonResponse(200, JSON.stringify(answer.data), NO_CACHE)
}

const answerBrowser = async (
  services: SandboxServices,
  access: DeskAccess,
  request: Request,
  url: URL,
): Promise<Response> => {
  if (!access.hasCookie(request))
    return seeOther(
      `${HOME}/enter?to=${encodeURIComponent(request.method === "GET" ? `${url.pathname}${url.search}` : HOME)}`,
    )
  try {
    const answer = await answerOf(services, request, url)
    if (answer.kind === "file") return fileResponse(answer)
    if (answer.kind === "done")
      return seeOther(`${answer.back}${answer.back.includes("?") ? "&" : "?"}said=${answer.said}`)
    return deskDocument({ ...answer, url })
  } catch (error) {
    const refusal = refusalOf(error, services.ports)
    return deskDocument({ title: "That did not work", body: problemBody(refusal), url, status: refusal.status })
  }
}

const answerOf = async (services: SandboxServices, request: Request, url: URL): Promise<DeskAnswer> => {
  const method = request.method === "HEAD" ? "GET" : request.method
  const matching = deskRoutes.flatMap(
    (route): readonly { readonly route: DeskRoute; readonly at: readonly string[] }[] => {
      const match = route.pattern.exec(url.pathname)
      return match === null ? [] : [{ route, at: match.slice(1) }]
    },
  )
  const found = matching.find(({ route }) => route.method === method)
  if (found !== undefined) {
    const fields = method === "POST" ? readFields(request, await readText(request)) : new Map(url.searchParams)
    return found.route.run({ services, url, at: found.at, field: (name) => fields.get(name) })
  }
  const allow = matching.map(({ route }) => route.method).join(", ")
  if (allow === "") throw notFound("There is nothing at this address of the desk.")
  throw new Refusal(
    405,
    { code: 405, key: "_ERR_METHOD_NOT_ALLOWED", message: `This address answers ${allow}.` },
    { allow },
  )
}

const enter = async (access: DeskAccess, request: Request, url: URL): Promise<Response> => {
  if (request.method !== "POST")
    return enterPage({ url, to: safeReturn(url.searchParams.get("to")), wasRefused: false })
  const fields = readFields(request, await readText(request))
  const to = safeReturn(fields.get("to") ?? null)
  if (!access.isKey(fields.get("key")?.trim())) return enterPage({ url, to, wasRefused: true })
  return seeOther(to, access.cookie())
}

const seeOther = (location: string, cookie?: string): Response =>
  new Response(null, {
    status: 303,
    headers: { location, "cache-control": NO_CACHE, ...(cookie === undefined ? {} : { "set-cookie": cookie }) },
  })

/** A file of the desk is saved, never shown: what shoppers sent may be anything. */
const fileResponse = ({ mediaType, name, bytes }: Extract<DeskAnswer, { readonly kind: "file" }>): Response =>
  new Response(bytes, {
    headers: {
      "content-type": mediaType,
      "content-disposition": `attachment; filename="${name.replace(/[^A-Za-z0-9._-]/gu, "_")}"`,
      "content-security-policy": "sandbox; default-src 'none'",
      "x-content-type-options": "nosniff",
      "cache-control": NO_CACHE,
    },
  })
