import type { ParsedAddress } from "../shared/allowedRedirect.ts"
import { allowedRedirect } from "../shared/allowedRedirect.ts"
import type { ReadablePolicy } from "./POLICY_PARAMETERS.ts"
import { POLICY_PARAMETERS } from "./POLICY_PARAMETERS.ts"

/**
 * Returns the address of a store's policy from its configuration, with `{language}` replaced by the page's language
 * (BCP 47), on the storefront's own origin or by https on a host of `POLICY_HOSTS`, a comma list (R11). Returns
 * `undefined` when it is missing or not allowed. `parse` is the platform's URL parser.
 */
export function policyAddress(
  configuration: Readonly<Record<string, string>>,
  policy: ReadablePolicy,
  language: string,
  parse: (address: string) => ParsedAddress | undefined,
): string | undefined {
  const address = configuration[POLICY_PARAMETERS[policy]]?.trim() ?? ""
  const hosts = (configuration["POLICY_HOSTS"] ?? "").split(",").map((host) => host.trim())
  return address === ""
    ? undefined
    : allowedRedirect(address.replaceAll("{language}", encodeURIComponent(language)), hosts, parse)
}
