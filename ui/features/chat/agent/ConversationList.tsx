import type { FormEvent } from "react"
import type { Conversation } from "../../../../application/chat/ChatSession.ts"
import { replyLevel } from "../../../../domain/chat/serviceLevel.ts"
import { Button } from "../../../design/Button.tsx"
import { Field } from "../../../design/fields/Field.tsx"
import type { AddressedWorkgroup } from "./AddressedWorkgroup.ts"

const SECOND = 1_000

export interface ConversationListProps {
  readonly conversations: readonly Conversation[]
  readonly current: string | undefined
  readonly groups: readonly AddressedWorkgroup[]
  /** In milliseconds since 1970. */
  readonly now: number
  readonly onChoose: (roomJid: string) => void
  readonly onJoin: (roomJid: string) => unknown
}

/** The agent's conversations, with the time for which each customer waits for a reply. */
export function ConversationList({ conversations, current, groups, now, onChoose, onJoin }: ConversationListProps) {
  const join = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    onJoin(String(new FormData(event.currentTarget).get("room") ?? "").trim())
    event.currentTarget.reset()
  }
  return (
    <section aria-labelledby="agent-conversations">
      <h2 id="agent-conversations">Conversations</h2>
      <ul>
        {conversations.map(({ room, messages }) => {
          const last = messages.at(-1)
          const waits = last === undefined || last.isOutgoing ? 0 : Math.max(0, Math.round((now - last.time) / SECOND))
          const level = replyLevel(
            waits,
            groups.find(({ jid }) => jid === room.workgroupJid),
          )
          const unread = messages.filter(({ isOutgoing, status }) => !isOutgoing && status !== "read").length
          return (
            <li key={room.jid} className={`agent-${level}`}>
              <button type="button" aria-pressed={room.jid === current} onClick={() => onChoose(room.jid)}>
                <bdi>{room.metadata?.["name"] ?? room.jid}</bdi>
                {unread > 0 && <span>{unread} new</span>}
                {waits > 0 && <span>waits {waits} s</span>}
                {room.isClosed === true && <span>ended</span>}
              </button>
            </li>
          )
        })}
      </ul>
      <details>
        <summary>Join a conversation</summary>
        <form onSubmit={join}>
          <Field label="Room address" name="room" required maxLength={300} />
          <Button type="submit" variant="quiet">
            Join
          </Button>
        </form>
      </details>
    </section>
  )
}
