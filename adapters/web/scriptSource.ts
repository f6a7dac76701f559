import type { ParsedAddress } from "../../domain/shared/allowedRedirect.ts"
import { configurationOf } from "./configurationOf.ts"
import { parseAddress } from "./parseAddress.ts"
import type { ShopPrograms } from "./ShopPrograms.ts"

/** A service whose script a store's configuration names. */
type ServiceOf = (
  configuration: Readonly<Record<string, string>>,
  parse: (address: string) => ParsedAddress | undefined,
) => { readonly script: string } | undefined

/**
 * What the pages of a store must allow for a service: the one origin of its script, `'self'` when it is the shop's own;
 * `undefined` without one.
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
