import type { ReactNode } from "react"
import { useEffect, useState } from "react"
import { isRegisteredIn } from "../runtime/isRegisteredIn.ts"
import { useFrame } from "../runtime/ShopProvider.tsx"

/** Where `application/checkout/waitingOrdersOnDevice` keeps orders; a test holds the two together. */
export const WAITING_ORDERS_KEY = "selvedge.waitingOrders.v1"

/** Where orders that wait for their payment are shown; fetched only where the device, or an account, may have some. */
export function WaitingOrdersSlot() {
  const { id } = useFrame().store
  const [orders, setOrders] = useState<{ readonly View: () => ReactNode }>()
  useEffect(() => {
    if (!mayWait(id)) return
    import("../features/order/WaitingOrders.tsx").then(
      ({ WaitingOrders }) => setOrders({ View: WaitingOrders }),
      () => undefined /* the cart is right all the same */,
    )
  }, [id])
  return orders === undefined ? null : <orders.View />
}

function mayWait(storeId: string): boolean {
  try {
    return (
      isRegisteredIn(storeId) || (localStorage.getItem(WAITING_ORDERS_KEY)?.includes(`"storeId":"${storeId}"`) ?? false)
    )
  } catch {
    return isRegisteredIn(storeId) // storage may be forbidden; then nothing was kept
  }
}
