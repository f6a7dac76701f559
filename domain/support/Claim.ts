/** Kinds of claims about an order. */
export const CLAIM_KINDS = ["DAMAGED", "WRONG_ITEM", "MISSING_ITEM", "NOT_RECEIVED", "OVERCHARGED", "OTHER"] as const
export type ClaimKind = (typeof CLAIM_KINDS)[number]

/** A customer's claim about an order. */
export interface Claim {
  readonly orderId: string
  readonly kind: ClaimKind
  /** The lines concerned; empty for the whole order. */
  readonly items: readonly { readonly sku: string; readonly quantity: number }[]
  readonly description: string
  readonly email: string
  readonly phone?: string
}

/** Whether a claim of this kind must name its lines. */
export function namesItems(kind: ClaimKind): boolean {
  return kind === "DAMAGED" || kind === "WRONG_ITEM" || kind === "MISSING_ITEM"
}
