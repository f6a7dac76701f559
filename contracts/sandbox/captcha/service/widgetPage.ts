import { html } from "../../platform/http/html.ts"
import { NO_CACHE } from "../../platform/http/responses.ts"
import { SCRIPT_POLICY } from "../../platform/http/scriptPolicy.ts"
import { captchaTexts } from "../captchaTexts.ts"

export interface Widget {
  readonly siteKey: string
  readonly origin: string
  /** BCP 47. */
  readonly languageCode: string
  readonly isDark: boolean
}

const STYLE = `:root{color-scheme:light dark}
body{margin:0;font:1rem/1.4 system-ui,sans-serif;block-size:76px;border:1px solid GrayText;border-radius:2px;
box-sizing:border-box;padding:.5rem .75rem;background:#fffdf9;color:#191714}
body.dark{color-scheme:dark;background:#191c25;color:#efe9dc}
label{display:flex;gap:.75rem;align-items:center;min-block-size:2.25rem;cursor:pointer}
input{inline-size:1.5rem;block-size:1.5rem;margin:0;accent-color:currentColor}
input:focus-visible{outline:2px solid #c1121f;outline-offset:2px}
.dark input:focus-visible{outline-color:#ff5d55}p{margin:0;font-size:.75rem}
#said:not(:empty)+.note{display:none}`

/** The box to tick, in its frame: one control, with announcements of its state for screen readers. */
export const widgetPage = ({ siteKey, origin, languageCode, isDark }: Widget): Response => {
  const texts = captchaTexts(languageCode)
  const page = html`<!doctype html>
    <html lang="${texts.language}" dir="${texts.direction}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${texts("captcha.title")}</title>
        <link rel="stylesheet" href="widget.css" />
      </head>
      <body
        class="${isDark ? "dark" : "light"}"
        data-sitekey="${siteKey}"
        data-origin="${origin}"
        data-asking="${texts("captcha.checking")}"
        data-done="${texts("captcha.done")}"
        data-failed="${texts("captcha.failed")}"
      >
        <label><input id="box" type="checkbox" disabled /> ${texts("captcha.checkbox")}</label>
        <p><span id="said" role="status"></span><span class="note">${texts("captcha.simulated")}</span></p>
        <script src="widget.js"></script>
      </body>
    </html>`
  return new Response(page.markup, {
    headers: {
      "content-type": "text/html; charset=utf-8",
      "cache-control": NO_CACHE,
      "content-security-policy":
        `default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; ${SCRIPT_POLICY}; ` +
        `base-uri 'none'; form-action 'none'; frame-ancestors 'self' ${origin}`,
      "cross-origin-resource-policy": "cross-origin",
      "x-content-type-options": "nosniff",
      "referrer-policy": "no-referrer",
    },
  })
}

export const widgetStyle = (): Response =>
  new Response(STYLE, {
    headers: {
      "content-type": "text/css; charset=utf-8",
      "cache-control": "public, max-age=300",
      "x-content-type-options": "nosniff",
    },
  })
