import type { PageData } from "../../../application/navigation/PageData.ts"
import { LegalView } from "../../features/customer-service/LegalView.tsx"

export function LegalPage({ page: { content } }: { readonly page: PageData }) {
  return content.content === "legal" ? <LegalView legal={content.legal} /> : null
}
