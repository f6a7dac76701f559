import type { Sites } from "../../../domain/navigation/Site.ts"

/** Names of the local machine; a shop on one of them is reachable by both. */
const LOOPBACK = ["127.0.0.1", "localhost"]

/** The public origins of this shop, the desktop site's first. */
export function ownOrigins(address: string, { mobile }: Sites): readonly string[] {
  const { hostname, origin } = new URL(address)
  const others = LOOPBACK.includes(hostname) ? LOOPBACK.map((name) => origin.replace(`//${hostname}`, `//${name}`)) : []
  return [...new Set([origin, ...(mobile?.origin === undefined ? [] : [mobile.origin]), ...others])]
}
