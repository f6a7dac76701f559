import { DrawerBody, DrawerFrame } from "../../design/Drawer.tsx"
import { Spinner } from "../../design/Spinner.tsx"
import { useCart } from "../../runtime/CartProvider.tsx"
import { lazyComponent, usePreload } from "../../runtime/lazyComponent.tsx"
import { useNavigation } from "../../runtime/NavigationProvider.tsx"
import { useShopPages } from "../../runtime/pages/useShopPages.ts"
import { useText } from "../../runtime/TextProvider.tsx"
import { CART_DRAWER_ID } from "../../runtime/browser/cartDrawer.ts"
import { WaitingOrdersSlot } from "./WaitingOrdersSlot.tsx"

const CartDrawer = lazyComponent(async () => (await import("../../features/cart/CartDrawer.tsx")).CartDrawer)

/**
 * The cart drawer. Its frame is part of every page, so that it opens with the press; its content is loaded with it, and
 * its texts with the core.
 */
export function CartDrawerSlot() {
  const t = useText()
  const { isOpen, isExpected, setOpen } = useCart()
  usePreload(CartDrawer, isExpected)
  const { go } = useNavigation()
  const { cart } = useShopPages()
  const toCartPage = () => {
    setOpen(false)
    go(cart)
  }
  const loading = (
    <DrawerBody>
      <p role="status">{t("navigation.loadingPage")}</p>
      <Spinner kind="running" />
    </DrawerBody>
  )
  return (
    <DrawerFrame id={CART_DRAWER_ID} open={isOpen} onClose={() => setOpen(false)} title={t("navigation.cart")}>
      {isOpen ? (
        <CartDrawer of={{ waiting: <WaitingOrdersSlot /> }} loading={loading} onFailed={toCartPage} />
      ) : (
        loading
      )}
    </DrawerFrame>
  )
}
