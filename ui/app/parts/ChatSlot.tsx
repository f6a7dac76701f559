import { useEffect, useState } from "react"
import type { PageContent } from "../../../application/navigation/PageData.ts"
import type { ChatOpening } from "../../runtime/chatOpening.ts"
import { chatOpening } from "../../runtime/chatOpening.ts"
import { lazyComponent } from "../../runtime/lazyComponent.tsx"
import { useObservable } from "../../runtime/observable.ts"
import { useNavigation } from "../../runtime/NavigationProvider.tsx"
import { useShopPages } from "../../runtime/useShopPages.ts"

const ChatWidget = lazyComponent(async () => (await import("../../features/chat/ChatWidget.tsx")).ChatWidget, ["chat"])

/** Key of a stored chat, which continues after a reload. */
const STORED_CHAT = "selvedge.chatSession.v1"

/** Pages with a button to buy or pay, which nothing may cover. */
const PURCHASE: readonly PageContent["content"][] = ["cart", "checkout", "payment"]

const NO_OPENING: ChatOpening = {}

/** The chat once it was opened, in this document or an earlier one. */
export function ChatSlot({ content }: { readonly content: PageContent["content"] }) {
  const opening = useObservable(
    chatOpening,
    (request) => request,
    () => undefined,
  )
  const { go } = useNavigation()
  const { page } = useShopPages()
  const [isStored, setIsStored] = useState(false)
  useEffect(() => {
    try {
      setIsStored(localStorage.getItem(STORED_CHAT) !== null)
    } catch {
      // Without storage no chat continues.
    }
  }, [])
  if (opening === undefined && !isStored) return null
  return (
    <ChatWidget
      of={{
        opening: opening ?? NO_OPENING,
        startsMinimized: opening === undefined,
        mayFloat: !PURCHASE.includes(content),
      }}
      onFailed={() => go(page("ItxContactPage"))}
    />
  )
}
