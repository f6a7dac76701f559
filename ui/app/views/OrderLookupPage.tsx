import type { PageData } from "../../../application/navigation/PageData.ts"
import { OrderLookupView } from "../../features/order/lookup/OrderLookupView.tsx"

export function OrderLookupPage({ page: { address, content } }: { readonly page: PageData }) {
  if (content.content !== "orderLookup") return null
  return <OrderLookupView lookup={content.lookup} address={address} />
}
