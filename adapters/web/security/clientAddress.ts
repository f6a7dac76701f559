const HEADER = "x-forwarded-for"

/**
 * Returns the client's address of a connection. Each trusted proxy appends the address of its client to
 * `x-forwarded-for`; earlier entries come from the client and are ignored. Without trusted proxies it is the
 * connection's own address. Absent after the connection has ended.
 */
export function clientAddress(
  rawHeaders: readonly string[],
  remoteAddress: string | undefined,
  trustedProxies: number,
): string | undefined {
  const chain = [...valuesOf(rawHeaders), ...(remoteAddress === undefined ? [] : [remoteAddress])]
  return chain.at(-1 - Math.min(trustedProxies, chain.length - 1))
}

/** Returns raw headers with this address as the only `x-forwarded-for`; without the header when there is none. */
export function withForwardedFor(rawHeaders: readonly string[], address: string | undefined): string[] {
  const others = rawHeaders.filter((_, index) => rawHeaders[index - (index % 2)]?.toLowerCase() !== HEADER)
  return address === undefined ? others : [...others, HEADER, address]
}

function valuesOf(rawHeaders: readonly string[]): readonly string[] {
  return rawHeaders
    .flatMap((name, index) =>
      index % 2 === 0 && name.toLowerCase() === HEADER ? (rawHeaders[index + 1] ?? "").split(",") : [],
    )
    .map((part) => part.trim())
    .filter((part) => part !== "")
}
