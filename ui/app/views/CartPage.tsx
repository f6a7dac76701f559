import type { PageData } from "../../../application/navigation/PageData.ts"
import { CartView } from "../../features/cart/CartView.tsx"
import { WaitingOrdersSlot } from "../parts/WaitingOrdersSlot.tsx"

export function CartPage({ page: { address, content } }: { readonly page: PageData }) {
  return content.content === "cart" ? (
    <CartView cart={content.cart} address={address} waiting={<WaitingOrdersSlot />} />
  ) : null
}
