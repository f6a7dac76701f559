import type { ParsedAddress } from "../../domain/shared/allowedRedirect.ts"

/** The parts of a whole address by the platform's URL parser; `undefined` when it is none. */
export function parseAddress(address: string): ParsedAddress | undefined {
  try {
    const { href, protocol, hostname, port, username, password } = new URL(address)
    return { href, protocol, hostname, port, username, password }
  } catch {
    return undefined
  }
}
