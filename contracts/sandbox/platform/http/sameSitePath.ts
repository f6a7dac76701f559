import { parseAddress } from "./parseAddress.ts"

/** Two invalid hosts: a path that leads to another host differs for at least one of them. */
const ORIGINS = ["https://shop.invalid", "https://other.invalid"] as const

/**
 * Returns a path of this server with its query and fragment, as the URL parser writes it. Returns `undefined` for
 * everything that is, or is normalized to, an address on another host. The result is parsed once more, because the
 * parser itself may produce a text that it would read as another host: `/..//evil.example` becomes `//evil.example`
 * (F182).
 */
export const sameSitePath = (text: string): string | undefined => {
  if (!text.startsWith("/")) return undefined
  const url = parseAddress(text, ORIGINS[0])
  return url === undefined || url.origin !== ORIGINS[0] ? undefined : relativeUrl(url)
}

/** Returns path, query and fragment of an address; undefined when they would resolve differently without the host. */
export const relativeUrl = ({ pathname, search, hash }: URL): string | undefined => {
  const path = `${pathname}${search}${hash}`
  const isStable = ORIGINS.every((origin) => parseAddress(path, origin)?.href === `${origin}${path}`)
  return isStable && !pathname.includes("//") ? path : undefined
}
