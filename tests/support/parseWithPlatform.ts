import type { ParsedAddress } from "../../domain/shared/allowedRedirect.ts"

/** The parts of an address by the platform's own URL parser, relative to `base` where there is one. */
export function parseWithPlatform(address: string, base?: string): ParsedAddress | undefined {
  // Node's URL.canParse, once it is hot, says no to addresses with Latin-1 letters; the parser itself never does.
  try {
    return new URL(address, base)
  } catch {
    return undefined
  }
}
