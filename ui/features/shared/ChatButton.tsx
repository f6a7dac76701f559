import type { FormEvent } from "react"
import { buttonClass } from "../../design/buttonClass.ts"
import type { ChatOpening } from "../../runtime/chatOpening.ts"
import { chatOpening } from "../../runtime/chatOpening.ts"
import { useNavigation } from "../../runtime/NavigationProvider.tsx"
import { usePageText } from "../../runtime/TextProvider.tsx"
import { useShopPages } from "../../runtime/pages/useShopPages.ts"

/** A button that opens the chat. Without its script it leads to the contact form. */
export function ChatButton(opening: ChatOpening) {
  const t = usePageText()
  const { addressOf, go } = useNavigation()
  const contactPage = useShopPages().page("ItxContactPage")
  const contact = addressOf(contactPage)
  const open = (event: FormEvent) => {
    event.preventDefault()
    chatOpening.set({ ...opening, onFailed: () => go(contactPage) })
  }
  return (
    <form action={contact.ok ? contact.address : undefined} onSubmit={open}>
      <button type="submit" className={buttonClass("plain")}>
        {t("navigation.chat")}
      </button>
    </form>
  )
}
