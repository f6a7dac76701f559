import type { Store, StoreLanguage } from "../../domain/store/Store.ts"
import type { TextCatalogue } from "../text/TextCatalogue.ts"

/** The store, language and catalogue that commands work in. */
export interface StoreContext {
  readonly store: Store
  readonly language: StoreLanguage
  readonly catalogId: string
  /** Texts that the shop's editors replaced. */
  readonly texts?: TextCatalogue
}
