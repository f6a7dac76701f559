import { useEffect, useState } from "react"
import { useFrame } from "../../../runtime/ShopProvider.tsx"
import { useText } from "../../../runtime/TextProvider.tsx"
import type { DeliveryComponents, LoadDeliveryComponents } from "./DeliveryComponents.ts"

/**
 * Loads the components when they are `wanted`; `failed` if that is impossible. Delivery by form and method works
 * without them.
 */
export function useDeliveryComponents(
  wanted: boolean,
  loadComponents: LoadDeliveryComponents | undefined,
): DeliveryComponents | "failed" | undefined {
  const t = useText()
  const { texts } = useFrame()
  const [components, setComponents] = useState<DeliveryComponents | "failed">()
  useEffect(() => {
    if (wanted && loadComponents !== undefined)
      loadComponents(t, texts).then(setComponents, () => setComponents("failed"))
  }, [wanted])
  return loadComponents === undefined ? "failed" : components
}
