import type { PageData } from "../../../application/navigation/PageData.ts"
import { CartView } from "../../features/cart/CartView.tsx"
import { WaitingOrdersPlace } from "../WaitingOrdersPlace.tsx"

export function CartPage({ page: { address, content } }: { readonly page: PageData }) {
  return content.content === "cart" ? (
    <CartView cart={content.cart} address={address} waiting={<WaitingOrdersPlace />} />
  ) : null
}
