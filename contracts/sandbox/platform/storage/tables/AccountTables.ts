import type { Generated, GeneratedAlways } from "kysely"
import type { Channel } from "./OutboxTables.ts"

export interface AccountTables {
  /** Saved addresses. The body is JSON of the contract's Address without its id. */
  address: {
    address_id: GeneratedAlways<number>
    user_id: number
    store_id: string
    body: string
    created_at: number
    changed_at: number
  }
  /** Data of a registered user besides names and login IDs. */
  profile: {
    user_id: number
    middle_name: string | null
    nic_name: string | null
    /** E.164 with the leading plus. */
    phone: string | null
    is_phone_proven: Generated<boolean>
    /** Calendar date, `1996-02-29`. */
    birthdate: string | null
    contact_method: string | null
    preferred_stloc_id: string | null
    newsletter: Generated<boolean>
    primary_address_id: number | null
    sponsor_id: number | null
    sponsor_code: string
    /** Pseudonym of the user in analytics. */
    user_token: string
  }
  accepted_policy: { user_id: number; store_id: string; policy_type: number; accepted_at: number }
  /** Password reset links sent by mail. Each can be used once. */
  access_link: { link_hash: string; user_id: number; expires_at: number }
  /** Six-digit codes that were sent: one per requester, contact and purpose. */
  validation_code: {
    /** The user of the requesting session; 0 for a customer who cannot sign in. */
    owner_id: number
    /** E-mail address or telephone number. */
    contact: string
    functionality: string
    /**
     * Network address of the requester for a code without owner, so that other addresses cannot use it up. Empty when a
     * session owns the code.
     */
    asked_from: Generated<string>
    channel: Channel
    store_id: string
    /** scrypt, as `salt.hash`. */
    code_hash: string
    tries: Generated<number>
    /** Tries from network addresses other than the requester's. */
    foreign_tries: Generated<number>
    sent_at: number
    expires_at: number
    /** When the code was verified. It cannot be entered again; its verification is valid until `expires_at`. */
    proven_at: number | null
  }
  /** Users of the simulated providers of `socialLogin`. */
  social_account: { social_type: string; subject: string; password_hash: string; created_at: number }
  /** Codes issued by the simulated providers. */
  social_code: { code_hash: string; social_type: string; subject: string; expires_at: number }
  /** The account that a provider identity signs in to. */
  social_identity: { social_type: string; subject: string; user_id: number; linked_at: number }
  /** The random id of an account in its passkeys, in base64url. */
  passkey_user: { user_id: number; user_handle: string }
  /** Passkeys of accounts; ids and public keys (COSE) in base64url. */
  passkey: {
    credential_id: string
    user_id: number
    public_key: string
    /** Number of uses that the authenticator reports; always 0 for passkeys that are synchronized. */
    counter: number
    /** How browsers reach the authenticator, separated by commas. */
    transports: string
    name: string
    is_synced: boolean
    created_at: number
    /** Last sign-in with it. */
    used_at: number | null
  }
  /** Challenges that no browser has answered yet. */
  passkey_challenge: {
    challenge_id: string
    challenge: string
    purpose: "add" | "signIn"
    store_id: string
    /** The session that adds a passkey; null for a sign-in. */
    session_id: string | null
    expires_at: number
  }
  /** Sale periods of a store, edited in the admin console. */
  sales_event: { event_id: GeneratedAlways<number>; store_id: string; kind: string; starts_at: number; ends_at: number }
}
