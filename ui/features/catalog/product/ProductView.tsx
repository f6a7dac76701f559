import { memo, useState } from "react"
import type { ProductPage } from "../../../../application/catalog/loadProductPage.ts"
import type { PageAddress } from "../../../../domain/navigation/PageAddress.ts"
import type { Product, ProductColor } from "../../../../domain/catalog/Product.ts"
import { Price } from "../../shared/product/Price.tsx"
import { HydrationBoundary } from "../../../runtime/island.tsx"
import type { LazyComponent } from "../../../runtime/lazyComponent.tsx"
import { CustomizationPanel } from "../customization/CustomizationPanel.tsx"
import { Breadcrumbs } from "../listing/Breadcrumbs.tsx"
import { RecentlyViewedSlot } from "../listing/RecentlyViewedSlot.tsx"
import { canBuy, orderedSizes } from "../sizes/orderedSizes.ts"
import { SizeGuideLink } from "../sizes/SizeGuideLink.tsx"
import { useSoldOut } from "../sizes/useSoldOut.ts"
import { BuyForm } from "./BuyForm.tsx"
import { ColorLinks } from "./ColorLinks.tsx"
import { Gallery } from "./Gallery.tsx"
import { PriceNotes } from "./PriceNotes.tsx"
import { ProductActions } from "./ProductActions.tsx"
import { ProductDetails } from "./ProductDetails.tsx"
import styles from "./ProductView.module.css"
import { RelatedProducts } from "./RelatedProducts.tsx"
import type { ProductActionsDrawerProps } from "./useProductActions.ts"
import { useProductActions } from "./useProductActions.ts"
import { WishlistForm } from "./WishlistForm.tsx"

export interface ProductViewProps {
  readonly product: ProductPage
  readonly address: PageAddress
  readonly actionsDrawer: LazyComponent<ProductActionsDrawerProps>
}

const NO_IMAGES: ProductColor["images"] = []
const CUSTOMIZATIONS = [
  ["letters", "isCustomizable"],
  ["tailoring", "isTailorable"],
] as const

/** Parts that do not depend on the selected size: another choice does not render them again. */
const Unchanged = {
  Breadcrumbs: memo(Breadcrumbs),
  ColorLinks: memo(ColorLinks),
  Gallery: memo(Gallery),
  ProductDetails: memo(ProductDetails),
  RecentlyViewedSlot: memo(RecentlyViewedSlot),
  RelatedProducts: memo(RelatedProducts),
  SizeGuideLink: memo(SizeGuideLink),
}

/**
 * The product page. The shown colour is in the address, so that it can be linked, reloaded and shown without scripts.
 * Parts that are hydrated on their own are boundaries, so that a press does not wait for them.
 */
export function ProductView({ product: page, address, actionsDrawer }: ProductViewProps) {
  return <ProductDetail key={page.product.id} page={page} address={address} actionsDrawer={actionsDrawer} />
}

function ProductDetail({
  page,
  address,
  actionsDrawer,
}: {
  readonly page: ProductPage
  readonly address: PageAddress
  readonly actionsDrawer: LazyComponent<ProductActionsDrawerProps>
}) {
  const { product } = page
  const { soldOut, refreshSoldOut } = useSoldOut(page)
  const [sku, setSku] = useState<string>()
  const productActions = useProductActions(actionsDrawer)
  const read = displayedColor(product, address.parameters["colorId"])
  const color = read && withSoldOut(read, soldOut)
  const sizes = color === undefined ? [] : orderedSizes(color)
  const priced = sizes.find((size) => size.sku === sku) ?? sizes.find(canBuy) ?? sizes[0]
  const buyable = sizes.filter(canBuy)
  const chosen = buyable.length === 1 ? buyable[0] : buyable.find((size) => size.sku === sku)
  return (
    <>
      <article className={styles["page"]}>
        <HydrationBoundary>
          <Unchanged.Gallery images={color?.images ?? NO_IMAGES} mfname={product.mfname} />
        </HydrationBoundary>
        <div className={styles["buy"]}>
          <Unchanged.Breadcrumbs path={page.path} />
          {product.brand !== undefined && <p className={styles["brand"]}>{product.brand}</p>}
          <h1 className={styles["name"]}>{product.name}</h1>
          {priced !== undefined && (
            <div>
              <Price
                size="page"
                price={priced.price}
                oldPrice={priced.oldPrice}
                lowestPrice30Days={priced.lowestPrice30Days ?? product.lowestPrice30Days}
                isOnSale={buyable.length > 0}
              />
              <PriceNotes price={priced.price} size={priced} />
            </div>
          )}
          {read !== undefined && color !== undefined && (
            <>
              <Unchanged.ColorLinks product={product} current={read} />
              <BuyForm
                product={product}
                color={color}
                sizes={sizes}
                soldOut={soldOut}
                onIntent={refreshSoldOut}
                onSize={setSku}
                onUnavailable={(missing) => productActions.ask("notice", missing)}
              />
              <Unchanged.SizeGuideLink product={product} />
              {/* A link that appears later moves the content below, so it depends only on the customer's own
                  choice. */}
              <ProductActions
                product={product}
                color={color}
                sizes={sku !== undefined && soldOut.includes(sku) ? sizes : orderedSizes(read)}
                sku={sku}
                productActions={productActions}
              />
              {CUSTOMIZATIONS.map(
                ([of, offered]) =>
                  product[offered] === true &&
                  buyable.length > 0 && (
                    <CustomizationPanel key={of} of={of} product={product} color={color} size={chosen} />
                  ),
              )}
            </>
          )}
          <WishlistForm product={product} color={color} size={sizes.find((size) => size.sku === sku)} />
          <HydrationBoundary>
            <Unchanged.ProductDetails product={product} />
          </HydrationBoundary>
        </div>
      </article>
      <HydrationBoundary>
        <Unchanged.RelatedProducts page={page} />
      </HydrationBoundary>
      <Unchanged.RecentlyViewedSlot excludedId={product.id} />
    </>
  )
}

function withSoldOut(color: ProductColor, soldOut: readonly string[]): ProductColor {
  return {
    ...color,
    sizes: color.sizes.map((size) =>
      soldOut.includes(size.sku) ? { ...size, isBuyable: false, visibility: "sold_out" } : size,
    ),
  }
}

/** The requested colour, else the first available one, else the first. */
function displayedColor(product: Product, colorId: string | undefined): ProductColor | undefined {
  const { colors } = product
  return colors.find((color) => color.id === colorId) ?? colors.find((color) => color.sizes.some(canBuy)) ?? colors[0]
}
