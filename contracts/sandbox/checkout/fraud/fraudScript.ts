import { notFound, Refused } from "../../platform/http/Refused.ts"

/** Path prefix of the simulated fraud screening. */
export const FRAUD_PATH = "/sandbox/fraud/"

/** DOM event by which a script reports that it is ready (`FRAUD_READY_EVENT`). */
const READY = "fraudready"

/** Behaviours of such scripts: report ready shortly after loading, never report, or fail before they report. */
const SCRIPTS = {
  ready: `setTimeout(() => document.dispatchEvent(new Event("${READY}")), 50)\n`,
  silent: "/* Loads, and never reports. */\n",
  broken: 'throw new Error("the simulated fraud screening is broken")\n',
} as const

export type FraudScript = keyof typeof SCRIPTS
export const FRAUD_SCRIPTS = ["ready", "silent", "broken"] as const satisfies readonly FraudScript[]

/**
 * The simulated third-party fraud screening, outside the contract (see README.md): scripts that a page loads by the
 * store's `FRAUD_SCRIPT_URL`. It stores no data and does not track customers.
 */
export const serveFraudScript = (request: Request, url: URL): Response => {
  if (request.method !== "GET" && request.method !== "HEAD")
    throw new Refused(
      405,
      { code: 405, key: "_ERR_METHOD_NOT_ALLOWED", message: "This address answers GET." },
      { allow: "GET, HEAD" },
    )
  const script = FRAUD_SCRIPTS.find((name) => url.pathname === `${FRAUD_PATH}${name}.js`)
  if (script === undefined)
    throw notFound(`The fraud screening has ${FRAUD_SCRIPTS.map((name) => `${name}.js`).join(", ")}.`)
  return new Response(SCRIPTS[script], {
    headers: {
      "content-type": "text/javascript; charset=utf-8",
      "cache-control": "public, max-age=300",
      "x-content-type-options": "nosniff",
      "cross-origin-resource-policy": "cross-origin",
    },
  })
}
