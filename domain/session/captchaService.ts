import type { ParsedAddress } from "../shared/allowedRedirect.ts"
import { allowedRedirect } from "../shared/allowedRedirect.ts"

/** A third-party captcha that replaces the backend's own. */
export interface CaptchaService {
  /** Site key (`GOOGLE_CAPTCHA_KEY`). */
  readonly siteKey: string
  /** Address of its script. */
  readonly script: string
}

/** Default provider of the site key. */
const GOOGLE_HOST = "www.google.com"
const GOOGLE_SCRIPT = `https://${GOOGLE_HOST}/recaptcha/api.js`

/**
 * Returns the captcha service of a store's configuration: `GOOGLE_CAPTCHA_KEY`, the script `CAPTCHA_SCRIPT_URL`
 * (default: the key's own service) and its allowed hosts `CAPTCHA_HOSTS`, a comma list. Returns `undefined` when the
 * store has none, or an untrusted one (R11): the backend's own image is used then.
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
