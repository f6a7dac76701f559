import type { RefObject } from "react"
import { useEffect, useRef } from "react"
import { isAnswered } from "../../../application/chat/answerForm.ts"
import type { Conversation } from "../../../application/chat/ChatSession.ts"
import { aliasKind } from "../../../domain/chat/aliasKind.ts"
import type { ChatMessage } from "../../../domain/chat/ChatMessage.ts"
import { Button } from "../../design/Button.tsx"
import { classNames } from "../../design/classNames.ts"
import { useText } from "../../runtime/TextProvider.tsx"
import { AnswerForm } from "./AnswerForm.tsx"
import type { Act } from "./Act.ts"

export interface MessageLogProps {
  readonly conversation: Conversation
  readonly welcome: string | undefined
  readonly idle: string | undefined
  /** The customer's name, for agents: rooms know an alias only. */
  readonly customerName?: string | undefined
  readonly act: Act
}

/** Distance from the end within which new messages scroll into view, in pixels. */
const NEAR_END = 120

/** The messages of a conversation: a log, whose additions screen readers announce. */
export function MessageLog({ conversation, welcome, idle, customerName, act }: MessageLogProps) {
  const t = useText()
  const { messages, typing, occupants } = conversation
  const log = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = log.current
    if (element === null) return
    const isNear = element.scrollHeight - element.scrollTop - element.clientHeight < element.clientHeight + NEAR_END
    if (isNear) element.scrollTop = element.scrollHeight
  }, [messages.length, idle])
  useEndInView(log)
  const nameOf = (nickname: string) =>
    nickname === "" ? t("chat.agent") : aliasKind(nickname) === "user" ? (customerName ?? nickname) : nickname
  // Some servers write it into the room.
  const hasWelcome = messages.some(({ body }) => body === welcome)
  return (
    <>
      <div ref={log} role="log" aria-label={t("chat.log")} tabIndex={0} className="chat-log">
        {welcome !== undefined && !hasWelcome && <p className="chat-system">{welcome}</p>}
        {[...occupants]
          .filter((nickname) => aliasKind(nickname) !== "system")
          .map((nickname) => (
            <p key={nickname} className="chat-system">
              {t("chat.joined", { name: nameOf(nickname) })}
            </p>
          ))}
        {messages.map((message) => (
          <Message
            key={`${message.fromJid} ${message.originId}`}
            message={message}
            name={message.isOutgoing ? t("chat.you") : nameOf(nicknameOf(message))}
            isAnswered={isAnswered(messages, message.originId)}
            act={act}
          />
        ))}
        {idle !== undefined && <p className="chat-system">{idle}</p>}
      </div>
      <p role="status" className="chat-typing">
        {[...typing].map((jid) => t("chat.typing", { name: nameOf(jid.slice(jid.indexOf("/") + 1)) })).join(" ")}
      </p>
    </>
  )
}

/** Keeps the end in view when the log becomes smaller, for example for the form at the end of a chat. */
function useEndInView(log: RefObject<HTMLDivElement | null>): void {
  useEffect(() => {
    const element = log.current
    if (element === null) return undefined
    let height = element.clientHeight
    const observer = new ResizeObserver(() => {
      const wasAtEnd = element.scrollHeight - element.scrollTop - height < NEAR_END
      height = element.clientHeight
      if (wasAtEnd) element.scrollTop = element.scrollHeight
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [log])
}

function nicknameOf({ fromJid, roomJid }: ChatMessage): string {
  return fromJid.slice(roomJid.length + 1)
}

interface MessageProps {
  readonly message: ChatMessage
  readonly name: string
  readonly isAnswered: boolean
  readonly act: Act
}

function Message({ message, name, isAnswered: wasAnswered, act }: MessageProps) {
  const t = useText()
  const { body, attachment, form, isOutgoing, status, originId, roomJid, time, senderKind } = message
  if (senderKind === "system")
    return (
      <p className="chat-system" dir="auto">
        {body}
      </p>
    )
  const isRepetition = body === attachment?.url || (body === form?.title && !isOutgoing)
  return (
    <article
      className={classNames("chat-message", isOutgoing && "chat-own", form !== undefined && !isOutgoing && "chat-wide")}
    >
      <p className="chat-sender">
        <bdi>{name}</bdi> {new Intl.DateTimeFormat(t.language, { timeStyle: "short" }).format(time)}
      </p>
      {attachment !== undefined && (
        <a href={attachment.url} target="_blank" rel="noreferrer">
          <img src={attachment.url} alt={attachment.name} loading="lazy" />
        </a>
      )}
      {body !== "" && !isRepetition && (
        <p className="chat-text" dir="auto">
          {body}
        </p>
      )}
      {isOutgoing && /\*{4}/.test(body) && <p className="chat-hint">{t("chat.masked")}</p>}
      {form !== undefined &&
        (isOutgoing ? (
          form.fields.map(({ var: name, label = name, options }) => (
            <p key={name} className="chat-text" dir="auto">
              {[label, ...options.map((option) => `– ${option.label}`)].join("\n")}
            </p>
          ))
        ) : (
          <AnswerForm form={form} originId={originId} roomJid={roomJid} isAnswered={wasAnswered} act={act} />
        ))}
      {isOutgoing && (
        <p className={status === "failed" ? "chat-status chat-problem" : "chat-status"}>{t(`chat.status.${status}`)}</p>
      )}
      {status === "failed" && (
        <div className="chat-actions">
          <Button variant="plain" onClick={() => void act({ action: "retry", originId })}>
            {t("chat.retry")}
          </Button>
          <Button variant="plain" onClick={() => void act({ action: "discard", originId })}>
            {t("chat.discard")}
          </Button>
        </div>
      )}
    </article>
  )
}
