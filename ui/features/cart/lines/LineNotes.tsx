import type { CartItem } from "../../../../domain/cart/Cart.ts"
import { isGiftCard } from "../../../../domain/cart/isGiftCard.ts"
import { lotSize } from "../../../../domain/catalog/stock/lotSize.ts"
import { isTaxAdded } from "../../../../domain/store/isTaxAdded.ts"
import { lazyComponent } from "../../../runtime/lazyComponent.tsx"
import { useFrame } from "../../../runtime/ShopProvider.tsx"
import { useText } from "../../../runtime/TextProvider.tsx"
import { useMoney } from "../../../runtime/useMoney.ts"
import styles from "./CartLines.module.css"

const LineNoteTexts = lazyComponent(async () => (await import("./LineNoteTexts.tsx")).LineNoteTexts)

/**
 * Notes beside the price of a line: why it is unavailable, its sales and delivery conditions, its discounts, and its
 * tax where prices are net.
 */
export function LineNotes({ item }: { readonly item: CartItem }) {
  const t = useText()
  const money = useMoney()
  const { store } = useFrame()
  const { isBuyable, presaleType, isHeavyProduct, adjustments = [], taxes = [] } = item
  const shouldLoad =
    !isBuyable || isGiftCard(item) || isHeavyProduct === true || presaleType !== undefined || lotSize(item) > 1
  const unavailable = isBuyable ? null : <p className={styles["limit"]}>{t("cart.unavailable")}</p>
  // With gross prices the totals already show the tax.
  const amounts = [
    ...adjustments,
    ...(isTaxAdded(store) ? taxes.map(({ name, amount }) => ({ description: name, amount })) : []),
  ]
  return (
    <>
      {amounts.map(({ description, amount }, index) => (
        <p key={index} className={styles["attributes"]}>
          {description || t("cart.discount")} <bdi>{money(amount)}</bdi>
        </p>
      ))}
      {shouldLoad && <LineNoteTexts of={{ item }} loading={unavailable} failed={() => unavailable} />}
    </>
  )
}
