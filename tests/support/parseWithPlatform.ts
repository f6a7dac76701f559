import type { ParsedAddress } from "../../domain/shared/allowedRedirect.ts"

/** Parses an address with the platform's own URL parser, relative to `base` where there is one. */
export function parseWithPlatform(address: string, base?: string): ParsedAddress | undefined {
  // Node's URL.canParse, once optimised, rejects addresses with Latin-1 letters; the parser itself never does.
  try {
    return new URL(address, base)
  } catch {
    return undefined
  }
}
