import * as Context from "effect/Context"
import type { Store, StoreLanguage } from "../../domain/store/Store.ts"

/** The customer's current store and language. All services of one store depend on it. */
export class StoreScope extends Context.Service<
  StoreScope,
  {
    readonly store: Store
    readonly language: StoreLanguage
    readonly catalogId: string
  }
>()("StoreScope") {}
