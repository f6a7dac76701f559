import type { PageData } from "../../../application/navigation/PageData.ts"
import { HelpView } from "../../features/customer-service/HelpView.tsx"

export function HelpPage({ page: { content } }: { readonly page: PageData }) {
  return content.content === "help" ? <HelpView help={content.help} /> : null
}
