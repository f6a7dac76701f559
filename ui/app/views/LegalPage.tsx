import type { PageData } from "../../../application/navigation/PageData.ts"
import { CookiesView } from "../../features/consent/CookiesView.tsx"
import { LegalView } from "../../features/customer-service/LegalView.tsx"

export function LegalPage({ page: { content } }: { readonly page: PageData }) {
  return content.content === "legal" ? <LegalView legal={content.legal} /> : null
}

export function CookiesPage({ page: { content } }: { readonly page: PageData }) {
  return content.content === "cookies" ? <CookiesView page={content.cookies} /> : null
}
