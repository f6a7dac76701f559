import { useEffect, useRef, useState } from "react"
import type { ChatScreen } from "../../../application/chat/ChatClient.ts"
import type { Conversation } from "../../../application/chat/ChatSession.ts"
import type { ChatConnectionState } from "../../../domain/chat/chatConnectionState.ts"
import type { SavedChatSession } from "../../../domain/chat/ChatContact.ts"
import type { Workgroup } from "../../../domain/chat/Workgroup.ts"
import type { ChatCommandError } from "../../commands/chat/chatCommands.ts"
import type { CommandState } from "../../commands/useCommand.ts"
import { useCommand } from "../../commands/useCommand.ts"
import { useCommands } from "../../commands/useCommands.tsx"
import { Alert } from "../../design/Alert.tsx"
import { Button } from "../../design/Button.tsx"
import type { CommandDefect } from "../../runtime/CommandResult.ts"
import { useText } from "../../runtime/TextProvider.tsx"
import type { Act } from "./Act.ts"
import { ChatEnd } from "./ChatEnd.tsx"
import { chatErrorText } from "./chatErrorText.ts"
import { ContactLink } from "./ContactLink.tsx"
import { MessageComposer } from "./MessageComposer.tsx"
import { MessageLog } from "./MessageLog.tsx"
import { SubjectCard } from "./SubjectCard.tsx"

const MINUTE_SECONDS = 60
const SECOND_MILLIS = 1_000

export interface ChatConversationsProps {
  readonly screen: ChatScreen
  readonly saved: SavedChatSession
  /** Whether the customer sees the messages. */
  readonly isShown: boolean
}

/** A started chat: the place in the queue, then its conversations. */
export function ChatConversations({ screen, saved, isShown }: ChatConversationsProps) {
  const { chat } = useCommands()
  const command = useCommand<ChatCommandError | CommandDefect>()
  const workgroup = useWorkgroup(saved.workgroupId)
  const { view, error } = screen
  const conversations = [...view.conversations.values()]
  const [chosen, setChosen] = useState<string>()
  const conversation = conversations.find(({ room }) => room.jid === chosen) ?? conversations.at(-1)
  const [isEnding, setIsEnding] = useState(false)
  const act: Act = async (action) => (await command.run(() => chat.act(action))) !== undefined
  const end = () => void act({ action: "end" })
  useReadMark(conversation, isShown)
  const idle = useIdleMessage(conversation, workgroup)
  return (
    <>
      <ConnectionNotice connection={view.connection} />
      {saved.subject !== undefined && <SubjectCard subject={saved.subject} />}
      {conversations.length > 1 && (
        <ConversationTabs conversations={conversations} current={conversation} onChoose={setChosen} />
      )}
      {conversation === undefined ? (
        <Waiting connection={view.connection} error={error} onEnd={end} />
      ) : (
        <MessageLog
          key={conversation.room.jid}
          conversation={conversation}
          welcome={workgroup?.welcomeMessage}
          idle={idle}
          act={act}
        />
      )}
      <ActionError command={command} />
      {conversation !== undefined &&
        (isEnding || conversation.room.isClosed === true ? (
          <ChatEnd
            roomJid={conversation.room.jid}
            email={saved.email}
            isClosed={conversation.room.isClosed === true}
            act={act}
            onEnd={end}
            onKeep={() => setIsEnding(false)}
          />
        ) : (
          <MessageComposer
            roomJid={conversation.room.jid}
            isWaiting={isWaiting(conversation, view.connection)}
            act={act}
            onEnd={() => setIsEnding(true)}
          />
        ))}
    </>
  )
}

/** Input waits for the receipt of the last message while there is a connection. */
function isWaiting({ messages }: Conversation, { phase }: ChatConnectionState): boolean {
  return phase === "inConversation" && messages.some(({ isOutgoing, status }) => isOutgoing && status === "queued")
}

function ActionError({ command }: { readonly command: CommandState<ChatCommandError | CommandDefect> }) {
  const t = useText()
  return command.error === undefined ? null : <Alert tone="problem" title={chatErrorText(t, command.error)} />
}

function useWorkgroup(workgroupId: string): Workgroup | undefined {
  const { chat } = useCommands()
  const [workgroup, setWorkgroup] = useState<Workgroup>()
  useEffect(() => {
    let isCurrent = true
    void chat.workgroups().then((loaded) => {
      if (isCurrent && loaded.ok) setWorkgroup(loaded.value.all.find(({ id }) => id === workgroupId))
    })
    return () => {
      isCurrent = false
    }
  }, [chat, workgroupId])
  return workgroup
}

