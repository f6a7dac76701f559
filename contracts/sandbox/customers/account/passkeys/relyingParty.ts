import { parseAddress } from "../../../platform/http/parseAddress.ts"
import { refused } from "../../../platform/http/Refused.ts"

/** The shop in Web Authentication. */
export interface RelyingParty {
  /** Domain that the passkeys belong to. */
  readonly id: string
  /** Origins on which they are used; others are refused, also of the same domain. */
  readonly origins: readonly string[]
}

const IP_ADDRESS = /^(?:\[.*\]|[0-9.]+)$/u

/**
 * Returns the relying party of a shop's origins: the host of the first one, and all on that host or below it. An IP
 * address cannot have passkeys; `undefined` when there is no other origin.
 */
export const relyingParty = (origins: readonly string[]): RelyingParty | undefined => {
  const known = origins
    .map((origin) => parseAddress(origin))
    .filter((url) => url !== undefined)
    .filter(({ hostname }) => !IP_ADDRESS.test(hostname))
  const id = known[0]?.hostname
  if (id === undefined) return undefined
  const own = known.filter(({ hostname }) => hostname === id || hostname.endsWith(`.${id}`))
  return { id, origins: own.map(({ origin }) => origin) }
}

/** Fails with 409 `_ERR_PASSKEYS_UNAVAILABLE` for a shop that is reached by an IP address only. */
export const requireRelyingParty = ({
  passkeyOrigins,
}: {
  readonly passkeyOrigins: () => readonly string[]
}): RelyingParty => {
  const found = relyingParty(passkeyOrigins())
  if (found === undefined)
    throw refused("_ERR_PASSKEYS_UNAVAILABLE", "Passkeys need a domain name: set PASSKEY_ORIGINS.")
  return found
}
