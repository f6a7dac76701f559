import type { MouseEvent, ReactNode } from "react"
import { useState } from "react"
import { NOTICE_PAGE } from "../../../application/catalog/NoticePage.ts"
import type { Product, ProductColor, ProductSize } from "../../../domain/catalog/Product.ts"
import { Thread } from "../../design/Thread.tsx"
import { buttonClass } from "../../design/buttonClass.ts"
import { useNavigation } from "../../runtime/NavigationProvider.tsx"
import { useText } from "../../runtime/TextProvider.tsx"
import { useShopPages } from "../../runtime/useShopPages.ts"
import { canBuy } from "./orderedSizes.ts"
import styles from "./AroundLinks.module.css"

/** What can be done around a product, besides buying it. */
export type AroundWish = "notice" | "stores" | "share"

export interface AroundDrawerProps {
  readonly wish: AroundWish
  readonly open: boolean
  readonly product: Product
  readonly color: ProductColor
  /** The size that was chosen, or asked about. */
  readonly sku: string | undefined
  readonly onClose: () => void
}

/** Fetches what is shown when one of them is asked for. */
export type FetchAround = () => Promise<(props: AroundDrawerProps) => ReactNode>

export interface AroundLinksProps {
  readonly product: Product
  readonly color: ProductColor
  readonly sizes: readonly ProductSize[]
  readonly sku: string | undefined
  readonly around: ReturnType<typeof useAround>
}

interface Around {
  readonly isOpen: boolean
  readonly wish?: AroundWish
  readonly sku?: string | undefined
  /** Each question begins anew. */
  readonly round: number
  readonly View?: Awaited<ReturnType<FetchAround>>
}

/**
 * Which of them is asked for: its drawer is fetched with the first. One that cannot be fetched leads to the page that
 * does the same, where there is one.
 */
export function useAround(fetchAround: FetchAround) {
  const [now, setNow] = useState<Around>({ isOpen: false, round: 0 })
  return {
    ...now,
    ask: (wish: AroundWish, sku: string | undefined, otherwise?: string) => {
      setNow(({ round, View }) => ({
        isOpen: true,
        wish,
        sku,
        round: round + 1,
        ...(View === undefined ? {} : { View }),
      }))
      fetchAround().then(
        (View) => setNow((known) => ({ ...known, View })),
        () => {
          setNow({ isOpen: false, round: 0 })
          if (otherwise !== undefined) window.location.assign(otherwise)
        },
      )
    },
    close: () => setNow((known) => ({ ...known, isOpen: false })),
  }
}

/** The ways around a product: to hear that a size is back, to find it in a store, to tell others of it. */
export function AroundLinks({ product, color, sizes, sku, around }: AroundLinksProps) {
  const t = useText()
  const { addressOf } = useNavigation()
  const { page } = useShopPages()
  const missing = sizes.filter((size) => !canBuy(size))
  const notice = addressOf(page(NOTICE_PAGE, { mfname: product.mfname, colorId: color.id }))
  const isComing = missing.length === sizes.length && missing.every((size) => size.visibility === "coming_soon")
  const { wish: current, isOpen, View, round } = around
  const isAwaited = (wish: AroundWish) => isOpen && current === wish && View === undefined
  const asked = (wish: AroundWish) => (isAwaited(wish) ? { "aria-busy": true } : {})
  const thread = (wish: AroundWish) => isAwaited(wish) && <Thread kind="running" />
  const tell = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    around.ask("notice", undefined, event.currentTarget.href)
  }
  return (
    <div className={styles["around"]}>
      {missing.length > 0 && notice.ok && (
        <a
          href={notice.address}
          className={missing.length === sizes.length ? buttonClass("solid", styles["whole"]) : buttonClass("plain")}
          onClick={tell}
          {...asked("notice")}
        >
          {t(isComing ? "productActions.launchAlert" : "productActions.restockAlert")}
          {thread("notice")}
        </a>
      )}
      <button
        type="button"
        className={buttonClass("plain", styles["scripted"])}
        onClick={() => around.ask("stores", sku)}
        {...asked("stores")}
      >
        {t("productActions.findInStore")}
        {thread("stores")}
      </button>
      <button
        type="button"
        className={buttonClass("plain", styles["scripted"])}
        onClick={() => around.ask("share", sku)}
        {...asked("share")}
      >
        {t("productActions.share")}
        {thread("share")}
      </button>
      {View !== undefined && current !== undefined && (
        <View
          key={round}
          wish={current}
          open={isOpen}
          product={product}
          color={color}
          sku={around.sku}
          onClose={around.close}
        />
      )}
    </div>
  )
}
