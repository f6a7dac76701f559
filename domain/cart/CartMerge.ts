import type { Sku } from "../shared/Sku.ts"

/** Result of merging the guest's cart into the account's at the last sign-in (R8). */
export interface CartMerge {
  /** ID of the merge: a repeated sign-in request merges once. */
  readonly id: string
  readonly items: readonly { readonly sku: Sku; readonly quantity: number }[]
}

/** Units of a guest's cart that exceeded the limits at sign-in and are saved with the account (R8). */
export interface LeftoverItem {
  readonly id: string
  readonly sku: Sku
  readonly quantity: number
  /** The reason as a message key with parameters; the last parameter is the limit, if any. */
  readonly messageKey: string
  readonly parameters: readonly string[]
  readonly name?: string
}
