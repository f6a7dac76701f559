import type { Generated, GeneratedAlways } from "kysely"

export type UserKind = "guest" | "registered" | "business"

export interface SessionTables {
  /** All users, guests included. */
  customer: {
    user_id: GeneratedAlways<number>
    kind: UserKind
    /** Lower case; unique; absent for guests. */
    email: string | null
    /** International form with plus; unique; absent without phone sign-in. */
    phone_logon: string | null
    /** scrypt, as `salt.hash` in base64url; absent for guests and for other sign-in methods. */
    password_hash: string | null
    first_name: string | null
    last_name: string | null
    /** When the owner verified `email`; null for an unverified address, which may belong to another person. */
    email_verified_at: Generated<number | null>
    created_at: number
  }
  session: {
    session_id: string
    store_id: string
    user_id: number
    kind: UserKind
    language_id: string | null
    client_id: string | null
    /** Sign-in channel, if the call named one. */
    channel: string | null
    /** Whether its cookies outlive the browser. */
    remember_me: Generated<boolean>
    access_hash: string
    access_expires_at: number
    refresh_hash: string
    refresh_expires_at: number
    created_at: number
    /** User agent of the sign-in, shortened. */
    device: string | null
    /** Last call, at most `USE_INTERVAL_MS` late; null until the first one. */
    used_at: number | null
    ended_at: number | null
  }
  /** Browsers and network addresses from which accounts were signed in, as hashes. */
  known_caller: { user_id: number; caller_hash: string; seen_at: number }
  /** Refresh tokens that were already exchanged: a second use means that the token was stolen. */
  /** `sealed_tokens`: the tokens of that refresh; see `sealTokens`. */
  spent_refresh: { refresh_hash: string; session_id: string; spent_at: number; sealed_tokens: string | null }
  /** The key that encrypts the hints of `hlpzi`: one row. */
  login_hint_key: { position: number; key: string }
  /** Number of attempts by kind and subject; see `countTry`. */
  counted_try: { try_key: string; tries: number; started_at: number; locked_until: number }
}
