import type { StoreLanguage } from "../stores/StoreData.ts"
import type { ResolvedStore } from "../stores/Stores.ts"

/** A quote for rendering; amounts in minor units. */
export interface Budget {
  readonly store: ResolvedStore
  readonly language: StoreLanguage
  readonly createdAt: number
  readonly date: string
  readonly validUntil: string
  readonly customer: string
  readonly lines: readonly { readonly description: string; readonly quantity: number; readonly price: number }[]
  readonly total: number
}
