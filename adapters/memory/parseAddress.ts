import type { ParsedAddress } from "../../domain/shared/allowedRedirect.ts"

/** Parses an absolute URL with the platform's parser; `undefined` when it is invalid. */
export function parseAddress(address: string): ParsedAddress | undefined {
  try {
    const { href, protocol, hostname, port, username, password } = new URL(address)
    return { href, protocol, hostname, port, username, password }
  } catch {
    return undefined
  }
}