/** The workgroup's text for a customer who has not written for a while (`idleTime`). */
function useIdleMessage(conversation: Conversation | undefined, workgroup: Workgroup | undefined): string | undefined {
  const last = conversation?.messages.at(-1)
  const { idleTime, idleMessage } = workgroup ?? {}
  const [idleAfter, setIdleAfter] = useState<string>()
  useEffect(() => {
    if (last === undefined || last.isOutgoing || idleTime === undefined || idleMessage === undefined) return undefined
    const timer = setTimeout(() => setIdleAfter(last.originId), idleTime * SECOND_MILLIS)
    return () => clearTimeout(timer)
  }, [last, idleTime, idleMessage])
  return last !== undefined && idleAfter === last.originId ? idleMessage : undefined
}

/** Confirms that the newest message was displayed, while the customer sees it. */
function useReadMark(conversation: Conversation | undefined, isShown: boolean): void {
  const { chat } = useCommands()
  const last = conversation?.messages.findLast(({ isOutgoing }) => !isOutgoing)
  const roomJid = conversation?.room.jid
  const isUnread = last !== undefined && last.status !== "read"
  useEffect(() => {
    if (!isShown || !isUnread || roomJid === undefined) return undefined
    // A failure is repeated with the next message.
    const mark = () => {
      if (document.visibilityState === "visible") void chat.act({ action: "read", roomJid })
    }
    mark()
    document.addEventListener("visibilitychange", mark)
    return () => document.removeEventListener("visibilitychange", mark)
  }, [chat, isShown, isUnread, roomJid, last?.originId])
}

interface WaitingProps {
  readonly connection: ChatConnectionState
  readonly error: ChatScreen["error"]
  readonly onEnd: () => void
}

function Waiting({ connection: { phase, position, waitSeconds }, error, onEnd }: WaitingProps) {
  const t = useText()
  if (error !== undefined || phase === "closed")
    return (
      <Alert
        tone="problem"
        title={error === undefined ? t("chat.error.connectionClosed") : chatErrorText(t, error)}
        actions={
          <>
            <Button onClick={onEnd}>{t("chat.new")}</Button>
            <ContactLink />
          </>
        }
      />
    )
  return (
    <div className="chat-waiting">
      <p role="status">
        {phase === "queued" && position !== undefined ? t("chat.queue.position", { position }) : t("chat.connecting")}
      </p>
      {phase === "queued" && waitSeconds !== undefined && (
        <p>{t("chat.queue.wait", { minutes: Math.max(1, Math.round(waitSeconds / MINUTE_SECONDS)) })}</p>
      )}
      <Button variant="quiet" onClick={onEnd}>
        {t("chat.end")}
      </Button>
      <ContactLink />
    </div>
  )
}

/** The specification's notices about the connection. */
function ConnectionNotice({ connection: { phase, detail } }: { readonly connection: ChatConnectionState }) {
  const t = useText()
  const wasLost = useRef(false)
  const isLost = phase === "disconnected" || phase === "reconnecting"
  const [isRecovered, setIsRecovered] = useState(false)
  useEffect(() => {
    if (phase === "inConversation" || phase === "queued") setIsRecovered(wasLost.current)
    else setIsRecovered(false)
    wasLost.current = isLost || (wasLost.current && phase === "connecting")
  }, [phase, isLost])
  return (
    <p role="status" className={isLost || phase === "closed" ? "chat-notice chat-problem" : "chat-notice"}>
      {isLost
        ? t("chat.notice.reconnecting")
        : phase === "closed" && detail !== undefined
          ? t("chat.notice.disconnected", { detail })
          : isRecovered && t("chat.notice.reconnected")}
    </p>
  )
}

interface ConversationTabsProps {
  readonly conversations: readonly Conversation[]
  readonly current: Conversation | undefined
  readonly onChoose: (roomJid: string) => void
}

function ConversationTabs({ conversations, current, onChoose }: ConversationTabsProps) {
  const t = useText()
  return (
    <nav aria-label={t("chat.conversations")} className="chat-tabs">
      {conversations.map(({ room, messages }, index) => {
        const unread = messages.filter(({ isOutgoing, status }) => !isOutgoing && status !== "read").length
        return (
          <button
            key={room.jid}
            type="button"
            aria-pressed={room.jid === current?.room.jid}
            onClick={() => onChoose(room.jid)}
          >
            {room.name ?? t("chat.conversation", { number: index + 1 })}
            {unread > 0 && <span>{t("chat.unread", { number: unread })}</span>}
          </button>
        )
      })}
    </nav>
  )
}
