import { useEffect, useState } from "react"
import { useFrame } from "../../../runtime/ShopProvider.tsx"
import { useText } from "../../../runtime/TextProvider.tsx"
import type { PayParts } from "./PayParts.ts"

/** The pay step once it is there; `failed` where it could not be fetched, and a way to ask for it again. */
export function usePayStep(isNear: boolean): {
  readonly parts: PayParts | "failed" | undefined
  readonly retry: () => void
} {
  const { language } = useText()
  const { texts } = useFrame()
  const [parts, setParts] = useState<PayParts | "failed">()
  useEffect(() => {
    if (isNear && parts === undefined)
      import("./fetchPayParts.ts")
        .then(({ fetchPayParts }) => fetchPayParts(language, texts))
        .then(setParts, () => setParts("failed"))
  }, [isNear, parts, language, texts])
  return { parts, retry: () => setParts(undefined) }
}
