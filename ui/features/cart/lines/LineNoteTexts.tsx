import type { CartItem } from "../../../../domain/cart/Cart.ts"
import { isGiftCard } from "../../../../domain/cart/isGiftCard.ts"
import { lotSize } from "../../../../domain/catalog/stock/lotSize.ts"
import { buttonClass } from "../../../design/buttonClass.ts"
import { PageLink } from "../../../runtime/PageLink.tsx"
import { useText } from "../../../runtime/TextProvider.tsx"
import { useShopPages } from "../../../runtime/pages/useShopPages.ts"
import styles from "./CartLines.module.css"

/**
 * The reason a line is unavailable, its sales and delivery conditions, or a link to the message of its gift card.
 * Loaded, with its texts, only for the few lines that need it.
 */
export function LineNoteTexts({ item }: { readonly item: CartItem }) {
  const t = useText()
  const { page } = useShopPages()
  const { isBuyable, isSoldOut, presaleType, isHeavyProduct } = item
  if (!isBuyable) {
    const why =
      presaleType === "coming_soon"
        ? "cartOptions.notOnSale"
        : presaleType === "back_soon"
          ? "cartOptions.backSoon"
          : isSoldOut === true
            ? "cartOptions.soldOut"
            : "cart.unavailable"
    return <p className={styles["limit"]}>{t(why)}</p>
  }
  if (isGiftCard(item))
    return (
      <p className={styles["attributes"]}>
        <PageLink to={page("GiftCards", { orderItemId: item.id })} className={buttonClass("plain")}>
          {t("giftCards.editMessage")}
        </PageLink>
      </p>
    )
  const lot = lotSize(item)
  return [
    ...(presaleType === undefined ? [] : [t("cartOptions.preorder")]),
    ...(isHeavyProduct === true ? [t("cartOptions.freight")] : []),
    ...(lot > 1 ? [t("catalog.lotSize", { count: lot })] : []),
  ].map((note) => (
    <p key={note} className={styles["attributes"]}>
      {note}
    </p>
  ))
}
