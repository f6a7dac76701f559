/** What can go wrong with an order. */
export const CLAIM_KINDS = ["DAMAGED", "WRONG_ITEM", "MISSING_ITEM", "NOT_RECEIVED", "OVERCHARGED", "OTHER"] as const
export type ClaimKind = (typeof CLAIM_KINDS)[number]

/** What a shopper claims about an order. */
export interface Claim {
  readonly orderId: string
  readonly kind: ClaimKind
  /** Lines it is about; none for the whole order. */
  readonly items: readonly { readonly sku: string; readonly quantity: number }[]
  readonly description: string
  readonly email: string
  readonly phone?: string
}

/** Whether a claim of this kind must name the lines it is about. */
export function namesItems(kind: ClaimKind): boolean {
  return kind === "DAMAGED" || kind === "WRONG_ITEM" || kind === "MISSING_ITEM"
}
