import type { CartItem } from "../../../domain/cart/Cart.ts"
import { lotOf } from "../../../domain/cart/lotOf.ts"
import { isTaxAdded } from "../../../domain/store/isTaxAdded.ts"
import { useFrame } from "../../runtime/ShopProvider.tsx"
import { useText } from "../../runtime/TextProvider.tsx"
import { useMoney } from "../../runtime/useMoney.ts"
import styles from "./CartLines.module.css"

/** What the shop says of a line beside its price: why it cannot be bought, how it is sold and brought, what is taken off it, and its tax where prices are without. */
export function LineNotes({ item }: { readonly item: CartItem }) {
  const t = useText()
  const money = useMoney()
  const { isBuyable, isSoldOut, presaleType, isHeavyProduct, adjustments = [], taxes = [] } = item
  const { store } = useFrame()
  const lot = lotOf(item)
  const notes = [
    ...(isBuyable && presaleType !== undefined ? [t("cartExtras.preorder")] : []),
    ...(isHeavyProduct === true ? [t("cartExtras.heavy")] : []),
    ...(lot > 1 ? [t("cartExtras.lot", { count: lot })] : []),
  ]
  // Where prices are with tax, the totals tell what it is.
  const amounts = [...adjustments, ...(isTaxAdded(store) ? taxes.map(({ name, amount }) => ({ description: name, amount })) : [])]
  return (
    <>
      {notes.map((note) => <p key={note} className={styles["facts"]}>{note}</p>)}
      {amounts.map(({ description, amount }, index) => <p key={index} className={styles["facts"]}>{description || t("cart.discount")} <bdi>{money(amount)}</bdi></p>)}
      {!isBuyable && <p className={styles["limit"]}>{t(presaleType === "coming_soon" ? "cartExtras.notOnSale" : presaleType === "back_soon" ? "cartExtras.backSoon" : isSoldOut === true ? "cartExtras.soldOut" : "cart.gone")}</p>}
    </>
  )
}
