import type { ProductSummary } from "../../../../domain/catalog/ProductSummary.ts"
import type { ProductImage } from "../../../../domain/catalog/ProductImage.ts"
import { classNames } from "../../../design/classNames.ts"
import { Picture } from "../../shared/product/Picture.tsx"
import { Price } from "../../shared/product/Price.tsx"
import { Swatch } from "./Swatch.tsx"
import { useHeart } from "../../../runtime/HeartProvider.tsx"
import { PageLink } from "../../../runtime/PageLink.tsx"
import { useText } from "../../../runtime/TextProvider.tsx"
import { useShopPages } from "../../../runtime/pages/useShopPages.ts"
import styles from "./ProductCard.module.css"

export interface ProductCardProps {
  readonly product: ProductSummary
  /** The `sizes` of its images where it is larger than one of four columns. */
  readonly sizes?: string
  /** A wide image that replaces the others if the list has room for it. */
  readonly wide?: ProductImage | undefined
  /** Among the first images of the page. */
  readonly priority?: boolean
}

const MAX_SWATCHES = 5
/** Of a card in one of four columns, or two on a phone. */
const CARD_SIZES = "(min-width: 60rem) 25vw, 50vw"
const MAX_CARD_WIDTH = 960

/** A product in a list: image, a second one on hover or swipe, name, price and colours. */
export function ProductCard({ product, sizes, wide, priority = false }: ProductCardProps) {
  const t = useText()
  const to = useShopPages().product(product, product.colorId === undefined ? {} : { colorId: product.colorId })
  const Heart = useHeart()
  const { id: productId, name, categoryId, visibility, bundleSize } = product
  const [first, second] = product.images.filter(({ view }) => view !== "editorial")
  const size = sizes === undefined ? { sizes: CARD_SIZES, maxWidth: MAX_CARD_WIDTH } : { sizes }
  const morph = `product-${product.mfname}`
  return (
    <article className={classNames(styles["card"], visibility === "sold_out" && styles["soldOut"])}>
      <PageLink to={to} options={{ morph, name }} className={styles["media"]} tabIndex={-1} aria-hidden="true">
        {wide !== undefined && (
          <Picture
            image={wide}
            sizes="(min-width: 60rem) 50vw, 100vw"
            alt=""
            morph={morph}
            className={styles["wide"]}
          />
        )}
        {first !== undefined && (
          <Picture image={first} {...size} priority={priority} alt="" morph={morph} className={styles["picture"]} />
        )}
        {wide === undefined && second !== undefined && (
          <Picture image={second} {...size} alt="" className={classNames(styles["picture"], styles["second"])} />
        )}
      </PageLink>
      <Heart
        wished={{ productId, name, ...(categoryId === undefined ? {} : { categoryId }) }}
        className={styles["heart"]}
      />
      <p className={styles["name"]}>
        <PageLink to={to} options={{ morph, name }}>
          {name}
        </PageLink>
      </p>
      <p className={styles["price"]}>
        <Price
          price={product.price}
          oldPrice={product.oldPrice}
          lowestPrice30Days={product.lowestPrice30Days}
          isOnSale={visibility === "show"}
        />
        {bundleSize !== undefined && (
          <span className={styles["state"]}>{t("catalog.results", { count: bundleSize })}</span>
        )}
        {(visibility === "sold_out" || visibility === "coming_soon" || visibility === "back_soon") && (
          <span className={styles["state"]}>{t(`catalog.${visibility}`)}</span>
        )}
      </p>
      {product.colors.length > 1 && (
        <p
          className={styles["colors"]}
          role="img"
          aria-label={t("catalog.colors", { names: product.colors.map((color) => color.name).join(", ") })}
        >
          {product.colors.slice(0, MAX_SWATCHES).map((color) => (
            <Swatch key={color.id} hex={color.hex} name={color.name} />
          ))}
          {product.colors.length > MAX_SWATCHES && (
            <small aria-hidden="true">{t("catalog.moreColors", { count: product.colors.length - MAX_SWATCHES })}</small>
          )}
        </p>
      )}
    </article>
  )
}
