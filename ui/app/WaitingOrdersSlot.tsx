import type { ReactNode } from "react"
import { useEffect, useState } from "react"
import { unpaidOrdersCodec } from "../../application/checkout/unpaidOrdersCodec.ts"
import { isRegisteredIn } from "../runtime/isRegisteredIn.ts"
import { useFrame } from "../runtime/ShopProvider.tsx"

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
      isRegisteredIn(storeId) ||
      unpaidOrdersCodec
        .parse(localStorage.getItem(unpaidOrdersCodec.key) ?? undefined)
        ?.some((order) => order.storeId === storeId) === true
    )
  } catch {
    return isRegisteredIn(storeId) // storage may be disabled
  }
}
