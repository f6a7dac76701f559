import type { PageData } from "../../../application/navigation/PageData.ts"
import { CheckoutView } from "../../features/checkout/CheckoutView.tsx"
import { lazyComponent } from "../../runtime/lazyComponent.tsx"
import { WaitingOrdersSlot } from "../WaitingOrdersSlot.tsx"
import { deferredCaptcha } from "../DeferredCaptcha.tsx"

const DeliveryPart = lazyComponent(
  async () => (await import("../DeliveryPart.tsx")).DeliveryPart,
  ["browse", "purchase", "services"],
)

export function CheckoutPage({ page }: { readonly page: PageData }) {
  return (
    <CheckoutView
      address={page.address}
      captcha={deferredCaptcha}
      deliveryPart={DeliveryPart}
      waiting={<WaitingOrdersSlot />}
    />
  )
}
