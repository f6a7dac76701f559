import type { ParsedAddress } from "../shared/allowedRedirect.ts"
import { allowedRedirect } from "../shared/allowedRedirect.ts"
import { sameSitePath } from "../shared/sameSitePath.ts"

/**
 * Returns the address of a carrier's page for a parcel (R11): a path of the shop's own origin, or an https address on a
 * host of the store's `TRACKING_HOSTS`, a comma list. Returns `undefined` when it is not allowed. `parse` is the
 * platform's URL parser.
 */
export function trackingLink(
  address: string,
  configuration: Readonly<Record<string, string>>,
  parse: (address: string) => ParsedAddress | undefined,
): string | undefined {
  const hosts = (configuration["TRACKING_HOSTS"] ?? "").split(",").map((host) => host.trim())
  return sameSitePath(address) ?? allowedRedirect(address, hosts, parse)
}
