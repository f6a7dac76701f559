import { useEffect, useState } from "react"
import { useFrame } from "../../../runtime/ShopProvider.tsx"
import { useText } from "../../../runtime/TextProvider.tsx"
import type { DeliveryParts, FetchDeliveryParts } from "./DeliveryParts.ts"

/**
 * The parts once they are `wanted` and there; `failed` where they cannot be fetched: a delivery by form and method is
 * possible without them.
 */
export function useDeliveryParts(
  wanted: boolean,
  fetchParts: FetchDeliveryParts | undefined,
): DeliveryParts | "failed" | undefined {
  const t = useText()
  const { texts } = useFrame()
  const [parts, setParts] = useState<DeliveryParts | "failed">()
  useEffect(() => {
    if (wanted && fetchParts !== undefined) fetchParts(t, texts).then(setParts, () => setParts("failed"))
  }, [wanted])
  return fetchParts === undefined ? "failed" : parts
}
