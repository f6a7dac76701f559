import type { Sku } from "../shared/Sku.ts"

/** What the last login brought from the guest's cart into the account's (ruling R8). */
export interface CartMerge {
  /** Names the merge: the same login sent twice merges once. */
  readonly id: string
  readonly items: readonly { readonly sku: Sku; readonly quantity: number }[]
}

/** Units of a guest's cart that the limits left out at a login, kept for later with the account (ruling R8). */
export interface LeftoverItem {
  readonly id: string
  readonly sku: Sku
  readonly quantity: number
  /** Why they were left out, with what the message tells; the last parameter is the limit where there was one. */
  readonly messageKey: string
  readonly parameters: readonly string[]
  readonly name?: string
}
