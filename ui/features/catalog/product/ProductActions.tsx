import type { MouseEvent } from "react"
import { RESTOCK_ALERT_PAGE } from "../../../../application/catalog/restock/RestockAlertPage.ts"
import type { Product, ProductColor, ProductSize } from "../../../../domain/catalog/Product.ts"
import { smallestImageUrl } from "../../../../domain/catalog/ProductImage.ts"
import { Spinner } from "../../../design/Spinner.tsx"
import { buttonClass } from "../../../design/buttonClass.ts"
import { useNavigation } from "../../../runtime/NavigationProvider.tsx"
import { useText } from "../../../runtime/TextProvider.tsx"
import { useShopPages } from "../../../runtime/pages/useShopPages.ts"
import { ChatButton } from "../../shared/ChatButton.tsx"
import { canBuy } from "../sizes/orderedSizes.ts"
import styles from "./ProductActions.module.css"
import type { ProductAction, useProductActions } from "./useProductActions.ts"

export interface ProductActionsProps {
  readonly product: Product
  readonly color: ProductColor
  readonly sizes: readonly ProductSize[]
  readonly sku: string | undefined
  readonly productActions: ReturnType<typeof useProductActions>
}

/** Product actions: restock alert, store availability and sharing. */
export function ProductActions({ product, color, sizes, sku, productActions }: ProductActionsProps) {
  const t = useText()
  const { addressOf } = useNavigation()
  const { page } = useShopPages()
  const missing = sizes.filter((size) => !canBuy(size))
  const notice = addressOf(page(RESTOCK_ALERT_PAGE, { mfname: product.mfname, colorId: color.id }))
  const isComingSoon = missing.length === sizes.length && missing.every((size) => size.visibility === "coming_soon")
  const { wish: current, isOpen, isLoaded, Drawer, round } = productActions
  const isAwaited = (wish: ProductAction) => isOpen && current === wish && !isLoaded
  const busyProps = (wish: ProductAction) => (isAwaited(wish) ? { "aria-busy": true } : {})
  const spinner = (wish: ProductAction) => isAwaited(wish) && <Spinner kind="running" />
  const openRestockAlert = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    productActions.ask("notice", undefined, event.currentTarget.href)
  }
  return (
    <div className={styles["actions"]}>
      {missing.length > 0 && notice.ok && (
        <a
          href={notice.address}
          className={missing.length === sizes.length ? buttonClass("solid", styles["fullWidth"]) : buttonClass("plain")}
          onClick={openRestockAlert}
          {...busyProps("notice")}
        >
          {t(isComingSoon ? "productActions.launchAlert" : "productActions.restockAlert")}
          {spinner("notice")}
        </a>
      )}
      <button
        type="button"
        className={buttonClass("plain", styles["scriptOnly"])}
        onClick={() => productActions.ask("stores", sku)}
        {...busyProps("stores")}
      >
        {t("productActions.findInStore")}
        {spinner("stores")}
      </button>
      <button
        type="button"
        className={buttonClass("plain", styles["scriptOnly"])}
        onClick={() => productActions.ask("share", sku)}
        {...busyProps("share")}
      >
        {t("productActions.share")}
        {spinner("share")}
      </button>
      {isLoaded && current !== undefined && (
        <Drawer
          key={round}
          of={{ wish: current, open: isOpen, product, color, sku: productActions.sku, onClose: productActions.close }}
        />
      )}
      <ProductChatButton product={product} color={color} sku={sku} />
    </div>
  )
}

function ProductChatButton({ product, color, sku }: Pick<ProductActionsProps, "product" | "color" | "sku">) {
  const { addressOf } = useNavigation()
  const built = addressOf(useShopPages().product(product))
  const [image] = color.images
  const picture = image === undefined ? {} : { imageUrl: smallestImageUrl(image) }
  return (
    <ChatButton
      context={{ productId: product.id, ...(sku === undefined ? {} : { sku }) }}
      {...(built.ok ? { subject: { title: product.name, path: built.address, ...picture } } : {})}
    />
  )
}
