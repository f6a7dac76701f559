import type { PageData } from "../../../application/navigation/PageData.ts"
import { ReturnDetailView } from "../../features/returns/ReturnDetailView.tsx"

export function ReturnDetailPage({ page: { address, content } }: { readonly page: PageData }) {
  if (content.content !== "returnDetail") return null
  return <ReturnDetailView key={content.detail.request.id} detail={content.detail} address={address} />
}
