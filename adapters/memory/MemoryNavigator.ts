import * as Effect from "effect/Effect"
import type { PageNavigator } from "../../application/platform/PageNavigator.ts"
import type { ParsedAddress } from "../../domain/shared/allowedRedirect.ts"

/** Parses an absolute URL with the platform's parser; `undefined` when it is invalid. */
function parseAddress(address: string): ParsedAddress | undefined {
  try {
    const { href, protocol, hostname, port, username, password } = new URL(address)
    return { href, protocol, hostname, port, username, password }
  } catch {
    return undefined
  }
}

/** A navigation away from the shop. */
export type RecordedNavigation =
  | { readonly kind: "go"; readonly address: string }
  | { readonly kind: "postForm"; readonly address: string; readonly fields: Readonly<Record<string, string>> }

/** Records navigations instead of performing them. A server cannot navigate and does not read the record. */
export function memoryNavigator(navigations: RecordedNavigation[] = []): PageNavigator["Service"] {
  return {
    parse: parseAddress,
    go: (address) => Effect.sync(() => void navigations.push({ kind: "go", address })),
    postForm: (address, fields) => Effect.sync(() => void navigations.push({ kind: "postForm", address, fields })),
  }
}
