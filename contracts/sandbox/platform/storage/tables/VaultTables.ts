/** Content of a token: a whole card, or the security code of a saved card. */
export type SealedKind = "card" | "code"

export interface VaultTables {
  /** Content of a vault token. Neither number nor security code of the card is stored, not even hashed (F104). */
  sealed_card: {
    token_hash: string
    kind: SealedKind
    /** For a security code all four are empty. */
    network: string
    last_digits: string
    /** How the simulated bank handles the card. */
    plan: string
    /** Only for a card to be saved. */
    holder: string
    /** Expiry month of the card; 0 for a security code. */
    month: number
    year: number
    expires_at: number
    /** The order of its payment or attempt; null while it is unused. */
    order_id: number | null
  }
}
