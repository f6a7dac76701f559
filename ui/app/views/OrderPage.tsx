import type { PageData } from "../../../application/navigation/PageData.ts"
import { OrderView } from "../../features/order/page/OrderView.tsx"
import { OrderAddressForm } from "./OrderAddressForm.tsx"

export function OrderPage({ page: { address, content } }: { readonly page: PageData }) {
  if (content.content !== "order") return null
  const { order } = content.order.order
  return (
    <OrderView
      key={order.id}
      loaded={content.order}
      guestToken={address.parameters["guestToken"]}
      parameters={address.parameters}
      addressForm={OrderAddressForm}
    />
  )
}
