import type { GeneratedAlways } from "kysely"

export interface GiftCardTables {
  /** Videos of gift cards in carts and orders; a line names its video in its details. */
  gift_card_video: {
    video_id: string
    user_id: number
    media_type: string
    /** Base64. */
    content: string
    size: number
    uploaded_at: number
  }
  /** The gift cards issued for paid lines: one per unit, even if issuing is repeated. */
  gift_card_issue: {
    issue_id: GeneratedAlways<number>
    line_id: number
    /** From 1. */
    unit_number: number
    order_id: number
    account_id: number
    /** The card's value, in minor units. */
    amount: number
    /** The mail with number or activation code. */
    message_id: number
  }
}
