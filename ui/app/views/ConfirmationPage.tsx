import { useEffect, useState } from "react"
import type { PageData } from "../../../application/navigation/PageData.ts"
import { ConfirmationView } from "../../features/order/ConfirmationView.tsx"
import { isOrderSeen, markOrderSeen } from "../device/seenOrders.ts"
import { OrderAddressForm } from "./OrderAddressForm.tsx"

export function ConfirmationPage({ page }: { readonly page: PageData }) {
  const { content } = page
  return content.content === "confirmation" ? (
    <Confirmation key={content.order.id} page={page} content={content} />
  ) : null
}

type Content = Extract<PageData["content"], { readonly content: "confirmation" }>

/** The web server knows from the request whether the page was shown before; after a navigation the cookie tells. */
function Confirmation({ page, content }: { readonly page: PageData; readonly content: Content }) {
  const { order } = content
  const [isSeen] = useState(() => content.isSeen ?? isOrderSeen(order.id))
  useEffect(() => markOrderSeen(order.id), [order.id])
  return (
    <ConfirmationView
      order={order}
      isFirstView={!isSeen}
      guestToken={page.address.parameters["guestToken"]}
      addressForm={OrderAddressForm}
    />
  )
}
