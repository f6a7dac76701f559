import type { Card, YearMonth } from "../payment/Card.ts"
import type { TokenizedCard } from "../payment/PaymentEntry.ts"

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

/** A card to save, or without `card` the name and default of the saved card that `replaces` identifies. */
export interface WalletCardEntry {
  /** Typed, or typed into a vault's frame. */
  readonly card?: Card | TokenizedCard
  readonly tag?: string
  readonly becomesDefault?: boolean
  /** ID of the saved card that it replaces. */
  readonly replaces?: string
}

/** Identifies a saved card by id or hash. */
export type WalletCardName = { readonly id: string } | { readonly hash: string }

/** Months before the end of a card from which a warning is shown. */
const WARNING_MONTHS = 2

/** Whether a card expires in this month or one of the next two, so that it is time to replace it. */
export function expiresSoon({ month, year, isExpired }: WalletCard, now: YearMonth): boolean {
  const monthsLeft = (year - now.year) * 12 + (month - now.month)
  return !isExpired && monthsLeft <= WARNING_MONTHS
}

/**
 * Whether a card is the customer's own. A teen's list also contains the cards of approvals, whose id is their hash;
 * only the sponsor can change them.
 */
export function isOwnCard({ id, hash }: WalletCard): boolean {
  return id !== hash
}
