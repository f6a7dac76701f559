import type { PageData } from "../../../application/navigation/PageData.ts"
import { ReturnFormView } from "../../features/returns/ReturnFormView.tsx"

export function ReturnPage({ page: { address, content } }: { readonly page: PageData }) {
  if (content.content !== "return") return null
  return <ReturnFormView key={content.form.orderId} form={content.form} address={address} />
}
