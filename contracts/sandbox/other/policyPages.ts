import { html, Html } from "../platform/http/html.ts"
import { notFound, Refused } from "../platform/http/Refused.ts"
import { loginHeaders } from "../customers/sign-in/loginHeaders.ts"
import { LOGIN_STYLE } from "../customers/sign-in/loginStyle.ts"
import { policyTexts } from "./policyTexts.ts"

/**
 * Path of the demo's policies (`PRIVACY_POLICY_URL`, `PURCHASE_CONDITIONS_URL`): `privacy` and `conditions` below it,
 * with `language`.
 */
export const POLICY_PATH = "/sandbox/policies/"

const KINDS = ["privacy", "conditions"] as const

/** Returns a policy page of the demo, in English where it has no text in the language. */
export const servePolicy = (request: Request, url: URL, nonce: string): Response => {
  if (request.method !== "GET" && request.method !== "HEAD")
    throw new Refused(
      405,
      { code: 405, key: "_ERR_METHOD_NOT_ALLOWED", message: "This address answers GET." },
      { allow: "GET, HEAD" },
    )
  const kind = KINDS.find((one) => url.pathname === `${POLICY_PATH}${one}`)
  if (kind === undefined) throw notFound(`The policies are ${KINDS.join(" and ")}.`)
  const texts = policyTexts(url.searchParams.get("language") ?? "")
  const title = texts(`policies.${kind}`)
  const page = html`<!doctype html>
    <html lang="${texts.language}" dir="${texts.direction}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} · Selvedge</title>
        <style nonce="${nonce}">
          ${new Html(LOGIN_STYLE)}
        </style>
      </head>
      <body>
        <header><a class="brand" href="/">Selvedge</a></header>
        <main>
          <h1>${title}</h1>
          <p class="lead">${texts("policies.text")}</p>
        </main>
      </body>
    </html>`
  const response = new Response(page.markup, {
    headers: { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" },
  })
  for (const [name, value] of loginHeaders(nonce)) response.headers.set(name, value)
  return response
}
