/**
 * Parses a URL with the platform's parser; `undefined` when it is invalid. Does not use `URL.canParse`: once compiled,
 * Node 20's version rejects addresses with Latin-1 letters.
 */
export function parseAddress(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base)
  } catch {
    return undefined
  }
}
