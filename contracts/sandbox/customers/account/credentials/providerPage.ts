import { NO_CACHE } from "../../../platform/http/responses.ts"
import { SCRIPT_POLICY } from "../../../platform/http/scriptPolicy.ts"

const STYLE = `:root{color-scheme:light dark}
body{font:1rem/1.5 system-ui,sans-serif;max-width:24rem;margin:10vh auto;padding:0 1.25rem}
label{display:block;margin-block:1rem .25rem}
input,button{font:inherit;box-sizing:border-box;width:100%;
min-block-size:2.75rem;padding:.5rem .75rem;border:1px solid GrayText;border-radius:2px}
button{margin-block-start:1.5rem;background:CanvasText;color:Canvas;cursor:pointer}
[role=alert]{border-inline-start:3px solid #c4332f;padding-inline-start:.75rem}`

/** The sign-in page of a simulated provider: one form, no script. It belongs to no store, so it is in English. */
export const providerPage = (name: string, nonce: string, wasRefused = false): Response => {
  const title = `${name}, simulated`
  const html = `<!doctype html>
<html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">
<title>${title}</title><style nonce="${nonce}">${STYLE}</style></head>
<body><main><h1>${title}</h1>
${wasRefused ? '<p role="alert">Wrong password. Try again.</p>' : ""}
<p>Simulated. No data is sent to ${name}. The first sign-in with an email sets its password.</p>
<form method="post">
<label for="email">Email</label>
<input id="email" name="email" type="email" autocomplete="username" required maxlength="320" dir="ltr">
<label for="password">Password</label>
<input id="password" name="password" type="password" autocomplete="current-password"
required maxlength="1024" dir="ltr">
<button type="submit">Continue</button></form></main></body></html>`
  return new Response(html, {
    headers: {
      "content-type": "text/html; charset=utf-8",
      "cache-control": NO_CACHE,
      "content-security-policy":
        `default-src 'none'; style-src 'nonce-${nonce}'; form-action 'self'; ${SCRIPT_POLICY}; ` +
        "base-uri 'none'; frame-ancestors 'none'",
      "x-content-type-options": "nosniff",
      "referrer-policy": "no-referrer",
    },
  })
}
