import * as Effect from "effect/Effect"
import type { PageNavigator } from "../../application/platform/PageNavigator.ts"
import { parseAddress } from "./parseAddress.ts"

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
