/** The last valid month of a card. */
export interface CardExpiry {
  /** 1–12. */
  readonly month: number
  /** Four digits. */
  readonly year: number
}

/** Parses month and year of a form; two-digit years are in this century. */
export const cardExpiry = (month: string, year: string, now: number): CardExpiry => {
  const century = Math.floor(new Date(now).getUTCFullYear() / 100) * 100
  return { month: Number(month), year: year.length === 2 ? century + Number(year) : Number(year) }
}

/**
 * Whether the month is over everywhere on earth (UTC-12): a card is valid to the end of its month, in every time zone.
 */
export const isOver = ({ month, year }: CardExpiry, now: number): boolean => now >= Date.UTC(year, month, 1, 12)
