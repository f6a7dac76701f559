import type { PageData } from "../../../../application/navigation/PageData.ts"
import { ClaimView } from "../../../features/customer-service/ClaimView.tsx"

export function ClaimPage({ page: { content } }: { readonly page: PageData }) {
  return content.content === "claim" ? <ClaimView claim={content.claim} /> : null
}
