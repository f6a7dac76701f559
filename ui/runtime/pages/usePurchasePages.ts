import { useMemo } from "react"
import type { PageAddress } from "../../../domain/navigation/PageAddress.ts"
import { purchasePages } from "../../../domain/navigation/purchasePages.ts"
import { useFrame } from "../ShopProvider.tsx"
import { shopPages } from "./useShopPages.ts"

/** An order, and its token for access without a session. */
interface OrderPageParameters {
  readonly orderId: string
  readonly guestToken?: string | undefined
  /** The order was paid again. */
  readonly isRepaid?: boolean
}

/** Addresses of the confirmation and repayment pages, under the store's page names. */
export interface PurchaseAddresses {
  readonly confirmation: (order: OrderPageParameters) => PageAddress
  readonly repayment: (order: OrderPageParameters) => PageAddress
}

export function usePurchasePages(): PurchaseAddresses {
  const frame = useFrame()
  return useMemo(() => {
    const { confirmation, repayment } = purchasePages(frame.store.configuration)
    const { page } = shopPages(frame)
    const at =
      (name: string) =>
      ({ orderId, guestToken, isRepaid = false }: OrderPageParameters) =>
        page(name, {
          orderId,
          ...(guestToken === undefined ? {} : { guestToken }),
          ...(isRepaid ? { repay: "1" } : {}),
        })
    return { confirmation: at(confirmation), repayment: at(repayment) }
  }, [frame])
}
