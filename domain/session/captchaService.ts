import type { ParsedAddress } from "../shared/allowedRedirect.ts"
import { allowedRedirect } from "../shared/allowedRedirect.ts"

/** A third party whose box stands in for the shop's own captcha. */
export interface CaptchaService {
  /** Names the shop to the service (`GOOGLE_CAPTCHA_KEY`). */
  readonly siteKey: string
  /** Address of its script. */
  readonly script: string
}

/** Whose script the key belongs to where a store names no other. */
const GOOGLE_HOST = "www.google.com"
const GOOGLE_SCRIPT = `https://${GOOGLE_HOST}/recaptcha/api.js`

/**
 * The captcha service of a store by its configuration: `GOOGLE_CAPTCHA_KEY`, the script `CAPTCHA_SCRIPT_URL` (the key's
 * own service when absent) and the hosts such a script may come from, `CAPTCHA_HOSTS`, a comma list. `undefined` where
 * the store has none, or one that may not be trusted (ruling R11): it shows its own picture then.
 */
export function captchaService(
  configuration: Readonly<Record<string, string>>,
  parse: (address: string) => ParsedAddress | undefined,
): CaptchaService | undefined {
  const siteKey = configuration["GOOGLE_CAPTCHA_KEY"]?.trim() ?? ""
  if (siteKey === "") return undefined
  const named = configuration["CAPTCHA_SCRIPT_URL"]?.trim() ?? ""
  const hosts = (configuration["CAPTCHA_HOSTS"] ?? "")
    .split(",")
    .map((host) => host.trim())
    .filter((host) => host !== "")
  const script = allowedRedirect(named === "" ? GOOGLE_SCRIPT : named, [GOOGLE_HOST, ...hosts], parse)
  return script === undefined
    ? undefined
    : { siteKey, script: `${script}${script.includes("?") ? "&" : "?"}render=explicit` }
}
