import type { ReactNode } from "react"
import { useEffect, useRef, useState } from "react"
import type { ChatScreen } from "../../../application/chat/ChatClient.ts"
import type { PageContent } from "../../../application/navigation/PageData.ts"
import { useCommands } from "../../commands/useCommands.tsx"
import { Alert } from "../../design/Alert.tsx"
import { Button } from "../../design/Button.tsx"
import { Icon } from "../../design/Icon.tsx"
import type { ChatOpening, ChatRequest } from "../../runtime/chatOpening.ts"
import type { Observable } from "../../runtime/observable.ts"
import { useObservable } from "../../runtime/observable.ts"
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

/** The chat of a customer: docked beside the page, or a drawer on phones. */
export function ChatWidget({ opening, content }: ChatWidgetProps) {
  const t = useText()
  const { chat } = useCommands()
  const [screen, setScreen] = useState<Observable<ChatScreen> | "failed">()
  const [isMinimized, setIsMinimized] = useState(opening.isStored === true)
  const [shownOpening, setShownOpening] = useState(opening)
  if (opening !== shownOpening) {
    setShownOpening(opening)
    setIsMinimized(false)
  }
  useEffect(() => {
    void chat.open().then((opened) => setScreen(opened.ok ? opened.value : "failed"))
  }, [chat])
  const state = { isMinimized, setIsMinimized, mayFloat: !PURCHASE.includes(content) }
  return (
    <>
      <link rel="stylesheet" href={styleSheet} precedence="chat" />
      {screen === undefined || screen === "failed" ? (
        <ChatWindow unread={0} {...state}>
          {screen === "failed" ? (
            <Alert tone="problem" title={t("chat.unavailable")} />
          ) : (
            <p role="status">{t("chat.loading")}</p>
          )}
        </ChatWindow>
      ) : (
        <OpenChat opening={opening} screen={screen} {...state} />
      )}
    </>
  )
}

interface WindowState {
  readonly isMinimized: boolean
  readonly setIsMinimized: (isMinimized: boolean) => void
  /** A minimized chat stays in view. */
  readonly mayFloat: boolean
}

interface OpenChatProps extends WindowState {
  readonly opening: ChatOpening
  readonly screen: Observable<ChatScreen>
}

function OpenChat({ opening, screen: observable, ...state }: OpenChatProps) {
  const screen = useObservable(observable, (value) => value)
  return (
    <ChatWindow {...state} unread={unreadMessages(screen)}>
      {screen.saved === undefined ? (
        <ChatSelector opening={opening} />
      ) : (
        <ChatConversations screen={screen} saved={screen.saved} isShown={!state.isMinimized} />
      )}
    </ChatWindow>
  )
}

function unreadMessages({ view }: ChatScreen): number {
  return [...view.conversations.values()].flatMap(({ messages }) =>
    messages.filter(({ isOutgoing, status }) => !isOutgoing && status !== "read"),
  ).length
}

interface ChatWindowProps extends WindowState {
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
