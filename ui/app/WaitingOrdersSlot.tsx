import { useEffect, useState } from "react"
import { isRegisteredIn } from "../runtime/isRegisteredIn.ts"
import { lazyComponent } from "../runtime/lazyComponent.tsx"
import { useFrame } from "../runtime/ShopProvider.tsx"

/** The storage key of `application/checkout/waitingOrdersOnDevice`; a test asserts that both match. */
export const WAITING_ORDERS_KEY = "selvedge.waitingOrders.v1"

const WaitingOrders = lazyComponent(async () => (await import("../features/order/WaitingOrders.tsx")).WaitingOrders)

/** Shows orders that await payment. Loaded only if the device or an account may have some. */
export function WaitingOrdersSlot() {
  const { id } = useFrame().store
  const [isWanted, setWanted] = useState(false)
  useEffect(() => setWanted(mayHaveUnpaidOrders(id)), [id])
  return isWanted && <WaitingOrders of={{}} />
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
