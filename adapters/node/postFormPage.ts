import { createHash } from "node:crypto"
import { escapeHtml } from "../../domain/chat/escapeHtml.ts"

/** Escapes carriage returns, which a parser would turn into line feeds. */
const text = (value: string): string => escapeHtml(value).replaceAll("\r", "&#13;")

const STYLE =
  "body { font: 1.25rem/1.5 system-ui; margin: 3rem auto; max-inline-size: 30rem; padding: " +
  "0 1rem } button { font: inherit; padding: 0.5rem 1rem }"
/** Allows only this inline style sheet. */
const STYLE_SOURCE = `'sha256-${createHash("sha256").update(STYLE).digest("base64")}'`

/**
 * Returns a page with one button that posts the fields to the address, for a request that must come from the user's
 * browser. The page runs no script and loads nothing from another host.
 */
export function postFormPage(address: string, fields: Readonly<Record<string, string>>): string {
  const host = new URL(address).host
  return [
    "<!doctype html>",
    '<html lang="en"><head><meta charset="utf-8"><meta name="viewport" ' +
      'content="width=device-width"><meta name="referrer" content="no-referrer">',
    '<meta http-equiv="Content-Security-Policy" content="default-src \'none\'; style-src ' +
      `${STYLE_SOURCE}; base-uri 'none'">`,
    `<title>Go on with the payment</title><style>${STYLE}</style></head>`,
    `<body><h1>Go on with the payment</h1><p>The payment goes on at <bdi>${text(host)}` +
      `</bdi>.</p><form method="post" action="${text(address)}">`,
    ...Object.entries(fields).map(
      ([name, value]) => `<input type="hidden" name="${text(name)}" value="${text(value)}">`,
    ),
    "<button>Go on</button></form></body></html>",
    "",
  ].join("\n")
}
