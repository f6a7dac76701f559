/**
 * Parses an address with the platform's URL parser; returns `undefined` when it is invalid. Does not use
 * `URL.canParse`: in Node 20 it rejects addresses with Latin-1 letters after it has been optimized.
 */
export const parseAddress = (address: string, base?: string): URL | undefined => {
  try {
    return new URL(address, base)
  } catch {
    return undefined
  }
}
