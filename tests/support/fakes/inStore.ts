import * as Layer from "effect/Layer"
import { StoreScope } from "../../../application/store/StoreScope.ts"
import type { Store } from "../../../domain/store/Store.ts"
import { aStore } from "../builders/aStore.ts"

/** The scope of a store in its default language. */
export function inStore(changes: Partial<Store> = {}): Layer.Layer<StoreScope> {
  const store = aStore(changes)
  return Layer.succeed(StoreScope, { store, language: store.languages[0], catalogId: store.catalogs[0].id })
}
