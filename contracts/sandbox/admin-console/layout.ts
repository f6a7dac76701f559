import type { Refused } from "../platform/http/Refused.ts"
import { NO_CACHE } from "../platform/http/responses.ts"
import { SCRIPT_POLICY } from "../platform/http/scriptPolicy.ts"
import { type Html, html } from "../platform/http/html.ts"
import { confirmationOf } from "./confirmations.ts"

export interface AdminConsoleDocument {
  readonly title: string
  readonly body: Html
  readonly url: URL
  readonly status?: number
  /** The page before sign-in: it has no navigation. */
  readonly isOutside?: boolean
  /** Path of a script of the console. */
  readonly script?: string
}

const SECTIONS: readonly (readonly [path: string, name: string])[] = [
  ["/sandbox", "Overview"],
  ["/sandbox/users", "Customers"],
  ["/sandbox/orders", "Orders"],
  ["/sandbox/returns", "Returns"],
  ["/sandbox/bookings", "Reservations"],
  ["/sandbox/messages", "Messages"],
  ["/sandbox/stock", "Products"],
  ["/sandbox/sales", "Sales events"],
  ["/sandbox/waiting-room", "Waiting room"],
  ["/sandbox/cases", "Support"],
  ["/sandbox/captchas", "Captcha"],
  ["/sandbox/screening", "Fraud screening"],
  ["/sandbox/map-providers", "Maps"],
  ["/sandbox/tracking", "Consent and tags"],
  ["/sandbox/faults", "Simulate failures"],
  ["/sandbox/clock", "Clock"],
  ["/sandbox/analytics", "Analytics"],
  ["/sandbox/apps", "Apps"],
  ["/sandbox/staff", "Staff"],
  ["/sandbox/telemetry", "Telemetry"],
]

/** No scripts except a page's own; styles, forms and pictures of the shop's own origin only. */
const headersWith = (script: string | undefined): Readonly<Record<string, string>> => ({
  "content-type": "text/html; charset=utf-8",
  "cache-control": NO_CACHE,
  "content-security-policy":
    `default-src 'none'; style-src 'self'; img-src 'self' data:; form-action 'self'; ${SCRIPT_POLICY}; ` +
    (script === undefined ? "" : `script-src 'self'; connect-src 'self'; `) +
    "base-uri 'none'; frame-ancestors 'none'",
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "no-referrer",
})

/** A complete page of the admin console. */
export const adminConsoleDocument = ({
  title,
  body,
  url,
  status = 200,
  isOutside = false,
  script,
}: AdminConsoleDocument): Response => {
  const confirmation = confirmationOf(url.searchParams.get("said"))
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="light dark" />
        <title>${title} · Selvedge sandbox</title>
        <link rel="stylesheet" href="/sandbox/admin.css" />
        ${script !== undefined && html`<script src="${script}" defer></script>`}
      </head>
      <body>
        <a class="skip" href="#content">Skip to content</a>
        <header>
          <p class="brand">
            <a href="/sandbox">Selvedge <span>sandbox</span></a>
          </p>
          ${!isOutside && navigation(url.pathname)}
        </header>
        <main id="content" tabindex="-1">
          <h1>${title}</h1>
          ${confirmation !== undefined && html`<p class="said" role="status">${confirmation}</p>`} ${body}
        </main>
        <footer>
          <p>Sandbox: no payments are taken and no messages leave this server. <a href="/">View store</a></p>
          ${
            !isOutside &&
            html`<form method="post" action="/sandbox/leave">
              <button class="quiet" type="submit">Sign out</button>
            </form>`
          }
        </footer>
      </body>
    </html>`
  return new Response(page.markup, { status, headers: headersWith(script) })
}

const navigation = (pathname: string): Html =>
  html`<nav aria-label="Admin">
    <ul>
      ${SECTIONS.map(([path, name]) => {
        const isHere = path === "/sandbox" ? pathname === path : pathname.startsWith(path)
        return html`<li><a href="${path}" ${isHere && html` aria-current="page"`}>${name}</a></li>`
      })}
    </ul>
  </nav>`

/** The page of a refused request. */
export const refusedBody = ({ body }: Refused): Html =>
  html`<div class="problem" role="alert">
      <p>${body.message}</p>
      ${
        body.fields !== undefined &&
        html`<ul>
          ${body.fields.map(({ message }) => html`<li>${message}</li>`)}
        </ul>`
      }
    </div>
    <p>Your changes weren’t saved. Go back and try again, or return to the <a href="/sandbox">overview</a>.</p>`
