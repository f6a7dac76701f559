import { useEffect, useState } from "react"
import type { CartItem } from "../../../../domain/cart/Cart.ts"
import { isGiftCard } from "../../../../domain/cart/isGiftCard.ts"
import { lotSize } from "../../../../domain/catalog/stock/lotSize.ts"
import { buttonClass } from "../../../design/buttonClass.ts"
import { PageLink } from "../../../runtime/PageLink.tsx"
import { useFrame } from "../../../runtime/ShopProvider.tsx"
import { useText } from "../../../runtime/TextProvider.tsx"
import { useShopPages } from "../../../runtime/useShopPages.ts"
import { createTranslate } from "../../../text/createTranslate.ts"
import type { Translate } from "../../../text/createTranslate.ts"
import { loadTexts, textLanguage } from "../../../text/loadTexts.ts"
import styles from "./CartLines.module.css"

/**
 * The reason a line is unavailable, its sales and delivery conditions, or a link to the message of its gift card.
 * Loaded, with its texts, only for the few lines that need it.
 */
export function LineNoteTexts({ item }: { readonly item: CartItem }) {
  const tCart = useText()
  const { language } = tCart
  const { texts } = useFrame()
  const { page } = useShopPages()
  const [loadedTexts, setLoadedTexts] = useState<{ readonly t: Translate }>()
  useEffect(
    () =>
      void loadTexts(textLanguage(language), ["cartOptions"]).then(
        (part) => setLoadedTexts({ t: createTranslate(language, part, texts) }),
        () => undefined,
      ),
    [language, texts],
  )
  const { isBuyable, isSoldOut, presaleType, isHeavyProduct } = item
  const why = isBuyable
    ? undefined
    : presaleType === "coming_soon"
      ? "cartOptions.notOnSale"
      : presaleType === "back_soon"
        ? "cartOptions.backSoon"
        : isSoldOut === true
          ? "cartOptions.soldOut"
          : undefined
  if (!isBuyable)
    return (
      <p className={styles["limit"]}>
        {why === undefined || loadedTexts === undefined ? tCart("cart.unavailable") : loadedTexts.t(why)}
      </p>
    )
  if (loadedTexts === undefined) return null
  const { t } = loadedTexts
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
    ...(lot > 1 ? [tCart("catalog.lotSize", { count: lot })] : []),
  ].map((note) => (
    <p key={note} className={styles["attributes"]}>
      {note}
    </p>
  ))
}
