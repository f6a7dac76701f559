import { useState } from "react"
import { lotSize } from "../../../domain/catalog/stock/lotSize.ts"
import { MAX_QUANTITY } from "../../../domain/cart/CartAddition.ts"
import type { Wishlist, WishlistItem } from "../../../domain/wishlist/Wishlist.ts"
import { momentDay } from "../shared/dates/momentDay.ts"
import { Alert } from "../../design/Alert.tsx"
import { useCart } from "../../runtime/CartProvider.tsx"
import { useCommands } from "../../commands/useCommands.tsx"
import { useText } from "../../runtime/TextProvider.tsx"
import { presentWishlistError } from "../../text/presentWishlistError.ts"
import { WishlistItems } from "./WishlistItems.tsx"
import { WishlistQuantity } from "./WishlistQuantity.tsx"
import styles from "./WishlistsView.module.css"

/** The backend's type of event lists. */
const EVENT_TYPE = "EVENT"

export interface SharedWishlistProps {
  readonly list: Wishlist
  /** The access code of an event list, required to add its items to the cart. */
  readonly accessCode?: string
}

/** Another customer's list: its items can be bought, those of an event list up to the quantity still wanted. */
export function SharedWishlist({ list, accessCode }: SharedWishlistProps) {
  const t = useText()
  const cart = useCart()
  const { wishlists } = useCommands()
  const [busy, setBusy] = useState(false)
  const [presentedError, setPresentedError] = useState<ReturnType<typeof presentWishlistError>>()
  const [chosen, setChosen] = useState<Readonly<Record<string, number>>>({})
  const isEvent = list.type === EVENT_TYPE && accessCode !== undefined
  const left = (item: WishlistItem) => item.quantity - (item.unitsBought ?? 0)
  const most = (item: WishlistItem) => Math.min(isEvent ? left(item) : MAX_QUANTITY, MAX_QUANTITY)
  // Items sold in lots are added one lot at a time.
  const wanted = (item: WishlistItem) =>
    lotSize(item) > 1 ? lotSize(item) : Math.min(chosen[item.catentryId] ?? 1, most(item))
  const units = list.items.reduce((sum, { quantity }) => sum + quantity, 0)
  const bought = list.items.reduce((sum, { unitsBought = 0 }) => sum + unitsBought, 0)
  const take = async (item: WishlistItem) => {
    const { sku } = item
    const eventId = list.id
    setBusy(true)
    const answer =
      isEvent && sku !== undefined && eventId !== undefined
        ? await wishlists.addEventItemsToCart(eventId, accessCode, [{ partNumber: sku, quantity: wanted(item) }])
        : await wishlists.moveToCart([{ ...item, quantity: wanted(item) }])
    setBusy(false)
    setPresentedError(answer.ok ? undefined : presentWishlistError(answer.error, t))
    if (!answer.ok) return
    cart.set(answer.value.cart)
    cart.setOpen(true)
  }
  return (
    <div className={styles["panel"]}>
      {list.description !== undefined && (
        <p>
          <bdi>{list.description}</bdi>
        </p>
      )}
      {isEvent && (
        <p>
          {list.eventDate !== undefined && (
            <time dateTime={list.eventDate}>{momentDay(t.language, list.eventDate)}</time>
          )}{" "}
          {t("wishlists.event.totals", { bought, units })}
        </p>
      )}
      <Alert tone="problem" title={presentedError?.title} details={presentedError?.details}>
        {presentedError !== undefined && <p>{presentedError.text}</p>}
      </Alert>
      {list.items.length === 0 ? (
        <p className={styles["empty"]}>{t("wishlists.empty")}</p>
      ) : (
        <WishlistItems
          items={
            isEvent ? list.items.map((item) => ({ ...item, isBuyable: item.isBuyable && left(item) > 0 })) : list.items
          }
          busy={busy}
          action={t("catalog.addToCart")}
          onAddToCart={(item) => void take(item)}
          more={(item) => (
            <>
              {isEvent && (
                <p className={styles["storageNote"]}>
                  {left(item) > 0 ? t("wishlists.event.remaining", { count: left(item) }) : t("wishlists.event.done")}
                </p>
              )}
              {item.sku !== undefined && item.isBuyable && lotSize(item) === 1 && (
                <WishlistQuantity
                  name={item.name ?? item.catentryId}
                  quantity={wanted(item)}
                  most={most(item)}
                  busy={busy}
                  onQuantity={async (quantity) => {
                    setChosen((known) => ({ ...known, [item.catentryId]: quantity }))
                    return true
                  }}
                />
              )}
            </>
          )}
        />
      )}
    </div>
  )
}
