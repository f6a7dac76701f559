import type { PageData } from "../../../application/navigation/PageData.ts"
import { NewsletterView } from "../../features/newsletter/NewsletterView.tsx"

export function NewsletterPage({ page: { address, content } }: { readonly page: PageData }) {
  if (content.content !== "newsletter") return null
  return <NewsletterView newsletter={content.newsletter} address={address} />
}
