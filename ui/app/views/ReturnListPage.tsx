import type { PageData } from "../../../application/navigation/PageData.ts"
import { OrderReturnsView, ReturnListView } from "../../features/returns/ReturnListView.tsx"

export function ReturnListPage({ page: { address, content } }: { readonly page: PageData }) {
  if (content.content !== "returnList") return null
  return <ReturnListView key={content.list.pageNumber} list={content.list} address={address} />
}

export function OrderReturnsPage({ page: { address, content } }: { readonly page: PageData }) {
  if (content.content !== "orderReturns") return null
  return <OrderReturnsView returns={content.returns} guestToken={address.parameters["guestToken"]} />
}
