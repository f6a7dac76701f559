import { REDIRECT_HOSTS } from "../../../application/checkout/toCheckoutOutcome.ts"
import { isOnSameMachine } from "../../../domain/shared/allowedRedirect.ts"
import { configurationOf } from "../settings/configurationOf.ts"
import { parseAddress } from "../parseAddress.ts"
import type { ShopPrograms } from "../ShopPrograms.ts"

/**
 * Returns the origins that a store's payments may use besides the shop's own, from its allow-list (R11). Leaves
 * out an invalid host and one with characters that a security policy would interpret, but keeps an origin on the shop's
 * own machine. Empty for an unavailable store.
 */
export async function paymentSources(
  programs: Pick<ShopPrograms, "store">,
  storeId: string | undefined,
  ownOrigin: string,
): Promise<readonly string[]> {
  return ((await configurationOf(programs, storeId))[REDIRECT_HOSTS] ?? "").split(",").flatMap((host) => {
    if (host.includes("://"))
      return isOnSameMachine(host.trim(), (address) => parseAddress(address, ownOrigin)) ? [host.trim()] : []
    const url = parseAddress(`https://${host.trim()}/`)
    return url !== undefined && url.hostname === host.trim().toLowerCase() && /^[a-z0-9.-]+$/.test(url.hostname)
      ? [`https://${url.hostname}`]
      : []
  })
}
