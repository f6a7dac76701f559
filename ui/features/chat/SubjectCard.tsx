import type { ChatSubject } from "../../../domain/chat/ChatContact.ts"
import { useText } from "../../runtime/TextProvider.tsx"

/** The product or order that a chat is about. */
export function SubjectCard({ subject: { title, path, imageUrl } }: { readonly subject: ChatSubject }) {
  const t = useText()
  return (
    <a className="chat-card" href={path}>
      {imageUrl !== undefined && <img src={imageUrl} alt="" width={48} height={64} loading="lazy" />}
      <span>
        <small>{t("chat.about")}</small>
        <bdi>{title}</bdi>
      </span>
    </a>
  )
}
