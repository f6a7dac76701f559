import type { PageData } from "../../../application/navigation/PageData.ts"
import { CheckoutView } from "../../features/checkout/CheckoutView.tsx"

export function CheckoutPage({ page }: { readonly page: PageData }) {
  return <CheckoutView address={page.address} />
}
