import type { Card } from "../payment/Card.ts"

/** A saved card: display data only, unusable for payments elsewhere. */
export interface WalletCard {
  readonly id: string
  /** Identifies the card in a payment. */
  readonly hash: string
  /** The backend's spelling, for example `visa`. */
  readonly network: string
  readonly lastDigits: string
  readonly holder: string
  /** 1–12. */
  readonly month: number
  /** Four digits. */
  readonly year: number
  /** The customer's name for it. */
  readonly tag?: string
  readonly isDefault: boolean
  readonly isExpired: boolean
}

/** Saved cards, the default one first, and their maximum number. */
export interface WalletCards {
  readonly cards: readonly WalletCard[]
  readonly maximum: number
}

/** A card to save. */
export interface WalletCardEntry {
  readonly card: Card
  readonly tag?: string
  readonly becomesDefault?: boolean
  /** ID of the saved card that it replaces. */
  readonly replaces?: string
}

/** Identifies a saved card by id or hash. */
export type WalletCardName = { readonly id: string } | { readonly hash: string }
