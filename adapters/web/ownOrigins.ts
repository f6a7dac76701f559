import type { Sites } from "../../domain/navigation/Site.ts"

/** What a machine calls itself; a shop that listens there is opened by either. */
const LOOPBACK = ["127.0.0.1", "localhost"]

/** The origins by which shoppers reach this shop, the first one being that of its desktop site. */
export function ownOrigins(address: string, { mobile }: Sites): readonly string[] {
  const { hostname, origin } = new URL(address)
  const others = LOOPBACK.includes(hostname) ? LOOPBACK.map((name) => origin.replace(`//${hostname}`, `//${name}`)) : []
  return [...new Set([origin, ...(mobile?.origin === undefined ? [] : [mobile.origin]), ...others])]
}
