import type { Generated, GeneratedAlways } from "kysely"

export interface WalletTables {
  /** A gift card. Only hashes of its number and security code are stored. */
  gift_card_account: {
    account_id: GeneratedAlways<number>
    store_id: string
    /** `giftCardNumberHash`; unique per store. */
    number_hash: string
    /** `giftCardCodeHash` of number and security code. */
    cvv_hash: string
    /** `giftCardCodeHash` of number and activation code; null for a card that needs none. */
    activation_hash: string | null
    last_digits: string
    currency: string
    /** Minor units; never below 0: the database enforces it. */
    balance: number
    activated: boolean
    created_at: number
    activated_at: number | null
  }
  /** Payments of a gift card, negative, and refunds to it, positive, in minor units. */
  gift_card_movement: {
    movement_id: GeneratedAlways<number>
    account_id: number
    /** The paid cart or order. */
    order_id: number
    user_id: number
    amount: number
    created_at: number
  }
  /** A saved card. Never its number or security code. */
  wallet_card: {
    card_id: GeneratedAlways<number>
    user_id: number
    store_id: string
    card_guid: string
    /** Identifies the card in payments. */
    card_hash: string
    network: string
    last_digits: string
    holder: string
    /** 1–12. */
    month: number
    /** Four digits. */
    year: number
    tag: string | null
    /** At most one per customer and store: the database enforces it. */
    is_default: boolean
    saved_at: number
  }
  /** Devices from which the customer has listed cards, by hash. */
  wallet_device: { user_id: number; device_hash: string; seen_at: number }
  /** Tickets of purchases in physical stores; each is in one wallet, once. */
  wallet_ticket: {
    ticket_id: GeneratedAlways<number>
    store_id: string
    user_id: number
    tuid: string
    hash_code: string
    /** Hash of its purchaseToken. */
    token_hash: string
    amount: number
    currency: string
    is_wallet: boolean
    bought_at: number
    added_at: number
  }
  /** Displayed tokens that are not used yet. */
  qr_payment_token: { token_hash: string; user_id: number; store_id: string; card_id: number; expires_at: number }
  wallet_data: {
    user_id: number
    store_id: string
    wallet_card_name: string
    /** JSON of the policy numbers. */
    accepted_policies: string
    policies_at: number
    address_id: number | null
  }
  /** Gift cards in the wallets of registered customers. */
  wallet_gift_card: { user_id: number; account_id: number; added_at: number }
  /** Failed attempts by secret; the count restarts after a while. */
  secret_try: { try_key: string; tries: Generated<number>; started_at: number }
}
