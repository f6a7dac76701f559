import type { PageData } from "../../../application/navigation/PageData.ts"
import { CheckoutView } from "../../features/checkout/CheckoutView.tsx"
import type { FetchDeliveryParts } from "../../features/checkout/delivery/DeliveryParts.ts"
import { WaitingOrdersPlace } from "../WaitingOrdersPlace.tsx"
import { captchaOnDemand } from "../CaptchaOnDemand.tsx"

const fetchParts: FetchDeliveryParts = async (t, replaced) =>
  (await import("../deliveryParts.ts")).deliveryParts(t, replaced)

export function CheckoutPage({ page }: { readonly page: PageData }) {
  return (
    <CheckoutView
      address={page.address}
      captcha={captchaOnDemand}
      fetchParts={fetchParts}
      waiting={<WaitingOrdersPlace />}
    />
  )
}
