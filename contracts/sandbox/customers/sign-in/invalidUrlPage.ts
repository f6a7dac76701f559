import { html, Html } from "../../platform/http/html.ts"
import { NO_CACHE } from "../../platform/http/responses.ts"
import type { Refused } from "../../platform/http/Refused.ts"
import { loginHeaders } from "./loginHeaders.ts"
import { LOGIN_STYLE } from "./loginStyle.ts"
import { signInTexts } from "./signInTexts.ts"

/** Whether the response is displayed in a browser. */
export const acceptsHtml = (request: Request): boolean => (request.headers.get("accept") ?? "").includes("text/html")

/** Error page for an invalid address of these pages, in its language or the browser's. */
export const invalidUrlPage = (refused: Refused, request: Request, url: URL, nonce: string): Response => {
  const requested =
    [url.searchParams.get("langCode") ?? "", request.headers.get("accept-language") ?? ""]
      .map((text) => /^[a-z]{2}/iu.exec(text)?.[0]?.toLowerCase())
      .find((code) => code !== undefined) ?? "en"
  const texts = signInTexts(requested)
  const page = html`<!doctype html>
    <html lang="${texts.language}" dir="${texts.direction}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${texts("signIn.invalidUrl.title")} · Selvedge</title>
        <style nonce="${nonce}">
          ${new Html(LOGIN_STYLE)}
        </style>
      </head>
      <body>
        <header><a class="brand" href="/">Selvedge</a></header>
        <main>
          <h1>${texts("signIn.invalidUrl.title")}</h1>
          <p class="lead" role="alert">${texts("signIn.invalidUrl.text")}</p>
          <a class="button" href="/">${texts("signIn.backToShop")}</a>
        </main>
        <footer>
          <p><code>${refused.body.key}</code></p>
        </footer>
      </body>
    </html>`
  const response = new Response(page.markup, {
    status: refused.status,
    headers: { "content-type": "text/html; charset=utf-8", "cache-control": NO_CACHE, ...refused.headers },
  })
  for (const [name, value] of loginHeaders(nonce)) response.headers.set(name, value)
  return response
}
