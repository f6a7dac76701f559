import { Html, html } from "../../platform/http/html.ts"
import type { ResponseHeaders } from "../../platform/http/Operation.ts"
import { NO_CACHE } from "../../platform/http/responses.ts"
import { loginHeaders } from "./loginHeaders.ts"
import { loginAddress } from "./loginParameters.ts"
import { LOGIN_STYLE } from "./loginStyle.ts"
import type { LoginVisit } from "./LoginVisit.ts"
import { signInTexts } from "./signInTexts.ts"

/** Content of one page of the identity provider. */
export interface LoginScreen {
  /** Its own address, for the language selector. */
  readonly page: string
  readonly title: string
  readonly lead?: string | undefined
  /** Result of the last attempt. */
  readonly alert?: { readonly kind: "problem" | "done"; readonly text: string } | undefined
  readonly body: Html
  /** Footer for content specific to the sandbox. */
  readonly note?: Html | undefined
  /** Query of the same page in another language, in addition to the parameters of the visit. */
  readonly hiddenFields?: Readonly<Record<string, string>> | undefined
}

export interface RenderedLogin {
  readonly html: string
  readonly headers: ResponseHeaders
}

export const renderLogin = (
  visit: LoginVisit,
  { page, title, lead, alert, body, note, hiddenFields = {} }: LoginScreen,
): RenderedLogin => {
  const { language, store, texts, nonce, parameters, target } = visit
  const markup = html`<!doctype html>
    <html lang="${texts.language}" dir="${texts.direction}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="light dark" />
        <title>${title} · Selvedge</title>
        <style nonce="${nonce}">
          ${LOGIN_SHEET}
        </style>
      </head>
      <body>
        <header>
          <a class="brand" href="/${store.id}/" aria-label="Selvedge: ${texts("signIn.backToShop")}">Selvedge</a>
        </header>
        <main>
          <h1>${title}</h1>
          ${
            alert !== undefined &&
            html`<p class="said ${alert.kind}" role="${alert.kind === "problem" ? "alert" : "status"}">
              ${alert.text}
            </p>`
          }
          ${lead !== undefined && html`<p class="lead">${lead}</p>`} ${body}
        </main>
        <footer>
          ${
            store.languages.length > 1 &&
            html`<nav aria-label="${texts("signIn.language")}">
              <ul>
                ${store.languages.map(
                  (other) =>
                    html`<li>
                      <a
                        href="${loginAddress(page, parameters, {
                          ...hiddenFields,
                          language: other.id,
                          langCode: other.code,
                        })}"
                        lang="${signInTexts(other.tag).language}"
                        hreflang="${signInTexts(other.tag).language}"
                        ${other.id === language.id && html` aria-current="true"`}
                        >${other.name}</a
                      >
                    </li>`,
                )}
              </ul>
            </nav>`
          }
          ${note}
        </footer>
      </body>
    </html>`
  return { html: markup.markup, headers: loginHeaders(nonce, target) }
}

// A constant style sheet without user input, so it needs no escaping.
const LOGIN_SHEET = new Html(LOGIN_STYLE)

/** Returns the page as a response. */
export const loginResponse = (
  { html: page, headers }: RenderedLogin,
  status: number,
  more: ResponseHeaders = [],
): Response => {
  const response = new Response(page, {
    status,
    headers: { "content-type": "text/html; charset=utf-8", "cache-control": NO_CACHE },
  })
  for (const [name, value] of [...headers, ...more]) response.headers.append(name, value)
  return response
}

/** Redirects to the target with the cookies of the session. */
export const redirectToTarget = ({ target }: LoginVisit, headers: ResponseHeaders): Response => {
  const response = new Response(null, {
    status: 303,
    headers: { location: target.location, "cache-control": NO_CACHE, "referrer-policy": "no-referrer" },
  })
  for (const [name, value] of headers) response.headers.append(name, value)
  return response
}
