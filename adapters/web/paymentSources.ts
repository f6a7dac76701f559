import { REDIRECT_HOSTS } from "../../application/checkout/toCheckoutOutcome.ts"
import { isOnSameMachine } from "../../domain/shared/allowedRedirect.ts"
import { configurationOf } from "./configurationOf.ts"
import { parseAddress } from "./parseAddress.ts"
import type { ShopPrograms } from "./ShopPrograms.ts"

/**
 * The origins a store's payments may lead to besides the shop's own, from its allow-list (ruling R11); a host that is
 * none, or would say more to a policy than a name, is left out, but for an origin on the shop's own machine. A store
 * that cannot be asked about allows none.
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
