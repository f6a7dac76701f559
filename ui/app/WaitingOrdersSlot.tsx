import { useEffect, useState } from "react"
import { unpaidOrdersCodec } from "../../application/checkout/unpaidOrdersCodec.ts"
import { isRegisteredIn } from "../runtime/isRegisteredIn.ts"
import { lazyComponent } from "../runtime/lazyComponent.tsx"
import { useFrame } from "../runtime/ShopProvider.tsx"

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
      isRegisteredIn(storeId) ||
      unpaidOrdersCodec
        .parse(localStorage.getItem(unpaidOrdersCodec.key) ?? undefined)
        ?.some((order) => order.storeId === storeId) === true
    )
  } catch {
    return isRegisteredIn(storeId) // storage may be disabled
  }
}
