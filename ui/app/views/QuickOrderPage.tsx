import type { PageData } from "../../../application/navigation/PageData.ts"
import { QuickOrderView } from "../../features/cart/quick-order/QuickOrderView.tsx"

export function QuickOrderPage({ page: { content } }: { readonly page: PageData }) {
  return content.content === "quickOrder" ? <QuickOrderView quickOrder={content.quickOrder} /> : null
}
