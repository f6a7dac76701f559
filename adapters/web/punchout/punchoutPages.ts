import { randomBytes } from "node:crypto"
import { html } from "hono/html"
import { returnCart, verifyBuyerSystem } from "../../../application/account/punchout.ts"
import { PunchoutRefused } from "../../../domain/order/PunchoutRefused.ts"
import type { PunchoutVisit } from "../../../domain/order/PunchoutVisit.ts"
import { punchoutVisit, readPunchoutVisit } from "../../../domain/order/PunchoutVisit.ts"
import type { BuiltAssets } from "../../../ui/app/PageAssets.ts"
import { languageTag } from "../../../ui/text/languageTag.ts"
import { serverTexts } from "../../../ui/app/entryServer.tsx"
import { PRIVATE_CACHE, redirectTemporary } from "../pages/redirects.ts"
import { parseAddress } from "../parseAddress.ts"
import type { RequestCookies } from "../RequestCookies.ts"
import { pageSecurityHeaders } from "../security/securityHeaders.ts"
import type { Scope, ShopPrograms } from "../ShopPrograms.ts"
import { MAX_SETUP_BYTES, readSetupRequest } from "./readSetupRequest.ts"

/** Names the procurement system that sent this buyer. */
export const PUNCHOUT_COOKIE = "punchout"

const PUNCHOUT_PAGE = /^(\/[0-9]{8}\/(?:-?[0-9]{1,3}\/)?)punchout(\/start)?$/

export function matchPunchout(path: string): { readonly home: string; readonly isStart: boolean } | undefined {
  const [, home, start] = PUNCHOUT_PAGE.exec(path) ?? []
  return home === undefined ? undefined : { home, isStart: start !== undefined }
}

/** Returns the visit from a procurement system in a store; `undefined` without one. */
export function currentPunchout(cookies: RequestCookies, storeId: string | undefined): PunchoutVisit | undefined {
  const visit = readPunchoutVisit(cookies.get(PUNCHOUT_COOKIE))
  return visit?.storeId === storeId ? visit : undefined
}

export interface PunchoutOptions {
  readonly home: string
  readonly origin: string
  readonly cookies: RequestCookies
  readonly programs: ShopPrograms
  readonly assets: BuiltAssets
  /** Style sheets of forms outside the shop's own pages. */
  readonly sheets: readonly string[]
}

/** Answers a procurement system's `PunchOutSetupRequest` with the address at which its buyer starts. */
export async function answerSetup(
  request: Request,
  scope: Scope,
  { home, origin, cookies, programs }: PunchoutOptions,
): Promise<Response> {
  const body = await request.text()
  const setup = body.length > MAX_SETUP_BYTES ? undefined : readSetupRequest(body)
  if (setup === undefined) return status(400, "This is not a PunchOutSetupRequest.")
  const { identity, sharedSecret, buyerCookie, returnUrl } = setup
  const visit = punchoutVisit({ storeId: scope.store.id, buyerCookie, returnUrl }, scope.store.configuration, (url) =>
    parseAddress(url, origin),
  )
  if (visit === undefined) return status(406, "BrowserFormPost must be by https on a host that this store allows.")
  const verified = await programs.submit(scope, verifyBuyerSystem(identity, sharedSecret), cookies)
  if (!verified.ok)
    return verified.error instanceof PunchoutRefused
      ? status(401, "Identity and SharedSecret are not those of a company account.")
      : status(503, "The shop cannot answer just now.")
  const start = new URL(`${home}punchout/start`, origin)
  start.searchParams.set("cookie", visit.buyerCookie)
  start.searchParams.set("return", visit.returnUrl)
  return status(
    200,
    "OK",
    `<PunchOutSetupResponse><StartPage><URL>${xml(start.href)}</URL></StartPage></PunchOutSetupResponse>`,
  )
}

/** Stores the buyer's visit and shows the shop; the address is checked again, since the browser brings it. */
export function startPunchout(url: URL, { store }: Scope, { home, origin, cookies }: PunchoutOptions): Response {
  const visit = punchoutVisit(
    {
      storeId: store.id,
      buyerCookie: url.searchParams.get("cookie") ?? "",
      returnUrl: url.searchParams.get("return") ?? "",
    },
    store.configuration,
    (address) => parseAddress(address, origin),
  )
  if (visit !== undefined) cookies.set(PUNCHOUT_COOKIE, JSON.stringify(visit), { httpOnly: true })
  return redirectTemporary(home, cookies)
}

/** The page from which the buyer's browser sends the cart to the procurement system. Works without JavaScript. */
export async function servePunchoutReturn(
  scope: Scope,
  { home, cookies, programs, assets, sheets }: PunchoutOptions,
): Promise<Response | undefined> {
  const visit = currentPunchout(cookies, scope.store.id)
  if (visit === undefined) return undefined
  const { t, direction } = await serverTexts(scope, ["staff"])
  const system = new URL(visit.returnUrl).hostname
  const returned = await programs.submit(scope, returnCart(visit.buyerCookie), cookies)
  const refused = returned.ok
    ? undefined
    : returned.error instanceof PunchoutRefused && returned.error.reason === "empty"
      ? "empty"
      : "account"
  const page = await html`<!doctype html>
    <html lang="${languageTag(scope.language, scope.store)}" dir="${direction}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${t("staff.punchout.title")} · Selvedge</title>
        <link rel="icon" href="${assets.icon}" />
        ${[...assets.css, ...sheets].map((sheet) => html`<link rel="stylesheet" href="${sheet}" />`)}
      </head>
      <body>
        <main class="agent-entry">
          <h1>${t("staff.punchout.title")}</h1>
          ${
            returned.ok
              ? html`<p>${t("staff.punchout.text", { system })}</p>
                  <form class="agent" method="post" action="${visit.returnUrl}">
                    <input type="hidden" name="cxml-urlencoded" value="${returned.value.message}" />
                    <button type="submit">${t("staff.punchout.send")}</button>
                  </form>`
              : html`<p role="alert">${t(`staff.punchout.${refused ?? "account"}`)}</p>`
          }
          <p>
            <a href="${refused === "account" ? `${home}login` : `${home}cart`}"
              >${refused === "account" ? t("staff.punchout.signIn") : t("staff.punchout.cart")}</a
            >
          </p>
        </main>
      </body>
    </html>`
  const headers = new Headers({
    "content-type": "text/html; charset=utf-8",
    "cache-control": PRIVATE_CACHE,
    "x-robots-tag": "noindex, nofollow",
    ...pageSecurityHeaders({
      nonce: randomBytes(16).toString("base64"),
      hasSecretAddress: true,
      isHttps: cookies.isHttps,
      trustedTypes: [],
      paymentSources: [new URL(visit.returnUrl).origin],
    }),
  })
  for (const line of cookies.lines()) headers.append("set-cookie", line)
  return new Response(page.toString(), { headers })
}

/** A cXML response; `content` is its payload after the status. */
function status(code: number, text: string, content = ""): Response {
  const payload = `${randomBytes(12).toString("hex")}@selvedge`
  const body =
    `<?xml version="1.0" encoding="UTF-8"?>\n<cXML payloadID="${payload}" timestamp="${new Date().toISOString()}">` +
    `<Response><Status code="${code}" text="${xml(text)}"/>${content}</Response></cXML>`
  return new Response(body, {
    status: code,
    headers: { "content-type": "text/xml; charset=utf-8", "cache-control": "no-store" },
  })
}

const ESCAPES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" }

function xml(text: string): string {
  return text.replaceAll(/[&<>"]/g, (mark) => ESCAPES[mark] ?? "")
}
