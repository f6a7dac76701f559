import type { GeneratedAlways } from "kysely"

export interface GiftCardTables {
  /** Videos of gift cards that are in a cart or were bought; a line names its video in its details. */
  gift_card_video: {
    video_id: string
    user_id: number
    media_type: string
    /** Base64. */
    content: string
    size: number
    uploaded_at: number
  }
  /** Each gift card that was made for a paid line: one per unit, however often it is asked for. */
  gift_card_issue: {
    issue_id: GeneratedAlways<number>
    line_id: number
    /** From 1. */
    unit_number: number
    order_id: number
    account_id: number
    /** What the card was worth, in minor units. */
    amount: number
    /** The mail with number or activation code. */
    message_id: number
  }
}
