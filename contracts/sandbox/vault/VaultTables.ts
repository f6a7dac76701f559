/** What the vault gives a token for: a whole card, or the security code of one that the shop keeps. */
export type SealedKind = "card" | "code"

export interface VaultTables {
  /**
   * What stands behind a token of the vault. The number and the code of the card are in it neither in clear nor hashed
   * (F104).
   */
  sealed_card: {
    token_hash: string
    kind: SealedKind
    /** Of a code all four are empty. */
    network: string
    last_digits: string
    /** What the simulated bank does with the card. */
    plan: string
    /** Only of a card that is to be kept. */
    holder: string
    /** End of the card; 0 of a code. */
    month: number
    year: number
    expires_at: number
    /** The order it has paid, or tried to; null while it is good. */
    order_id: number | null
  }
}
