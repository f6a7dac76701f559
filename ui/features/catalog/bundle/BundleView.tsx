import type { FormEvent } from "react"
import { useEffect, useRef, useState } from "react"
import type { ProductPage } from "../../../../application/catalog/loadProductPage.ts"
import { lotSize } from "../../../../domain/catalog/stock/lotSize.ts"
import type { Bundle, Product } from "../../../../domain/catalog/Product.ts"
import { Button } from "../../../design/Button.tsx"
import { Price } from "../../shared/product/Price.tsx"
import { useCart } from "../../../runtime/CartProvider.tsx"
import { useCommands } from "../../../commands/useCommands.tsx"
import type { ShopError } from "../../../runtime/CommandResult.ts"
import { useDevice } from "../../../runtime/DeviceProvider.tsx"
import { useNavigation } from "../../../runtime/NavigationProvider.tsx"
import { useFrame } from "../../../runtime/ShopProvider.tsx"
import { useText } from "../../../runtime/TextProvider.tsx"
import { useShopPages } from "../../../runtime/pages/useShopPages.ts"
import { AddToCartError } from "../product/AddToCartError.tsx"
import { listingContexts } from "../listing/listingContexts.ts"
import styles from "./BundleView.module.css"
import type { ChosenProduct } from "./chosenProducts.ts"
import { canBuyAll, firstChoices, missingSizes } from "./chosenProducts.ts"
import { Gallery } from "../product/Gallery.tsx"
import { BundleProductChoice } from "./BundleProductChoice.tsx"
import { PriceNotes } from "../product/PriceNotes.tsx"
import { ProductGrid } from "../listing/ProductGrid.tsx"
import pageStyles from "../product/ProductView.module.css"
import { Breadcrumbs } from "../listing/Breadcrumbs.tsx"

export interface BundleViewProps {
  readonly page: ProductPage
  readonly bundle: Bundle
}

/** The page of products that are sold together: a colour and size for each, and one button for all. */
export function BundleView({ page: { product, path, related }, bundle }: BundleViewProps) {
  const t = useText()
  const { addRecentlyViewed } = useDevice()
  const { configuration } = useFrame().store
  useEffect(() => addRecentlyViewed(product.id, configuration), [product.id, configuration])
  const firstImages = bundle.components.flatMap(({ images: [first] }) => first ?? [])
  // An odd number fills the gallery's rows without a wide crop, which would cut off a product.
  const images = [...bundle.images.slice(0, firstImages.length % 2 === 0 ? 1 : 2), ...firstImages]
  return (
    <>
      <article className={pageStyles["page"]}>
        <Gallery images={images} mfname={product.mfname} />
        <div className={pageStyles["buy"]}>
          <Breadcrumbs path={path} />
          <h1 className={pageStyles["name"]}>{product.name}</h1>
          <p>
            <Price size="page" price={bundle.price} />
            <PriceNotes price={bundle.price} />{" "}
            <span className={styles["count"]}>{t("catalog.results", { count: bundle.components.length })}</span>
          </p>
          {product.description !== undefined && <p className={pageStyles["description"]}>{product.description}</p>}
          <BundleForm product={product} bundle={bundle} />
          <p className={pageStyles["reference"]}>{t("catalog.reference", { mfname: product.mfname })}</p>
        </div>
      </article>
      {related.length > 0 && (
        <section className={pageStyles["related"]} aria-labelledby="related">
          <h2 id="related">{t("catalog.related")}</h2>
          <ProductGrid products={related.slice(0, 4)} layout="row" />
        </section>
      )}
    </>
  )
}

/** An ordinary form until hydration; afterwards nothing is sent until every product has a size. */
function BundleForm({ product, bundle: { components } }: { readonly product: Product; readonly bundle: Bundle }) {
  const t = useText()
  const pages = useShopPages()
  const { addressOf } = useNavigation()
  const home = addressOf(pages.home)
  const pageAddress = addressOf(pages.product(product))
  const form = useRef<HTMLFormElement>(null)
  const [choices, setChoices] = useState<readonly ChosenProduct[]>(() => firstChoices(components))
  const [hasSubmitted, setHasSubmitted] = useState(false)
  const { busy, error, add } = useBundleAddition(product.id)
  const missing = missingSizes(choices)
  const isSold = product.visibility === "show" && canBuyAll(components)
  const choose = (index: number) => (choice: Partial<ChosenProduct>) =>
    setChoices((all) => all.map((one, at) => (at === index ? { ...one, ...choice } : one)))
  const showMissingSizes = (event: FormEvent) => {
    event.preventDefault()
    setHasSubmitted(true)
    const [first] = missing
    form.current?.querySelector<HTMLInputElement>(`input[name="sku.${first?.component.id}"]:not(:disabled)`)?.focus()
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    if (missing.length > 0) return showMissingSizes(event)
    event.preventDefault()
    add(choices)
  }
  return (
    <form
      ref={form}
      className={styles["form"]}
      method="post"
      action={home.ok ? `${home.address}cart/items` : undefined}
      onInvalidCapture={showMissingSizes}
      onSubmit={submit}
    >
      <input type="hidden" name="bundleId" value={product.id} />
      <input type="hidden" name="components" value={components.length} />
      {pageAddress.ok && <input type="hidden" name="returnTo" value={pageAddress.address} />}
      <h2 className={styles["heading"]}>{t("product.items")}</h2>
      <ol className={styles["products"]}>
        {choices.map((choice, index) => (
          <BundleProductChoice
            key={choice.component.id}
            choice={choice}
            onChoose={choose(index)}
            isMissing={hasSubmitted && choice.size === undefined}
          />
        ))}
      </ol>
      <Button type="submit" disabled={!isSold} busy={busy} className={styles["add"]}>
        {isSold ? t(busy ? "catalog.adding" : "product.addAll") : t(stateKey(product.visibility))}
      </Button>
      <p className={styles["help"]} role="status">
        {hasSubmitted && missing.length > 0
          ? t("product.chooseAllSizes", { count: missing.length })
          : t(isSold ? "product.soldAsSet" : "product.setUnavailable")}
      </p>
      <AddToCartError error={error} />
    </form>
  )
}

function stateKey(visibility: ProductPage["product"]["visibility"]) {
  return visibility === "coming_soon" || visibility === "back_soon"
    ? (`catalog.${visibility}` as const)
    : "catalog.sold_out"
}

/** Adds all products with one request. If the server refuses, none of them is in the cart. */
function useBundleAddition(bundleId: string) {
  const { addBundle } = useCommands().cart
  const cart = useCart()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<ShopError>()
  const add = async (choices: readonly ChosenProduct[]) => {
    setBusy(true)
    setError(undefined)
    const seen = listingContexts.get(bundleId)
    const result = await addBundle(
      choices.flatMap(({ component, size }) =>
        size === undefined
          ? []
          : [
              {
                sku: size.sku,
                quantity: lotSize(size),
                ...(size.unitsLot === undefined ? {} : { unitsLot: size.unitsLot }),
                productId: component.id,
                bundleId,
                sizeId: size.name,
                ...(seen?.searchConversion === undefined ? {} : { searchConversion: seen.searchConversion }),
                ...(component.categoryId === undefined ? {} : { categoryId: component.categoryId }),
              },
            ],
      ),
    )
    setBusy(false)
    if (!result.ok) return setError(result.error)
    cart.set(result.value)
    cart.setOpen(true)
  }
  return { busy, error, add: (choices: readonly ChosenProduct[]) => void add(choices) }
}
