import { createHash } from "node:crypto"
import { escapeHtml } from "../../domain/chat/escapeHtml.ts"

/** A parser would read a carriage return as the end of a line. */
const text = (value: string): string => escapeHtml(value).replaceAll("\r", "&#13;")

const STYLE =
  "body { font: 1.25rem/1.5 system-ui; margin: 3rem auto; max-inline-size: 30rem; padding: 0 1rem } button { font: inherit; padding: 0.5rem 1rem }"
/** Allows this one style sheet, and no other inline style. */
const STYLE_SOURCE = `'sha256-${createHash("sha256").update(STYLE).digest("base64")}'`

/**
 * A page with one button, which posts these fields to the address: what a terminal cannot send from the person's own
 * browser. It runs nothing and asks nothing of any other host.
 */
export function postFormPage(address: string, fields: Readonly<Record<string, string>>): string {
  const host = new URL(address).host
  return [
    "<!doctype html>",
    '<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="referrer" content="no-referrer">',
    `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src ${STYLE_SOURCE}; base-uri 'none'">`,
    `<title>Go on with the payment</title><style>${STYLE}</style></head>`,
    `<body><h1>Go on with the payment</h1><p>The payment goes on at <bdi>${text(host)}</bdi>.</p><form method="post" action="${text(address)}">`,
    ...Object.entries(fields).map(
      ([name, value]) => `<input type="hidden" name="${text(name)}" value="${text(value)}">`,
    ),
    "<button>Go on</button></form></body></html>",
    "",
  ].join("\n")
}
