import type { Card } from "../payment/Card.ts"

/** A saved card: what a shopper recognises it by, and nothing to pay with elsewhere. */
export interface WalletCard {
  readonly id: string
  /** What a payment names the card by. */
  readonly hash: string
  /** As the shop spells it, for example `visa`. */
  readonly network: string
  readonly lastDigits: string
  readonly holder: string
  /** 1–12. */
  readonly month: number
  /** Four digits. */
  readonly year: number
  /** Name the shopper gave it. */
  readonly tag?: string
  readonly isDefault: boolean
  readonly isExpired: boolean
}

/** The saved cards, the default one first, and how many there may be. */
export interface WalletCards {
  readonly cards: readonly WalletCard[]
  readonly maximum: number
}

/** A card to save. */
export interface WalletCardEntry {
  readonly card: Card
  readonly tag?: string
  readonly becomesDefault?: boolean
  /** Id of the saved card that it replaces. */
  readonly replaces?: string
}

/** How a saved card is named: by one of the two. */
export type WalletCardName = { readonly id: string } | { readonly hash: string }
