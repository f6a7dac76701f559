import type { Generated, GeneratedAlways } from "kysely"

/** Rooms of chats, and the queues of the workgroups. Times are milliseconds since 1970. */
export interface ChatTables {
  chat_room: { room_id: string; name: string; is_open: boolean; created_at: number }
  chat_affiliation: { room_id: string; jid: string; affiliation: string }
  /** Messages of the rooms, in the order in which all participants see them. */
  chat_message: {
    message_id: GeneratedAlways<number>
    room_id: string
    nickname: string
    sent_at: number
    stanza: string
  }
  /** Images of messages; `content` is absent until the image is uploaded. */
  chat_upload: {
    upload_id: string
    owner: string
    file_name: string
    media_type: string
    byte_count: number
    content: string | null
    created_at: number
  }
  /** Customers who wait for an agent; `is_returned` for those whose conversation was handed back. */
  chat_queue: {
    workgroup_id: string
    customer: string
    metadata: string
    joined_at: number
    room_id: string | null
    is_returned: Generated<boolean>
    former_agent: string | null
  }
  /** Conversations of the workgroups. */
  chat_conversation: {
    room_id: string
    workgroup_id: string
    customer: string
    agent: string
    metadata: string
    started_at: number
    ended_at: number | null
    /** When the customer joined the queue. */
    joined_at: number | null
  }
  /** Ratings of conversations by their customers. */
  chat_rating: { room_id: string; stars: number; comment: string; rated_at: number }
  /** Customers who left a queue before an agent accepted. */
  chat_missed: { missed_id: GeneratedAlways<number>; workgroup_id: string; left_at: number }
}
