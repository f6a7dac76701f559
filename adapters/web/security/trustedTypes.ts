import { XML_POLICY } from "../../../application/chat/ChatConnection.ts"
import { SCRIPT_POLICY } from "../../../application/platform/ScriptLoader.ts"
import { tagManager } from "../../../domain/analytics/tagManager.ts"
import { configurationOf } from "../settings/configurationOf.ts"
import type { ShopPrograms } from "../ShopPrograms.ts"

/** Origins of a store's services whose scripts run in its pages; absent without the service. */
export interface ScriptSources {
  readonly captchaSource: string | undefined
  readonly fraudSource: string | undefined
}

/** The policy that Google's captcha script creates in the page. */
const GOOGLE_POLICY = "goog#html"
const GOOGLE = "https://www.google.com"
/** `tt-policy-name` of the Trusted Types standard; excludes keywords and wildcards. */
const POLICY_NAME = /^[A-Za-z0-9\-#=_/@.%]{1,128}$/

/**
 * Returns the Trusted Types policies that a store's pages may create: the loader's own, the chat's, and those of its
 * services (`CAPTCHA_TRUSTED_TYPES`, `FRAUD_SCRIPT_TRUSTED_TYPES` and `TAG_MANAGER_TRUSTED_TYPES` of its configuration,
 * comma-separated names), each only if the store has that service (F191). Leaves out names that a security policy would
 * interpret differently.
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
  const manager = tagManager(configuration) === undefined ? [] : named("TAG_MANAGER_TRUSTED_TYPES")
  const chat = storeId === undefined ? [] : [XML_POLICY]
  return [...new Set([SCRIPT_POLICY, ...chat, ...captcha, ...fraud, ...manager])]
}
