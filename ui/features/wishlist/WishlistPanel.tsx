import { useEffect, useRef, useState } from "react"
import type { CustomerWishlists } from "../../../application/wishlist/CustomerWishlists.ts"
import { lotSize } from "../../../domain/catalog/stock/lotSize.ts"
import { priceReduction } from "../../../domain/catalog/priceReduction.ts"
import { withoutEntries } from "../../../domain/wishlist/changeWishlists.ts"
import type { Wishlist, WishlistItem } from "../../../domain/wishlist/Wishlist.ts"
import { wishlistTotal } from "../../../domain/wishlist/wishlistTotal.ts"
import { Button } from "../../design/Button.tsx"
import { Alert } from "../../design/Alert.tsx"
import { useCart } from "../../runtime/CartProvider.tsx"
import { useMoney } from "../../runtime/useMoney.ts"
import { useFrame } from "../../runtime/ShopProvider.tsx"
import { useText } from "../../runtime/TextProvider.tsx"
import { BudgetForm } from "./BudgetForm.tsx"
import { MoveToList } from "./MoveToList.tsx"
import type { Wishlists } from "./useWishlists.ts"
import { WishlistDescriptionForm } from "./WishlistDescriptionForm.tsx"
import { WishlistItems } from "./WishlistItems.tsx"
import { WishlistNameForm } from "./WishlistNameForm.tsx"
import { WishlistSales } from "./WishlistSales.tsx"
import { WishlistSharing } from "./WishlistSharing.tsx"
import { wishlistNameText } from "./wishlistNameText.ts"
import styles from "./WishlistsView.module.css"

export interface WishlistPanelProps {
  readonly list: Wishlist
  readonly lists: CustomerWishlists
  readonly place: CustomerWishlists["place"]
  readonly wishlists: Wishlists
  readonly onRenamed: (name: string) => void
}

/** The last change of a list, shown with an undo button. */
type LastChange =
  | { readonly removed: WishlistItem }
  | { readonly moved: number; readonly left: readonly WishlistItem[] }

