import type { ReactNode } from "react"
import { useEffect, useState } from "react"
import { useCart } from "../runtime/CartProvider.tsx"
import { useNavigation } from "../runtime/NavigationProvider.tsx"
import { useShopPages } from "../runtime/useShopPages.ts"
import { WaitingOrdersSlot } from "./WaitingOrdersSlot.tsx"

/** Loads and shows the cart drawer when it first opens. Its texts are loaded with the core. */
export function CartDrawerSlot() {
  const { isOpen, setOpen } = useCart()
  const { go } = useNavigation()
  const { cart } = useShopPages()
  const [drawer, setDrawer] = useState<{ readonly View: (props: { readonly waiting: ReactNode }) => ReactNode }>()
  useEffect(() => {
    if (!isOpen || drawer !== undefined) return
    const toCartPage = () => {
      setOpen(false)
      go(cart)
    }
    import("../features/cart/CartDrawer.tsx").then(({ CartDrawer }) => setDrawer({ View: CartDrawer }), toCartPage)
  }, [isOpen, drawer, setOpen, go, cart])
  return drawer === undefined ? null : <drawer.View waiting={<WaitingOrdersSlot />} />
}
