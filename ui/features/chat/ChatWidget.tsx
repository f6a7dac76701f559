import type { ReactNode } from "react"
import { useEffect, useRef, useState } from "react"
import type { ChatScreen } from "../../../application/chat/ChatClient.ts"
import type { PageContent } from "../../../application/navigation/PageData.ts"
import { useCommands } from "../../commands/useCommands.tsx"
import { Alert } from "../../design/Alert.tsx"
import { Button } from "../../design/Button.tsx"
import { Icon } from "../../design/Icon.tsx"
import type { ChatRequest } from "../../runtime/chatOpening.ts"
import type { Observable } from "../../runtime/observable.ts"
import { createObservable, useObservable } from "../../runtime/observable.ts"
import { useText } from "../../runtime/TextProvider.tsx"
import styleSheet from "./chat.css?url"
import { ChatConversations } from "./ChatConversations.tsx"
import { ChatSelector } from "./ChatSelector.tsx"

export interface ChatWidgetProps {
  readonly opening: ChatRequest
  readonly content: PageContent["content"]
}

/** Pages with a button to buy or pay, which nothing may cover. */
const PURCHASE: readonly PageContent["content"][] = ["cart", "checkout", "payment"]

/** From this width on the chat is docked in a column of its own, beside the page; below it is a drawer. */
const DOCKED = "(min-width: 64rem)"

/** What is shown before the chat is open. */
const NOT_OPEN: Observable<undefined> = createObservable(undefined)

/** The chat of a customer: docked beside the page, or a drawer on phones. */
export function ChatWidget({ opening, content }: ChatWidgetProps) {
  const t = useText()
  const { chat } = useCommands()
  const [opened, setOpened] = useState<Observable<ChatScreen | undefined> | "failed">(NOT_OPEN)
  const [isMinimized, setIsMinimized] = useState(opening.isStored === true)
  const [shownOpening, setShownOpening] = useState(opening)
  if (opening !== shownOpening) {
    setShownOpening(opening)
    setIsMinimized(false)
  }
  useEffect(() => {
    void chat.open().then((result) => setOpened(result.ok ? result.value : "failed"))
  }, [chat])
  const screen = useObservable(opened === "failed" ? NOT_OPEN : opened, (value) => value)
  // One window for all of them: it keeps the focus.
  return (
    <>
      <link rel="stylesheet" href={styleSheet} precedence="chat" />
      <ChatWindow
        unread={screen === undefined ? 0 : unreadMessages(screen)}
        isMinimized={isMinimized}
        setIsMinimized={setIsMinimized}
        mayFloat={!PURCHASE.includes(content)}
      >
        {opened === "failed" ? (
          <Alert tone="problem" title={t("chat.unavailable")} />
        ) : screen === undefined ? (
          <p role="status">{t("chat.loading")}</p>
        ) : screen.saved === undefined ? (
          <ChatSelector opening={opening} />
        ) : (
          <ChatConversations screen={screen} saved={screen.saved} isShown={!isMinimized} />
        )}
      </ChatWindow>
    </>
  )
}

function unreadMessages({ view }: ChatScreen): number {
  return [...view.conversations.values()].flatMap(({ messages }) =>
    messages.filter(({ isOutgoing, status }) => !isOutgoing && status !== "read"),
  ).length
}

interface ChatWindowProps {
  readonly isMinimized: boolean
  readonly setIsMinimized: (isMinimized: boolean) => void
  /** A minimized chat stays in view. */
  readonly mayFloat: boolean
  readonly unread: number
  readonly children: ReactNode
}

/** The window: beside the page where there is room, else over it, and minimized to a button at the end of the page. */
function ChatWindow({ isMinimized, setIsMinimized, mayFloat, unread, children }: ChatWindowProps) {
  const t = useText()
  const dialog = useRef<HTMLDialogElement>(null)
  const launcher = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const element = dialog.current
    if (element === null || isMinimized) return undefined
    const docked = matchMedia(DOCKED)
    const show = () => {
      if (element.open) element.close()
      if (docked.matches) element.show()
      else element.showModal()
    }
    show()
    docked.addEventListener("change", show)
    document.documentElement.classList.add("chat-docked")
    return () => {
      docked.removeEventListener("change", show)
      document.documentElement.classList.remove("chat-docked")
      element.close()
    }
  }, [isMinimized])
  const minimize = () => {
    setIsMinimized(true)
    requestAnimationFrame(() => launcher.current?.focus({ preventScroll: true }))
  }
  return (
    <>
      <dialog
        ref={dialog}
        className="chat-window"
        aria-labelledby="chat-title"
        onCancel={(event) => {
          event.preventDefault()
          minimize()
        }}
        onKeyDown={(event) => {
          // A dialog beside the page does not close by itself.
          if (event.key === "Escape" && !event.defaultPrevented) minimize()
        }}
      >
        <div className="chat-header">
          <h2 id="chat-title">{t("chat.title")}</h2>
          <Button variant="icon" onClick={minimize} aria-label={t("chat.minimize")}>
            <Icon name="down" />
          </Button>
        </div>
        <div className="chat-body">{children}</div>
      </dialog>
      {isMinimized && (
        <div className={mayFloat ? "chat-launcher chat-floating" : "chat-launcher"}>
          <button ref={launcher} type="button" onClick={() => setIsMinimized(false)}>
            {t("chat.title")}
            {unread > 0 && <span>{t("chat.unread", { number: unread })}</span>}
          </button>
        </div>
      )}
    </>
  )
}
