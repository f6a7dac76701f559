import { SCRIPT_POLICY } from "../../application/platform/ScriptLoader.ts"
import { configurationOf } from "./configurationOf.ts"
import type { ShopPrograms } from "./ShopPrograms.ts"

/** The origin of a store's services whose scripts run in its pages; absent without one. */
export interface ScriptSources {
  readonly captchaSource: string | undefined
  readonly fraudSource: string | undefined
}

/** The policy of Google's scripts; its captcha creates it in the page that shows it. */
const GOOGLE_POLICY = "goog#html"
const GOOGLE = "https://www.google.com"
/** `tt-policy-name` of the Trusted Types standard. A keyword or a wildcard is none. */
const POLICY_NAME = /^[A-Za-z0-9\-#=_/@.%]{1,128}$/

/**
 * The Trusted Types policies that the pages of a store may create: the loader's own, and those that its services create
 * (`CAPTCHA_TRUSTED_TYPES` and `FRAUD_SCRIPT_TRUSTED_TYPES` of its configuration, comma lists of names), each only
 * where the store has that service (F191). A name that a security policy would read as something else is left out.
 */
export async function trustedTypes(
  programs: Pick<ShopPrograms, "store">,
  storeId: string | undefined,
  { captchaSource, fraudSource }: ScriptSources,
): Promise<readonly string[]> {
  const configuration = await configurationOf(programs, storeId)
  const named = (variable: string) =>
    (configuration[variable] ?? "")
      .split(",")
      .map((name) => name.trim())
      .filter((name) => POLICY_NAME.test(name))
  const captcha =
    captchaSource === undefined
      ? []
      : [...(captchaSource === GOOGLE ? [GOOGLE_POLICY] : []), ...named("CAPTCHA_TRUSTED_TYPES")]
  const fraud = fraudSource === undefined ? [] : named("FRAUD_SCRIPT_TRUSTED_TYPES")
  return [...new Set([SCRIPT_POLICY, ...captcha, ...fraud])]
}
