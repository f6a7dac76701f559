import type { ParsedAddress } from "../../../domain/shared/allowedRedirect.ts"
import { configurationOf } from "../settings/configurationOf.ts"
import { parseAddress } from "../parseAddress.ts"
import type { ShopPrograms } from "../ShopPrograms.ts"

/** Reads a service's script URL from a store's configuration. */
type ServiceOf = (
  configuration: Readonly<Record<string, string>>,
  parse: (address: string) => ParsedAddress | undefined,
) => { readonly script: string } | undefined

/**
 * Returns the origin of a service's script for the security policy, `'self'` for the shop's own; `undefined` without
 * the service.
 */
export async function scriptSource(
  programs: Pick<ShopPrograms, "store">,
  storeId: string | undefined,
  ownOrigin: string,
  serviceOf: ServiceOf,
): Promise<string | undefined> {
  const service = serviceOf(await configurationOf(programs, storeId), (address) => parseAddress(address, ownOrigin))
  if (service === undefined) return undefined
  const { origin } = new URL(service.script)
  return origin === new URL(ownOrigin).origin ? "'self'" : origin
}
