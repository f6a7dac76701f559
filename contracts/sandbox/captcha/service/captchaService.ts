import { readFields } from "../../platform/http/readFields.ts"
import { parseAddress } from "../../platform/http/parseAddress.ts"
import { readText } from "../../platform/http/readBody.ts"
import { forbidden, invalidField, notFound, Refused } from "../../platform/http/Refused.ts"
import { jsonResponse, NO_CACHE } from "../../platform/http/responses.ts"
import type { SandboxServices } from "../../platform/services/SandboxServices.ts"
import { countTry, type TryLimit } from "../../customers/session/countTry.ts"
import { refuseCrossSite } from "../../customers/session/refuseCrossSite.ts"
import { issueServiceResponse, isSiteKey, RESPONSE_SECONDS } from "../serviceResponse.ts"
import { PAGE_SCRIPT, WIDGET_SCRIPT } from "./serviceScripts.ts"
import { widgetPage, widgetStyle } from "./widgetPage.ts"

/** Path prefix of the simulated captcha service. */
export const CAPTCHA_SERVICE_PATH = "/sandbox/captcha/"
const MAX_BODY_BYTES = 4_096
/** Limits programs that tick the box repeatedly. */
const TICK_LIMIT: TryLimit = { what: "captcha tick", tries: 600, windowMs: 60_000, pauseMs: 60_000 }

/**
 * The simulated third-party captcha service, outside the contract (see README.md): `api.js` for the shop's page,
 * `widget` with its script and style for a frame, `response` for a ticked box. It belongs to no store and sets no
 * cookie.
 */
export const captchaService = async (services: SandboxServices, request: Request, url: URL): Promise<Response> => {
  const part = url.pathname.slice(CAPTCHA_SERVICE_PATH.length)
  if (part === "response") return issueResponse(services, request)
  if (request.method !== "GET" && request.method !== "HEAD")
    throw new Refused(
      405,
      { code: 405, key: "_ERR_METHOD_NOT_ALLOWED", message: "This address answers GET." },
      { allow: "GET, HEAD" },
    )
  if (part === "api.js") return script(PAGE_SCRIPT)
  if (part === "widget.js") return script(WIDGET_SCRIPT)
  if (part === "widget.css") return widgetStyle()
  if (part !== "widget") throw notFound("The captcha service has nothing at this address.")
  const siteKey = url.searchParams.get("sitekey") ?? ""
  if (!(await isSiteKey(services, siteKey))) throw notFound("Nobody has this site key.")
  return widgetPage({
    siteKey,
    origin: pageOrigin(url),
    languageCode: url.searchParams.get("hl") ?? "",
    isDark: url.searchParams.get("theme") === "dark",
  })
}

const issueResponse = async (services: SandboxServices, request: Request): Promise<Response> => {
  if (request.method !== "POST")
    throw new Refused(
      405,
      { code: 405, key: "_ERR_METHOD_NOT_ALLOWED", message: "This address answers POST." },
      { allow: "POST" },
    )
  refuseCrossSite(request, services.publicUrl)
  const siteKey = readFields(request, await readText(request, MAX_BODY_BYTES)).get("sitekey") ?? ""
  await countTry(services, TICK_LIMIT, siteKey)
  const response = await issueServiceResponse(services, siteKey)
  if (response === undefined) throw forbidden("Nobody has this site key.")
  return jsonResponse(200, JSON.stringify({ response, expiresIn: RESPONSE_SECONDS }), NO_CACHE)
}

/** The origin that the frame posts messages to and that may embed it. */
const pageOrigin = (url: URL): string => {
  const origin = url.searchParams.get("origin") ?? ""
  if (parseAddress(origin)?.origin !== origin || !/^https?:/u.test(origin))
    throw invalidField("origin", "pattern", "origin must be the origin of the page.")
  return origin
}

const script = (text: string): Response =>
  new Response(text, {
    headers: {
      "content-type": "text/javascript; charset=utf-8",
      "cache-control": "public, max-age=300",
      "x-content-type-options": "nosniff",
      "cross-origin-resource-policy": "cross-origin",
    },
  })
