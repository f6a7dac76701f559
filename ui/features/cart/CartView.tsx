import type { ReactNode } from "react"
import type { Cart } from "../../../domain/cart/Cart.ts"
import type { PageAddress } from "../../../domain/navigation/PageAddress.ts"
import { Button } from "../../design/Button.tsx"
import { buttonClass } from "../../design/buttonClass.ts"
import { Alert } from "../../design/Alert.tsx"
import { GiftMessageNote } from "../shared/cart/GiftMessageNote.tsx"
import { TotalsTable } from "../shared/cart/TotalsTable.tsx"
import { lazyComponent } from "../../runtime/lazyComponent.tsx"
import { PageLink } from "../../runtime/PageLink.tsx"
import { useText } from "../../runtime/TextProvider.tsx"
import { useShopPages } from "../../runtime/pages/useShopPages.ts"
import { CartLines } from "./lines/CartLines.tsx"
import { CartAlerts } from "./CartAlerts.tsx"
import styles from "./CartView.module.css"
import { canCheckOut } from "./cartWith.ts"
import { EmptyCart } from "./EmptyCart.tsx"
import { Deferred, SECTION_TEXTS } from "./Deferred.tsx"
import { PromoCode } from "./codes/PromoCode.tsx"
import { refusedTexts } from "./refusedTexts.ts"
import { useCartChanges } from "./useCartChanges.ts"

const CardForm = lazyComponent(async () => (await import("./gifts/CardForm.tsx")).CardForm, SECTION_TEXTS)

export interface CartViewProps {
  readonly cart: Cart
  readonly address: PageAddress
  /** Orders that await payment. */
  readonly waiting?: ReactNode
}

/** The cart page. */
export function CartView({ cart: initial, address, waiting }: CartViewProps) {
  const t = useText()
  const pages = useShopPages()
  const changes = useCartChanges(initial)
  const cart = changes.cart ?? initial
  const refused = refusedTexts(address.parameters, t)
  return (
    <div className={styles["page"]} data-purchase="">
      <h1>{t("cart.title")}</h1>
      <div className={styles["notices"]}>
        <Alert tone="problem" title={refused?.title} details={refused?.details}>
          {refused !== undefined && <p>{refused.text}</p>}
        </Alert>
        {waiting}
        <CartAlerts changes={changes} />
      </div>
      {cart.items.length === 0 ? (
        <EmptyCart />
      ) : (
        <div className={styles["columns"]}>
          <CartLines cart={cart} changes={changes} sizes />
          <section className={styles["summary"]} aria-label={t("cart.summary")}>
            <TotalsTable totals={cart} shipping="open" busy={changes.busy} />
            <PromoCode cart={cart} changes={changes} />
            <div>
              <GiftMessageNote info={cart.giftInfo} className={styles["help"]} />
              <Deferred label={t("cart.giftNote")} section={CardForm} contentProps={{ cart, changes }} />
            </div>
            {canCheckOut(cart) ? (
              <PageLink to={pages.checkout} className={buttonClass("solid")}>
                {t("cart.checkout")}
              </PageLink>
            ) : (
              <>
                <Button disabled>{t("cart.checkout")}</Button>
                <p className={styles["help"]}>{t("cart.needsAttention")}</p>
              </>
            )}
            <p className={styles["help"]}>{t("cart.noAccountNeeded")}</p>
          </section>
        </div>
      )}
    </div>
  )
}
