import type { PageData } from "../../../application/navigation/PageData.ts"
import { CheckoutView } from "../../features/checkout/CheckoutView.tsx"
import { lazyComponent } from "../../runtime/lazyComponent.tsx"
import { WaitingOrdersSlot } from "../parts/WaitingOrdersSlot.tsx"
import { deferredCaptcha } from "../parts/DeferredCaptcha.tsx"

const DeliveryPart = lazyComponent(
  async () => (await import("../parts/DeliveryPart.tsx")).DeliveryPart,
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