/** One of the customer's lists with its items and actions. */
export function WishlistPanel({ list, lists, place, wishlists, onRenamed }: WishlistPanelProps) {
  const t = useText()
  const money = useMoney()
  const cart = useCart()
  const { busy, error, ask, change } = wishlists
  const [done, setDone] = useState<LastChange>()
  const [deleting, setDeleting] = useState<boolean>()
  const { name, items } = list
  const panel = useRef<HTMLElement>(null)
  // The pressed button is gone, so the focus moves to the outcome.
  useEffect(() => () => void (document.querySelector(":focus") ?? panel.current?.focus()), [done, items.length])
  const sized = items.filter(({ sku, isBuyable }) => sku !== undefined && isBuyable)
  const movableItems = sized.filter(isWholeLot)
  const total = wishlistTotal(items)
  const { store } = useFrame()
  const reduced = items.filter(
    ({ price, isBuyable, sku, ...known }) =>
      price !== undefined &&
      priceReduction({ price, ...known, isOnSale: isBuyable || sku === undefined }, store) !== undefined,
  ).length
  const removed = done !== undefined && "removed" in done ? done.removed : undefined
  const moved = done !== undefined && "moved" in done ? done : undefined

  const remove = (item: WishlistItem) => {
    setDone({ removed: item })
    const expected = {
      ...lists,
      wishlists: lists.wishlists.map((each) => (each === list ? without(each, item) : each)),
    }
    void change((commands) => commands.removeItems(name, [item.catentryId]), expected).then((isConfirmed) =>
      isConfirmed ? undefined : setDone(undefined),
    )
  }
  const restoreLine = (item: WishlistItem) => {
    setDone(undefined)
    void change((commands) => commands.add(name, [item]))
  }
  const move = async (wanted: readonly WishlistItem[]) => {
    const answer = await ask((commands) => commands.moveToCart(wanted, name))
    if (answer === undefined) return
    const { left, moved: movedCount } = answer.value
    cart.set(answer.value.cart)
    setDone({ moved: movedCount, left })
    await change((commands) => commands.list())
  }
  const moveTo = async (item: WishlistItem, other: string) => {
    // Adds to the other list first: if the removal fails, the item is in both lists and not lost.
    if (await change((commands) => commands.add(other, [item])))
      await change((commands) => commands.removeItems(name, [item.catentryId]))
  }
  const others = lists.wishlists.flatMap((each) => (each.name === name ? [] : [each.name]))
  const rename = (typed: string) =>
    change((commands) => commands.rename(name, typed)).then((isConfirmed) => {
      if (isConfirmed) onRenamed(typed)
      return isConfirmed
    })
  return (
    <section ref={panel} tabIndex={-1} className={styles["panel"]} aria-label={wishlistNameText(name, t)}>
      <Alert
        title={removed === undefined ? undefined : t("wishlists.removed", { name: removed.name ?? removed.catentryId })}
        actions={
          removed === undefined ? undefined : (
            <Button variant="plain" onClick={() => restoreLine(removed)}>
              {t("wishlists.undoRemove")}
            </Button>
          )
        }
      />
      <Alert
        tone="success"
        title={moved === undefined || moved.moved === 0 ? undefined : t("wishlists.moved", { count: moved.moved })}
        actions={
          <Button variant="plain" onClick={() => cart.setOpen(true)}>
            {t("cart.title")}
          </Button>
        }
      />
      <Alert
        tone="problem"
        title={
          moved === undefined || moved.left.length === 0
            ? undefined
            : t("wishlists.notMoved", { count: moved.left.length })
        }
      >
        {moved !== undefined && moved.left.length > 0 && (
          <ul>
            {moved.left.map((item) => (
              <li key={item.catentryId}>
                <bdi>{item.name ?? item.catentryId}</bdi>
                {!isWholeLot(item) && ` · ${t("catalog.lotSize", { count: lotSize(item) })}`}
              </li>
            ))}
          </ul>
        )}
      </Alert>
      {list.description !== undefined && (
        <p className={styles["description"]}>
          <bdi>{list.description}</bdi>
        </p>
      )}
      {items.length === 0 ? (
        <p className={styles["empty"]}>{t("wishlists.empty")}</p>
      ) : (
        <>
          <div className={styles["head"]}>
            <Button
              variant="quiet"
              busy={busy}
              disabled={movableItems.length === 0}
              onClick={() => void move(movableItems)}
            >
              {t("wishlists.moveAll")}
            </Button>
            {total !== undefined && (
              <p>
                {t("cart.items", { count: total.units })} · <bdi>{money(total.amount)}</bdi>
              </p>
            )}
            {reduced > 0 && <p className={styles["sale"]}>{t("wishlists.reduced", { count: reduced })}</p>}
          </div>
          <WishlistItems
            items={items}
            busy={busy}
            action={t("wishlists.move")}
            onAddToCart={(item) => void move([item])}
            onRemove={remove}
            onQuantity={(item, quantity) => change((commands) => commands.setQuantity(name, item.catentryId, quantity))}
            more={(item) => (
              <MoveToList item={item} others={others} busy={busy} onMove={(other) => void moveTo(item, other)} />
            )}
          />
        </>
      )}
      <div className={styles["tools"]}>
        {items.length > 0 && <WishlistSales items={items} />}
        {place === "shop" && <WishlistSharing list={list} wishlists={wishlists} />}
        {sized.length > 0 && place === "shop" && <BudgetForm items={sized} wishlists={wishlists} />}
        <WishlistDescriptionForm
          description={list.description ?? ""}
          busy={busy}
          error={error}
          onDescription={(typed) => change((commands) => commands.describe(name, typed))}
        />
        <details className={styles["tool"]}>
          <summary>{t("wishlists.rename")}</summary>
          <WishlistNameForm
            key={name}
            label={t("wishlists.name")}
            action={t("wishlists.renameSubmit")}
            busy={busy}
            name={wishlistNameText(name, t)}
            onName={rename}
          />
        </details>
        {deleting === true ? (
          <p className={styles["confirmation"]}>
            {t("wishlists.deleteConfirm")}{" "}
            <Button variant="plain" busy={busy} onClick={() => void change((commands) => commands.remove(name))}>
              {t("wishlists.deleteYes")}
            </Button>{" "}
            <Button variant="plain" autoFocus onClick={() => setDeleting(false)}>
              {t("wishlists.deleteNo")}
            </Button>
          </p>
        ) : (
          <Button variant="plain" autoFocus={deleting === false} onClick={() => setDeleting(true)}>
            {t("wishlists.delete")}
          </Button>
        )}
      </div>
    </section>
  )
}

/** Whether the wanted quantity makes at least one lot, the smallest unit sold. */
function isWholeLot(item: WishlistItem): boolean {
  return item.quantity >= lotSize(item)
}

function without(list: Wishlist, { catentryId }: WishlistItem): Wishlist {
  const [changed] = withoutEntries([list], list.name, [catentryId])
  return { ...list, items: list.items.filter((item) => changed?.items?.includes(item)) }
}
