import type { PageData } from "../../../application/navigation/PageData.ts"
import { CheckoutView } from "../../features/checkout/CheckoutView.tsx"
import type { LoadDeliveryComponents } from "../../features/checkout/delivery/DeliveryComponents.ts"
import { WaitingOrdersSlot } from "../WaitingOrdersSlot.tsx"
import { deferredCaptcha } from "../DeferredCaptcha.tsx"

const loadComponents: LoadDeliveryComponents = async (t, replaced) =>
  (await import("../loadDeliveryComponents.ts")).loadDeliveryComponents(t, replaced)

export function CheckoutPage({ page }: { readonly page: PageData }) {
  return (
    <CheckoutView
      address={page.address}
      captcha={deferredCaptcha}
      loadComponents={loadComponents}
      waiting={<WaitingOrdersSlot />}
    />
  )
}
