import type { ReactNode } from "react"
import type { Cart } from "../../../domain/cart/Cart.ts"
import type { PageAddress } from "../../../domain/navigation/PageAddress.ts"
import { Button } from "../../design/Button.tsx"
import { buttonClass } from "../../design/buttonClass.ts"
import { Notice } from "../../design/Notice.tsx"
import { GiftCardWords } from "../../design/GiftCardWords.tsx"
import { TotalsTable } from "../../design/TotalsTable.tsx"
import { PageLink } from "../../runtime/PageLink.tsx"
import { useText } from "../../runtime/TextProvider.tsx"
import { useShopPages } from "../../runtime/useShopPages.ts"
import { CartLines } from "./CartLines.tsx"
import { CartNotices } from "./CartNotices.tsx"
import styles from "./CartView.module.css"
import { canCheckOut } from "./cartWith.ts"
import { EmptyCart } from "./EmptyCart.tsx"
import { PartOnDemand } from "./PartOnDemand.tsx"
import { PromoCode } from "./PromoCode.tsx"
import { refusedWords } from "./refusedWords.ts"
import { useCartChanges } from "./useCartChanges.ts"

const loadCard = async () => (await import("./CardForm.tsx")).CardForm

export interface CartViewProps {
  readonly cart: Cart
  readonly address: PageAddress
  /** Orders that wait for their payment. */
  readonly waiting?: ReactNode
}

/** The page of the cart. */
export function CartView({ cart: initial, address, waiting }: CartViewProps) {
  const t = useText()
  const pages = useShopPages()
  const changes = useCartChanges(initial)
  const cart = changes.cart ?? initial
  const refused = refusedWords(address.parameters, t)
  return (
    <div className={styles["page"]}>
      <h1>{t("cart.title")}</h1>
      <div className={styles["notices"]}>
        <Notice tone="problem" title={refused?.title} details={refused?.details}>
          {refused !== undefined && <p>{refused.text}</p>}
        </Notice>
        {waiting}
        <CartNotices changes={changes} />
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
              <GiftCardWords info={cart.giftInfo} className={styles["help"]} />
              <PartOnDemand label={t("cart.giftNote")} load={loadCard} given={{ cart, changes }} />
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
