import type { PageData } from "../../../../application/navigation/PageData.ts"
import { ContactView } from "../../../features/customer-service/ContactView.tsx"

export function ContactPage({ page: { content } }: { readonly page: PageData }) {
  return content.content === "contact" ? <ContactView contact={content.contact} /> : null
}
