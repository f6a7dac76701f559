import { useEffect } from "react"
import type { PaymentMethod } from "../../../../domain/checkout/PaymentMethod.ts"
import type { PayWay } from "../../../../domain/checkout/payWay.ts"
import { useCommands } from "../../../runtime/CommandsProvider.tsx"
import type { PayStepProps } from "./PayProps.ts"

interface RememberedWay extends Pick<PayStepProps, "orderId" | "memory" | "onMemory"> {
  /** Who has an account has accepted the privacy policy; a guest is not asked for it before the purchase. */
  readonly isRegistered: boolean
  readonly offered: readonly (Pick<PaymentMethod, "id"> & { readonly way: PayWay })[]
}

/**
 * Keeps the chosen way with the shop, so that it is chosen again after a reload or on another device. A card is not:
 * which one of those that are kept the shop does not remember, and none of its digits is here.
 */
export function useRememberedWay({
  orderId,
  memory,
  onMemory,
  isRegistered,
  offered,
}: RememberedWay): (choice: string) => void {
  const { paying } = useCommands()
  useEffect(() => {
    if (!isRegistered || memory.choice !== undefined) return
    void paying((core) => core.rememberedWay(orderId)).then((result) => {
      const known = result.ok ? offered.find(({ id, way }) => id === result.value && way !== "card") : undefined
      if (known !== undefined) onMemory({ choice: `method:${known.id}` })
    })
  }, [orderId, isRegistered])
  return (choice) => {
    onMemory({ choice })
    const methodId = choice.startsWith("kept:")
      ? offered.find(({ way }) => way === "card")?.id
      : choice.slice("method:".length)
    if (methodId !== undefined)
      void paying((core) => core.rememberWay(orderId, { paymentMethodId: methodId, privacyAccepted: isRegistered }))
  }
}
