const HEADER = "x-forwarded-for"

/**
 * The address of the client behind a connection. Every trusted proxy has added the address that it was asked from to
 * the end of
 * `x-forwarded-for`; entries before those were written by the client itself and count for nothing. With no trusted
 * proxy it is the connection's own address. Absent where the connection has ended already.
 */
export function clientAddress(
  rawHeaders: readonly string[],
  remoteAddress: string | undefined,
  trustedProxies: number,
): string | undefined {
  const chain = [...valuesOf(rawHeaders), ...(remoteAddress === undefined ? [] : [remoteAddress])]
  return chain.at(-1 - Math.min(trustedProxies, chain.length - 1))
}

/** Raw headers with this one address as the only `x-forwarded-for`; without the header where there is none. */
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
