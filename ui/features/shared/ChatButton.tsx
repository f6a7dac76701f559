import type { FormEvent } from "react"
import { buttonClass } from "../../design/buttonClass.ts"
import type { ChatOpening } from "../../runtime/chatOpening.ts"
import { openChat } from "../../runtime/chatOpening.ts"
import { useNavigation } from "../../runtime/NavigationProvider.tsx"
import { usePageText } from "../../runtime/TextProvider.tsx"
import { useShopPages } from "../../runtime/useShopPages.ts"

/** A button that opens the chat. Without scripts it leads to the contact form. */
export function ChatButton(opening: ChatOpening) {
  const t = usePageText()
  const { addressOf } = useNavigation()
  const contact = addressOf(useShopPages().page("ItxContactPage"))
  const open = (event: FormEvent) => {
    event.preventDefault()
    openChat(opening)
  }
  return (
    <form action={contact.ok ? contact.address : undefined} onSubmit={open}>
      <button type="submit" className={buttonClass("plain")}>
        {t("navigation.chat")}
      </button>
    </form>
  )
}
