import type { ReactNode } from "react"
import { useEffect } from "react"
import { buttonClass } from "../../design/buttonClass.ts"
import { Button } from "../../design/Button.tsx"
import { DrawerBody, DrawerFooter } from "../../design/Drawer.tsx"
import { GiftMessageNote } from "../shared/cart/GiftMessageNote.tsx"
import { TotalsTable } from "../shared/cart/TotalsTable.tsx"
import { useCart } from "../../runtime/CartProvider.tsx"
import { PageLink } from "../../runtime/PageLink.tsx"
import { useText } from "../../runtime/TextProvider.tsx"
import { useShopPages } from "../../runtime/pages/useShopPages.ts"
import styles from "./CartDrawer.module.css"
import { CartLines } from "./lines/CartLines.tsx"
import { CartAlerts } from "./CartAlerts.tsx"
import { canCheckOut } from "./cartWith.ts"
import { EmptyCart } from "./EmptyCart.tsx"
import { useCartChanges } from "./useCartChanges.ts"

/** The content of the cart drawer, which opens with an addition. It loads the cart if no addition returns it. */
export function CartDrawer({ waiting }: { readonly waiting?: ReactNode }) {
  const t = useText()
  const pages = useShopPages()
  const { isOpen, isAwaited, setOpen } = useCart()
  const changes = useCartChanges()
  const { cart, load, busy } = changes
  const unknown = isOpen && cart === undefined && !isAwaited
  useEffect(() => {
    if (unknown) load()
    // Runs once for each opening: `load` changes with every render.
  }, [unknown])
  const close = () => setOpen(false)
  const filled = cart !== undefined && cart.items.length > 0
  return (
    <>
      <DrawerBody>
        {waiting}
        <CartAlerts changes={changes} />
        {cart === undefined && changes.lastError === undefined && <p role="status">{t("cart.loading")}</p>}
        {cart === undefined && changes.lastError !== undefined && (
          <Button variant="quiet" onClick={load} className={styles["retry"]}>
            {t("cart.retry")}
          </Button>
        )}
        {cart !== undefined && (filled ? <CartLines cart={cart} changes={changes} /> : <EmptyCart />)}
      </DrawerBody>
      {filled && (
        <DrawerFooter>
          <div className={styles["foot"]}>
            <GiftMessageNote info={cart.giftInfo} className={styles["gift"]} />
            <TotalsTable totals={cart} shipping="open" busy={busy} />
            {canCheckOut(cart) ? (
              <PageLink to={pages.checkout} className={buttonClass("solid")} onClick={close}>
                {t("cart.checkout")}
              </PageLink>
            ) : (
              <Button disabled>{t("cart.checkout")}</Button>
            )}
            <PageLink to={pages.cart} className={buttonClass("quiet")} onClick={close}>
              {t("cart.view")}
            </PageLink>
          </div>
        </DrawerFooter>
      )}
    </>
  )
}
