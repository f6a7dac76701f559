import type { ParsedAddress } from "../../domain/payment/allowedRedirect.ts"

/** The parts of an address by the platform's own URL parser. */
export function parseWithPlatform(address: string): ParsedAddress | undefined {
  return URL.canParse(address) ? new URL(address) : undefined
}
