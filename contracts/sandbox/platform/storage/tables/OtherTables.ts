import type { Generated, GeneratedAlways } from "kysely"

export interface OtherTables {
  /** Texts of the content system that replace the texts shipped with the user interface. */
  translation: { store_id: string; language_code: string; text_key: string; value: string }
  /** Messages to customer service; attachments are only in the mail. */
  contact_case: {
    case_id: number
    store_id: string
    user_id: number
    topic: string
    /** JSON of the contract's ContactMessage without captcha and file contents. */
    letter: string
    created_at: number
    status: Generated<string>
    /** Of the last change of its status. */
    updated_at: Generated<number | null>
  }
  claim: {
    claim_id: number
    store_id: string
    order_id: number
    claim_type: string
    description: string
    email: string
    phone: string | null
    created_at: number
    status: Generated<string>
    /** Of the last change of its status. */
    updated_at: Generated<number | null>
  }
  /** Subject of a claim; an empty sku is the whole order. One per kind and line of an order. */
  claim_line: { order_id: number; claim_type: string; sku: string; quantity: number; claim_id: number }
  user_segment: {
    user_id: number
    store_id: string
    segment: string
    promotion_id: string | null
    order_id: number | null
  }
  /** Each reward can be chosen once. */
  chosen_reward: { user_id: number; store_id: string; reward_id: string; coupon_code: string | null; chosen_at: number }
  push_device: {
    token: string
    user_id: number
    store_id: string
    platform: string
    device_id: string | null
    registered_at: number
  }
  /** Staff who may act for clients, with the key that signs their tokens. */
  store_agent: { agent_id: string; secret: string }
  /** Used nonces of agents' tokens. */
  spent_agent_token: { agent_id: string; nonce: string; spent_at: number }
  /** Client sessions that an agent uses. */
  assisted_session: {
    session_id: string
    agent_id: string
    agent_name: string
    may_purchase: boolean
    device_serial: string | null
  }
  /** Audit log of staff who act for clients; `session_id` is absent for refusals. */
  staff_event: {
    event_id: GeneratedAlways<number>
    store_id: string
    agent_id: string
    client: string
    event: string
    detail: string
    session_id: string | null
    happened_at: number
  }
  temporary_user: {
    user_id: number
    store_id: string
    physical_store_id: string
    phone: string
    created_at: number
    agent_name: string | null
    device_serial: string | null
  }
  app_device: { device_id: string; store_id: string; info: string; launches: Generated<number>; last_seen_at: number }
  crash_report: { crash_id: GeneratedAlways<number>; store_id: string; report: string; received_at: number }
  store_application: {
    application_id: GeneratedAlways<number>
    store_id: string
    store_identifier: string
    application: string
    received_at: number
  }
  store_accelerator: { brand_id: string; added_at: number }
}
