/**
 * The address as the platform's URL parser reads it; `undefined` when it is none. The parser itself is asked:
 * `URL.canParse` of Node 20 says no to addresses with Latin-1 letters once it has been compiled.
 */
export function parseAddress(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base)
  } catch {
    return undefined
  }
}
