import type { StoreLanguage } from "../catalog/StoreData.ts"
import type { AnswerHeaders } from "../http/Operation.ts"
import type { RedirectTarget } from "./redirectTarget.ts"
import { DEMO_CUSTOMERS, DEMO_PASSWORD } from "./seedCustomers.ts"
import { signInTexts } from "./signInTexts.ts"

/** The pair was wrong, or there were too many tries. */
export type SignInRefusal = "wrong" | "tooOften"

export interface SignInPage {
  readonly language: StoreLanguage
  readonly storeId: string
  readonly target: RedirectTarget
  readonly email: string
  readonly offersGuest: boolean
  /** Why the page is shown again. */
  readonly refusal?: SignInRefusal
  readonly nonce: string
}

const escapes: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" }
const escapeHtml = (text: string): string => text.replace(/[&<>"']/gu, (character) => escapes[character] ?? character)

const STYLE = `:root{color-scheme:light dark}body{font:1rem/1.5 system-ui,sans-serif;max-width:24rem;margin:10vh auto;padding:0 1.25rem}
label{display:block;margin-block:1rem .25rem}input,button{font:inherit;box-sizing:border-box;width:100%;min-block-size:2.75rem;padding:.5rem .75rem;border:1px solid GrayText;border-radius:2px;background:Field;color:FieldText}
button{margin-block-start:1.5rem;background:CanvasText;color:Canvas;cursor:pointer}[role=alert]{border-inline-start:3px solid #c4332f;padding-inline-start:.75rem}small{display:block;margin-block-start:2rem}`

/** The sign-in page: one form, no script. */
export const signInPage = (page: SignInPage): { readonly html: string; readonly headers: AnswerHeaders } => {
  const words = signInTexts(page.language.code)
  const action = `/integration/oauth2/login?storeId=${page.storeId}`
  const html = `<!doctype html>
<html lang="${page.language.code}" dir="${page.language.direction}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">
<title>${escapeHtml(words.title)} · Selvedge</title><style nonce="${page.nonce}">${STYLE}</style></head>
<body><main><h1>${escapeHtml(words.title)}</h1>
${page.refusal === undefined ? "" : `<p role="alert">${escapeHtml(page.refusal === "wrong" ? words.refused : words.tooOften)}</p>`}
<form method="post" action="${escapeHtml(action)}">
<input type="hidden" name="redirectUri" value="${escapeHtml(page.target.location)}"><input type="hidden" name="language" value="${escapeHtml(page.language.id)}">${page.offersGuest ? '<input type="hidden" name="guest_flow" value="true">' : ""}
<label for="email">${escapeHtml(words.email)}</label><input id="email" name="email" type="email" autocomplete="username" required maxlength="320" value="${escapeHtml(page.email)}" dir="ltr">
<label for="password">${escapeHtml(words.password)}</label><input id="password" name="password" type="password" autocomplete="current-password" required maxlength="1024" dir="ltr">
<button type="submit">${escapeHtml(words.submit)}</button></form>
${page.offersGuest ? `<p><a href="${escapeHtml(page.target.location)}">${escapeHtml(words.asGuest)}</a></p>` : ""}
<small>${escapeHtml(words.demo)} <code>${DEMO_PASSWORD}</code>:<br>${DEMO_CUSTOMERS.map(({ email }) => `<code>${email}</code>`).join("<br>")}</small>
</main></body></html>`
  return { html, headers: securityHeaders(page) }
}

const securityHeaders = ({ nonce, target }: SignInPage): AnswerHeaders => [
  [
    "content-security-policy",
    `default-src 'none'; style-src 'nonce-${nonce}'; form-action 'self'${target.foreignOrigin === undefined ? "" : ` ${target.foreignOrigin}`}; base-uri 'none'; frame-ancestors 'none'`,
  ],
  ["x-frame-options", "DENY"],
  ["x-content-type-options", "nosniff"],
  ["referrer-policy", "no-referrer"],
]
