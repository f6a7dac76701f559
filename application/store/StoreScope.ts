import * as Context from "effect/Context"
import type { Store, StoreLanguage } from "../../domain/store/Store.ts"

/** The store and language a shopper is in. Everything that belongs to one store is made for it. */
export class StoreScope extends Context.Service<
  StoreScope,
  {
    readonly store: Store
    readonly language: StoreLanguage
    readonly catalogId: string
  }
>()("StoreScope") {}
