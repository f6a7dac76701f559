import type { StoreLanguage } from "../../stores/StoreData.ts"
import type { ResolvedStore } from "../../stores/Stores.ts"
import { Html, html } from "../../platform/http/html.ts"
import type { Refused } from "../../platform/http/Refused.ts"
import { SCRIPT_POLICY } from "../../platform/http/scriptPolicy.ts"
import type { BankTransaction } from "./bankTransactions.ts"
import { bankTexts } from "./bankTexts.ts"
import { NOTIFICATION_MODES } from "./decideBankTransaction.ts"

export interface BankPage {
  readonly transaction: BankTransaction
  readonly store: ResolvedStore
  readonly language: StoreLanguage
  /** Address to return the customer to. */
  readonly back: string
  /** The shop's origins, if they differ from the bank's own. */
  readonly shopOrigins: readonly string[]
  readonly nonce: string
  /** Why the opening form was refused: the payment then cannot be decided. */
  readonly refused?: Refused
}

const STYLE = new Html(`:root{color-scheme:light dark}
body{font:1rem/1.5 system-ui,sans-serif;max-width:24rem;margin:8vh auto;padding:0 1.25rem}
dl{display:grid;grid-template-columns:auto 1fr;gap:.25rem 1rem}dd{margin:0;text-align:end}
select,button{font:inherit;box-sizing:border-box;width:100%;
min-block-size:2.75rem;padding:.5rem .75rem;border:1px solid GrayText;border-radius:2px}
button{margin-block-start:1rem;cursor:pointer}button[value=approve]{background:CanvasText;color:Canvas}`)

/** The page of the simulated bank: one form, no script. Decided payments and refused forms show no form. */
export const bankPage = ({ transaction, store, language, back, shopOrigins, nonce, refused }: BankPage): Response => {
  const texts = bankTexts(language.tag)
  const isChallenge = transaction.provider === "acs"
  const action = `/sandbox/${isChallenge ? "acs" : "bank"}/${transaction.transaction_id}/decision`
  const amount = (transaction.amount / 10 ** store.currencyDecimals).toFixed(store.currencyDecimals)
  const notice =
    !isChallenge &&
    html`<label for="notice">${texts("bank.notification")}</label
      ><select id="notice" name="notice">
        ${NOTIFICATION_MODES.map((one) => html`<option value="${one}">${texts(`bank.notification.${one}`)}</option>`)}
      </select>`
  const form = html`<form method="post" action="${action}">
    ${notice} <button name="decision" value="approve">${texts("bank.approve")}</button
    ><button name="decision" value="refuse">${texts("bank.decline")}</button>
  </form>`
  const { markup } = html`<!doctype html>
    <html lang="${texts.language}" dir="${texts.direction}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${texts("bank.title")} · Selvedge</title>
        <style nonce="${nonce}">
          ${STYLE}
        </style>
      </head>
      <body>
        <main>
          <h1>${texts("bank.title")}</h1>
          ${isChallenge && html`<p>${texts("bank.challenge")}</p>`}
          <dl>
            <dt>${texts("bank.order")}</dt>
            <dd><bdi>${transaction.order_id}</bdi></dd>
            <dt>${texts("bank.amount")}</dt>
            <dd><bdi>${amount} ${transaction.currency}</bdi></dd>
          </dl>
          ${
            refused !== undefined
              ? html`<p role="alert">${texts("bank.invalidForm")}</p>
                  <p lang="en" dir="ltr">${refused.body.key}: ${reasonOf(refused)}</p>`
              : transaction.state === "open"
                ? form
                : html`<p role="status">${texts("bank.over")}</p>`
          }
          <p><a href="${back}">${texts("bank.back")}</a></p>
        </main>
      </body>
    </html>`
  return new Response(markup, {
    status: refused?.status ?? 200,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
      ...securityHeaders(nonce, isChallenge, shopOrigins),
    },
  })
}

const reasonOf = ({ body }: Refused): string =>
  (body.fields ?? []).map(({ message }) => message).join(" ") || body.message

/** A challenge may be framed by the shop; the bank's page may not. Its form redirects to the shop. */
const securityHeaders = (nonce: string, isChallenge: boolean, shopOrigins: readonly string[]) => ({
  "content-security-policy":
    `default-src 'none'; style-src 'nonce-${nonce}'; form-action ${["'self'", ...shopOrigins].join(" ")}; ` +
    `${SCRIPT_POLICY}; base-uri 'none'; ` +
    `frame-ancestors ${isChallenge ? ["'self'", ...shopOrigins].join(" ") : "'none'"}`,
  ...(isChallenge ? {} : { "x-frame-options": "DENY" }),
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
})
