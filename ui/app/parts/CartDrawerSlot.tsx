import { useState } from "react"
import { useCart } from "../../runtime/CartProvider.tsx"
import { lazyComponent, usePreload } from "../../runtime/lazyComponent.tsx"
import { useNavigation } from "../../runtime/NavigationProvider.tsx"
import { useShopPages } from "../../runtime/pages/useShopPages.ts"
import { WaitingOrdersSlot } from "./WaitingOrdersSlot.tsx"

const CartDrawer = lazyComponent(async () => (await import("../../features/cart/CartDrawer.tsx")).CartDrawer)

/** The cart drawer once it was opened. Its texts are loaded with the core. */
export function CartDrawerSlot() {
  const { isOpen, isExpected, setOpen } = useCart()
  usePreload(CartDrawer, isExpected)
  const { go } = useNavigation()
  const { cart } = useShopPages()
  const [wasOpened, setWasOpened] = useState(isOpen)
  if (isOpen && !wasOpened) setWasOpened(true)
  const toCartPage = () => {
    setWasOpened(false)
    setOpen(false)
    go(cart)
  }
  return wasOpened && <CartDrawer of={{ waiting: <WaitingOrdersSlot /> }} onFailed={toCartPage} />
}
