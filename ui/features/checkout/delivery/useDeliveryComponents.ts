import { useEffect, useState } from "react"
import { useFrame } from "../../../runtime/ShopProvider.tsx"
import { useText } from "../../../runtime/TextProvider.tsx"
import type { DeliveryComponents, LoadDeliveryComponents } from "./DeliveryComponents.ts"

/**
 * The parts once they are `wanted` and there; `failed` where they cannot be fetched: a delivery by form and method is
 * possible without them.
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
