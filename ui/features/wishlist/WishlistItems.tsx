import type { ReactNode } from "react"
import { lotSize } from "../../../domain/catalog/stock/lotSize.ts"
import type { WishlistItem } from "../../../domain/wishlist/Wishlist.ts"
import { Button } from "../../design/Button.tsx"
import { buttonClass } from "../../design/buttonClass.ts"
import { Picture } from "../shared/product/Picture.tsx"
import { Price } from "../shared/product/Price.tsx"
import { PageLink } from "../../runtime/PageLink.tsx"
import { useText } from "../../runtime/TextProvider.tsx"
import { useShopPages } from "../../runtime/pages/useShopPages.ts"
import { WishlistQuantity } from "./WishlistQuantity.tsx"
import styles from "./WishlistItems.module.css"

export interface WishlistItemsProps {
  readonly items: readonly WishlistItem[]
  readonly busy: boolean
  /** The label of the button that adds an item to the cart. */
  readonly action: string
  readonly onAddToCart: (item: WishlistItem) => void
  /** Absent for another customer's list. */
  readonly onRemove?: (item: WishlistItem) => void
  /** Absent for another customer's list. Resolves with whether the quantity was accepted. */
  readonly onQuantity?: (item: WishlistItem, quantity: number) => Promise<boolean>
  /** Additional content beside an item's button. */
  readonly more?: (item: WishlistItem) => ReactNode
}

/** The items of a list with current catalogue data. An item without a size links to its product to choose one. */
export function WishlistItems({ items, busy, action, onAddToCart, onRemove, onQuantity, more }: WishlistItemsProps) {
  const t = useText()
  const { product } = useShopPages()
  return (
    <ul className={styles["items"]}>
      {items.map((item) => {
        const {
          catentryId,
          sku,
          name = catentryId,
          color,
          size,
          quantity,
          price,
          oldPrice,
          lowestPrice30Days,
          image,
          mfname,
          productUrl,
          isBuyable,
        } = item
        const lot = lotSize(item)
        const isPartialLot = onQuantity !== undefined && quantity < lot
        const to = mfname === undefined || productUrl === undefined ? undefined : product({ mfname, productUrl })
        return (
          <li key={catentryId} className={styles["item"]}>
            {image === undefined ? (
              <span className={styles["picture"]} />
            ) : (
              <Picture image={image} sizes="(min-width: 40rem) 12rem, 45vw" alt="" className={styles["picture"]} />
            )}
            <div className={styles["info"]}>
              <p className={styles["name"]}>
                {to === undefined ? (
                  <bdi>{name}</bdi>
                ) : (
                  <PageLink to={to}>
                    <bdi>{name}</bdi>
                  </PageLink>
                )}
              </p>
              <p className={styles["attributes"]}>
                {[color, size, onQuantity === undefined && quantity > 1 ? `× ${quantity}` : undefined]
                  .filter((fact) => fact !== undefined && fact !== "")
                  .join(" · ")}
              </p>
              {price !== undefined && (
                <p>
                  <Price
                    price={price}
                    oldPrice={oldPrice}
                    lowestPrice30Days={lowestPrice30Days}
                    isOnSale={isBuyable || sku === undefined}
                  />
                </p>
              )}
              {to === undefined && <p className={styles["attributes"]}>{t("wishlists.unavailable")}</p>}
              {to !== undefined && sku !== undefined && !isBuyable && (
                <p className={styles["attributes"]}>{t("catalog.sold_out")}</p>
              )}
              {lot > 1 && (
                <p className={styles[isPartialLot ? "partialLot" : "attributes"]}>
                  {t("catalog.lotSize", { count: lot })}
                </p>
              )}
              {onQuantity !== undefined && (
                <WishlistQuantity
                  name={name}
                  quantity={quantity}
                  busy={busy}
                  onQuantity={(wished) => onQuantity(item, wished)}
                />
              )}
              {more?.(item)}
              <div className={styles["actions"]}>
                {isPartialLot && sku !== undefined && isBuyable && (
                  <Button
                    variant="plain"
                    busy={busy}
                    aria-label={`${t("wishlists.completeLot", { count: lot })}: ${name}`}
                    onClick={() => void onQuantity(item, lot)}
                  >
                    {t("wishlists.completeLot", { count: lot })}
                  </Button>
                )}
                {sku !== undefined && isBuyable && !isPartialLot && (
                  <Button
                    variant="plain"
                    busy={busy}
                    aria-label={`${action}: ${name}`}
                    onClick={() => onAddToCart(item)}
                  >
                    {action}
                  </Button>
                )}
                {sku === undefined && to !== undefined && (
                  <PageLink
                    to={to}
                    className={buttonClass("plain")}
                    aria-label={`${t("wishlists.chooseSize")}: ${name}`}
                  >
                    {t("wishlists.chooseSize")}
                  </PageLink>
                )}
                {onRemove !== undefined && (
                  <Button
                    variant="plain"
                    busy={busy}
                    aria-label={`${t("wishlists.remove")}: ${name}`}
                    onClick={() => onRemove(item)}
                  >
                    {t("wishlists.remove")}
                  </Button>
                )}
              </div>
            </div>
          </li>
        )
      })}
    </ul>
  )
}
