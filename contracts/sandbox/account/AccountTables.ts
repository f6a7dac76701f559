import type { Generated, GeneratedAlways } from "kysely"
import type { Channel } from "../outbox/OutboxTables.ts"

export interface AccountTables {
  /** Saved addresses; the body is JSON of the contract's Address without its id. */
  address: {
    address_id: GeneratedAlways<number>
    user_id: number
    store_id: string
    body: string
    created_at: number
    changed_at: number
  }
  /** What the shop keeps about a registered user besides names and logons. */
  profile: {
    user_id: number
    middle_name: string | null
    nic_name: string | null
    /** In international form with plus. */
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
    /** Stands for the user in analytics. */
    user_token: string
  }
  accepted_policy: { user_id: number; store_id: string; policy_type: number; accepted_at: number }
  /** Links to a new password that were sent by mail; each opens its account once. */
  access_link: { link_hash: string; user_id: number; expires_at: number }
  /** Codes of six digits that were sent, one per asker, place and purpose. */
  validation_code: {
    /** The user whose session asked; 0 where nobody needs one. */
    owner_id: number
    /** E-mail address or telephone number. */
    contact: string
    functionality: string
    /**
     * Network address that asked for a code nobody owns, so that others cannot use it up; empty for a session's own.
     */
    asked_from: Generated<string>
    channel: Channel
    store_id: string
    /** scrypt, as `salt.hash`. */
    code_hash: string
    tries: Generated<number>
    /** Tries from other network addresses than the one that asked. */
    foreign_tries: Generated<number>
    sent_at: number
    expires_at: number
    /** When the code was proved; it cannot be used again, its proof can until `expires_at`. */
    proven_at: number | null
  }
  /** People at the simulated providers of `socialLogin`. */
  social_account: { social_type: string; subject: string; password_hash: string; created_at: number }
  /** Codes that the simulated providers gave out. */
  social_code: { code_hash: string; social_type: string; subject: string; expires_at: number }
  /** Which account a person at a provider enters. */
  social_identity: { social_type: string; subject: string; user_id: number; linked_at: number }
  /** Sales of a store; the desk writes them. */
  sales_event: { event_id: GeneratedAlways<number>; store_id: string; kind: string; starts_at: number; ends_at: number }
}
