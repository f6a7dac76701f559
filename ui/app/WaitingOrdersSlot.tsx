import type { ReactNode } from "react"
import { useEffect, useState } from "react"
import { isRegisteredIn } from "../runtime/isRegisteredIn.ts"
import { useFrame } from "../runtime/ShopProvider.tsx"

/** The storage key of `application/checkout/waitingOrdersOnDevice`; a test asserts that both match. */
export const WAITING_ORDERS_KEY = "selvedge.waitingOrders.v1"

/** Shows orders that await payment. Loaded only if the device or an account may have some. */
export function WaitingOrdersSlot() {
  const { id } = useFrame().store
  const [orders, setOrders] = useState<{ readonly View: () => ReactNode }>()
  useEffect(() => {
    if (!mayHaveUnpaidOrders(id)) return
    import("../features/order/WaitingOrders.tsx").then(
      ({ WaitingOrders }) => setOrders({ View: WaitingOrders }),
      () => undefined /* the cart does not depend on it */,
    )
  }, [id])
  return orders === undefined ? null : <orders.View />
}

function mayHaveUnpaidOrders(storeId: string): boolean {
  try {
    return (
      isRegisteredIn(storeId) || (localStorage.getItem(WAITING_ORDERS_KEY)?.includes(`"storeId":"${storeId}"`) ?? false)
    )
  } catch {
    return isRegisteredIn(storeId) // storage may be disabled
  }
}
