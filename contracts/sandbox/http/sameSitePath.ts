import { parseAddress } from "./parseAddress.ts"

/** Two hosts that no address names: a path that leads elsewhere shows on at least one of them. */
const ORIGINS = ["https://shop.invalid", "https://other.invalid"] as const

/**
 * A path of this server with its query and fragment, as the URL parser writes it; `undefined` for everything that is,
 * or is rewritten to, an address elsewhere. The text that is returned is parsed once more, because the parser itself
 * may produce what it would read as another host: `/..//evil.example` becomes `//evil.example` (F182).
 */
export const sameSitePath = (text: string): string | undefined => {
  if (!text.startsWith("/")) return undefined
  const url = parseAddress(text, ORIGINS[0])
  return url === undefined || url.origin !== ORIGINS[0] ? undefined : relativeUrl(url)
}

/** Path, query and fragment of an address, where they mean the same standing alone. */
export const relativeUrl = ({ pathname, search, hash }: URL): string | undefined => {
  const path = `${pathname}${search}${hash}`
  const isStable = ORIGINS.every((origin) => parseAddress(path, origin)?.href === `${origin}${path}`)
  return isStable && !pathname.includes("//") ? path : undefined
}
