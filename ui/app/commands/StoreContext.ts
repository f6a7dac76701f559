import type { Store, StoreLanguage } from "../../../domain/store/Store.ts"
import type { TextCatalogue } from "../../text/TextCatalogue.ts"

/** The store, language and catalog a core works in. */
export interface StoreContext {
  readonly store: Store
  readonly language: StoreLanguage
  readonly catalogId: string
  /** Words that the shop's editors put in place of its own. */
  readonly texts?: TextCatalogue
}
