import { cardRanges } from "../payments/cardNetworks.ts"
import { html } from "../../platform/http/html.ts"
import { NO_CACHE } from "../../platform/http/responses.ts"
import { SCRIPT_POLICY } from "../../platform/http/scriptPolicy.ts"
import { VAULT_SCRIPT } from "./vaultScript.ts"
import { VAULT_STYLE } from "./vaultStyle.ts"
import { TEXT_LANGUAGES } from "../../texts/createTexts.ts"
import { vaultTexts } from "./vaultTexts.ts"

export interface VaultPage {
  /** The only origin that may embed it and that it exchanges messages with. */
  readonly shop: string
  readonly kind: "card" | "code"
  readonly nonce: string
}

/** Texts by language: the frame learns its language from the shop's first message. */
const TEXTS = Object.fromEntries(
  TEXT_LANGUAGES.map((language) => {
    const texts = vaultTexts(language)
    return [language, { title: texts("vault.title"), expiryFormat: texts("vault.expiryFormat") }]
  }),
)

/**
 * The fields of a card in a frame. It is empty until the shop has sent texts and colours; typed values go to the vault
 * only.
 */
export const vaultPage = ({ shop, kind, nonce }: VaultPage): Response => {
  const field = (name: string, autocomplete: string, place = "") =>
    html` <div class="field ${place}">
      <label for="${name}"></label
      ><input
        id="${name}"
        name="${name}"
        autocomplete="${autocomplete}"
        aria-describedby="${name}-hint ${name}-error"
        required
      />
      <p class="hint" id="${name}-hint"></p>
      <p class="error" id="${name}-error"></p>
    </div>`
  const whole = kind === "card"
  const page = html`<!doctype html>
    <html lang="${vaultTexts("en").language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${vaultTexts("en")("vault.title")}</title>
      </head>
      <body
        data-shop="${shop}"
        data-kind="${kind}"
        data-ranges="${JSON.stringify(cardRanges)}"
        data-texts="${JSON.stringify(TEXTS)}"
      >
        <form novalidate autocomplete="on" hidden>
          ${whole && field("number", "cc-number", "wide")}${whole && field("expiry", "cc-exp")}${field(
            "securityCode",
            "cc-csc",
          )}${whole && field("holder", "cc-name", "wide")}
          <p class="wide error" id="failed" role="status"></p>
        </form>
      </body>
    </html>`
  const inside = page.markup
    .replace("</head>", () => `<style nonce="${nonce}">${VAULT_STYLE}</style></head>`)
    .replace("</body>", () => `<script nonce="${nonce}">${VAULT_SCRIPT}</script></body>`)
  return new Response(inside, {
    headers: {
      "content-type": "text/html; charset=utf-8",
      "cache-control": NO_CACHE,
      "content-security-policy":
        `default-src 'none'; script-src 'nonce-${nonce}'; style-src 'nonce-${nonce}'; connect-src 'self'; ` +
        `${SCRIPT_POLICY}; base-uri 'none'; form-action 'none'; frame-ancestors ${shop}`,
      "cross-origin-resource-policy": "cross-origin",
      "permissions-policy": "camera=(), microphone=(), geolocation=()",
      "x-content-type-options": "nosniff",
      "referrer-policy": "no-referrer",
    },
  })
}
