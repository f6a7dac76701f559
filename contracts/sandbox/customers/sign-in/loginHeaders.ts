import type { ResponseHeaders } from "../../platform/http/Operation.ts"
import { SCRIPT_POLICY } from "../../platform/http/scriptPolicy.ts"
import type { RedirectTarget } from "../session/redirectTarget.ts"

/** No scripts; pictures are inlined, and a form may post to the shop or to the redirect target. */
export const loginHeaders = (nonce: string, target?: RedirectTarget): ResponseHeaders => [
  [
    "content-security-policy",
    `default-src 'none'; style-src 'nonce-${nonce}'; img-src data:; ` +
      `form-action 'self'${target?.foreignOrigin === undefined ? "" : ` ${target.foreignOrigin}`}; ` +
      `${SCRIPT_POLICY}; base-uri 'none'; frame-ancestors 'none'`,
  ],
  ["x-frame-options", "DENY"],
  ["x-content-type-options", "nosniff"],
  ["referrer-policy", "no-referrer"],
]
