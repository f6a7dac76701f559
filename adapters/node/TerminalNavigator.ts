import * as Effect from "effect/Effect"
import type { PageNavigator } from "../../application/platform/PageNavigator.ts"
import type { ParsedAddress } from "../../domain/shared/allowedRedirect.ts"

/** A terminal goes nowhere: it prints where to go on. An address without a host is one of the shop it talks to. */
export function terminalNavigator(print: (line: string) => void, shop: string): PageNavigator["Service"] {
  return {
    parse: (address) => parse(address, shop),
    go: (address) => Effect.sync(() => print(`Go on at ${address}`)),
    postForm: (address, fields) =>
      Effect.sync(() => print(`Go on in a browser at ${address}, which expects the fields ${Object.keys(fields).join(", ") || "(none)"}`)),
  }
}

function parse(address: string, base: string): ParsedAddress | undefined {
  try {
    const { href, protocol, hostname, port, username, password } = new URL(address, base)
    return { href, protocol, hostname, port, username, password }
  } catch {
    return undefined
  }
}
