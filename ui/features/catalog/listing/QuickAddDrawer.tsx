import { useEffect, useRef, useState } from "react"
import { lotSize } from "../../../../domain/catalog/stock/lotSize.ts"
import type { Product, ProductColor, ProductSize } from "../../../../domain/catalog/Product.ts"
import type { ProductSummary } from "../../../../domain/catalog/ProductSummary.ts"
import { Button } from "../../../design/Button.tsx"
import { Drawer } from "../../../design/Drawer.tsx"
import { Alert } from "../../../design/Alert.tsx"
import { useCart } from "../../../runtime/CartProvider.tsx"
import { useCommands } from "../../../commands/useCommands.tsx"
import type { ShopError } from "../../../runtime/CommandResult.ts"
import { PageLink } from "../../../runtime/PageLink.tsx"
import { useText } from "../../../runtime/TextProvider.tsx"
import { useShopPages } from "../../../runtime/pages/useShopPages.ts"
import { presentError } from "../../../text/presentError.ts"
import { toCartAddition } from "../product/toCartAddition.ts"
import { canBuy, orderedSizes, sizeNote } from "../sizes/orderedSizes.ts"
import styles from "./QuickAddDrawer.module.css"

export interface QuickAddDrawerProps {
  readonly product: ProductSummary
  readonly onClose: () => void
}

type LoadState = "asking" | "failed" | Product

/** The sizes of a listed product in its shown colour. Pressing a size adds it to the cart. */
export function QuickAddDrawer({
  product: {
    name,
    mfname,
    productUrl,
    colorId,
    images: [image],
  },
  onClose,
}: QuickAddDrawerProps) {
  const t = useText()
  const pages = useShopPages()
  const { loadPage } = useCommands().pages
  const addition = useQuickAddition(onClose)
  const [state, setState] = useState<LoadState>("asking")
  const refused = addition.error === undefined ? undefined : presentError(addition.error, t)
  const controller = useRef(new AbortController())
  const address = pages.product({ mfname, productUrl })
  const ask = async () => {
    setState("asking")
    const page = await loadPage(address, { signal: controller.current.signal })
    if (!controller.current.signal.aborted)
      setState(page.ok && page.value.content.content === "product" ? page.value.content.product.product : "failed")
  }
  useEffect(() => {
    controller.current = new AbortController()
    void ask()
    return () => controller.current.abort()
  }, [])
  const color =
    typeof state === "object"
      ? (state.colors.find(({ id, images }) =>
          colorId === undefined ? images.some(({ url }) => url === image?.url) : id === colorId,
        ) ?? state.colors[0])
      : undefined
  const sizes = color === undefined ? [] : orderedSizes(color)
  const lot = lotSize(sizes.find(canBuy) ?? {})
  return (
    <Drawer open onClose={onClose} title={t("catalog.addToCart")}>
      <div className={styles["sizes"]}>
        <p className={styles["name"]}>
          <PageLink to={address}>{name}</PageLink>
        </p>
        <div role="status">
          {state === "asking" && t("storeAvailability.loading")}
          {typeof state === "object" &&
            (sizes.some(canBuy)
              ? [
                  t("quickAdd.chooseSize", { color: color?.name ?? "" }),
                  ...(lot > 1 ? [t("catalog.lotSize", { count: lot })] : []),
                ].join(" ")
              : t("quickAdd.unavailable"))}
        </div>
        {state === "failed" && (
          <Alert
            tone="problem"
            title={t("quickAdd.failed")}
            actions={
              <Button variant="quiet" onClick={() => void ask()}>
                {t("quickAdd.retry")}
              </Button>
            }
          />
        )}
        {typeof state === "object" && color !== undefined && (
          <ul className={styles["list"]}>
            {sizes.map((size) => {
              const { note } = sizeNote(size, t)
              return (
                <li key={size.sku}>
                  <button
                    type="button"
                    className={styles["size"]}
                    disabled={!canBuy(size)}
                    aria-busy={addition.sku === size.sku}
                    onClick={() => addition.add(state, color, size)}
                  >
                    <bdi>{size.name}</bdi>
                    {(addition.sku === size.sku || note !== undefined) && (
                      <small>{addition.sku === size.sku ? t("catalog.adding") : note}</small>
                    )}
                  </button>
                </li>
              )
            })}
          </ul>
        )}
        <Alert
          tone="problem"
          title={refused === undefined ? undefined : t("catalog.notAdded")}
          details={refused?.details}
        >
          {refused !== undefined && (
            <p>
              {refused.title}. {refused.text}
            </p>
          )}
        </Alert>
      </div>
    </Drawer>
  )
}

/**
 * Adds one unit or lot of a size to the cart and opens the cart. Further presses are ignored while a request is
 * pending.
 */
function useQuickAddition(onDone: () => void) {
  const { addToCart } = useCommands().cart
  const cart = useCart()
  const [sku, setSku] = useState<string>()
  const [error, setError] = useState<ShopError>()
  const add = async (product: Product, color: ProductColor, size: ProductSize) => {
    if (sku !== undefined) return
    setSku(size.sku)
    setError(undefined)
    const result = await addToCart(toCartAddition(product, color, size))
    setSku(undefined)
    if (!result.ok) return setError(result.error)
    cart.set(result.value)
    onDone()
    cart.setOpen(true)
  }
  return {
    sku,
    error,
    add: (product: Product, color: ProductColor, size: ProductSize) => void add(product, color, size),
  }
}
