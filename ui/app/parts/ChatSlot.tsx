import type { PageContent } from "../../../application/navigation/PageData.ts"
import { chatOpening } from "../../runtime/chatOpening.ts"
import { lazyComponent } from "../../runtime/lazyComponent.tsx"
import { useObservable } from "../../runtime/observable.ts"

const ChatWidget = lazyComponent(async () => (await import("../../features/chat/ChatWidget.tsx")).ChatWidget, ["chat"])

/** The chat once it was opened, in this document or an earlier one. */
export function ChatSlot({ content }: Pick<PageContent, "content">) {
  const opening = useObservable(
    chatOpening,
    (request) => request,
    () => undefined,
  )
  // Without the request the next press fetches the script again.
  const fail = () => {
    chatOpening.set(undefined)
    opening?.onFailed?.()
  }
  return opening && <ChatWidget of={{ opening, content }} onFailed={fail} />
}
