import type { PageData } from "../../../application/navigation/PageData.ts"
import { CookiesView } from "../../features/consent/CookiesView.tsx"

export function CookiesPage({ page: { content } }: { readonly page: PageData }) {
  return content.content === "cookies" ? <CookiesView page={content.cookies} /> : null
}
