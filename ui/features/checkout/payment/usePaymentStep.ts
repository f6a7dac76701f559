import { useEffect, useState } from "react"
import { useFrame } from "../../../runtime/ShopProvider.tsx"
import { useText } from "../../../runtime/TextProvider.tsx"
import type { PaymentComponents } from "./PaymentComponents.ts"

/** The payment step once loaded; `failed` if loading failed, and a function to retry. */
export function usePaymentStep(isUpcoming: boolean): {
  readonly components: PaymentComponents | "failed" | undefined
  readonly retry: () => void
} {
  const { language } = useText()
  const { texts } = useFrame()
  const [components, setComponents] = useState<PaymentComponents | "failed">()
  useEffect(() => {
    if (isUpcoming && components === undefined)
      import("./loadPaymentComponents.ts")
        .then(({ loadPaymentComponents }) => loadPaymentComponents(language, texts))
        .then(setComponents, () => setComponents("failed"))
  }, [isUpcoming, components, language, texts])
  return { components, retry: () => setComponents(undefined) }
}
