import * as Effect from "effect/Effect"
import type { PageNavigator } from "../../application/platform/PageNavigator.ts"
import { parseAddress } from "./parseAddress.ts"

/** A departure from the shop. */
export type RecordedNavigation =
  | { readonly kind: "go"; readonly address: string }
  | { readonly kind: "postForm"; readonly address: string; readonly fields: Readonly<Record<string, string>> }

/** Goes nowhere and remembers where to. On a server, where nobody can be sent elsewhere, nobody reads it. */
export function memoryNavigator(navigations: RecordedNavigation[] = []): PageNavigator["Service"] {
  return {
    parse: parseAddress,
    go: (address) => Effect.sync(() => void navigations.push({ kind: "go", address })),
    postForm: (address, fields) => Effect.sync(() => void navigations.push({ kind: "postForm", address, fields })),
  }
}
