import type { PageData } from "../../../application/navigation/PageData.ts"
import type { ProductImage } from "../../../domain/catalog/ProductImage.ts"
import type { AlternateLink } from "../../../domain/navigation/alternates.ts"
import { machineAmount } from "../../../domain/store/machineAmount.ts"
import type { Translate } from "../../text/createTranslate.ts"
import { imageAddress } from "./previewImages.ts"
import { pageMetadata } from "./pageMetadata.ts"
import { pageDescription, pageTitle, SHOP_NAME } from "./pageTitle.ts"
import { productImages } from "./previewImages.ts"
import { scriptJson } from "../PageBlock.ts"
import { structuredData } from "./structuredData.ts"

export interface SearchHeadProps {
  readonly page: PageData
  /** Scheme and host of canonical addresses. */
  readonly origin: string
  readonly t: Translate
  readonly alternates: readonly AlternateLink[]
}

/**
 * The title of a page and, for public pages, its canonical address, alternates, preview and structured data. Rendered
 * only on the server. Hydration leaves these elements in place until `updateHead` runs at the next page.
 */
export function SearchHead({ page, origin, t, alternates }: SearchHeadProps) {
  const { canonical, isIndexable, previous, next } = pageMetadata(page, origin)
  const description = pageDescription(page, t)
  const basicTags = (
    <>
      <title>{pageTitle(page, t)}</title>
      {description !== undefined && <meta name="description" content={description} />}
      {!isIndexable && <meta name="robots" content="noindex" />}
    </>
  )
  if (canonical === undefined) return basicTags
  const { frame } = page
  const image = previewImage(page)
  const price = priceOf(page)
  const structured = isIndexable ? structuredData(page, origin) : []
  return (
    <>
      {basicTags}
      <link rel="canonical" href={canonical} />
      {previous !== undefined && <link rel="prev" href={previous} />}
      {next !== undefined && <link rel="next" href={next} />}
      {alternates.map(({ hreflang, href }) => (
        <link key={hreflang} rel="alternate" hrefLang={hreflang} href={href} />
      ))}
      <meta property="og:site_name" content={SHOP_NAME} />
      <meta property="og:type" content={page.content.content === "product" ? "product" : "website"} />
      <meta property="og:title" content={pageTitle(page, t)} />
      <meta property="og:url" content={canonical} />
      {description !== undefined && <meta property="og:description" content={description} />}
      {frame !== undefined && (
        <meta property="og:locale" content={`${frame.language.code.split("-", 1)[0]}_${frame.store.countryCode}`} />
      )}
      {image !== undefined && <meta property="og:image" content={imageAddress(image, origin)} />}
      {image !== undefined && image.alt !== "" && <meta property="og:image:alt" content={image.alt} />}
      {price !== undefined && <meta property="product:price:amount" content={price.amount} />}
      {price !== undefined && <meta property="product:price:currency" content={price.currencyCode} />}
      <meta name="twitter:card" content={image === undefined ? "summary" : "summary_large_image"} />
      {structured.length > 0 && (
        <script
          type="application/ld+json"
          dangerouslySetInnerHTML={{ __html: scriptJson({ "@context": "https://schema.org", "@graph": structured }) }}
        />
      )}
    </>
  )
}

function previewImage({ content }: PageData): ProductImage | undefined {
  switch (content.content) {
    case "home":
      return content.home.spots.flatMap(({ images, products }) => [
        ...images,
        ...products.flatMap((product) => product.images),
      ])[0]
    case "category":
      return content.category.list.products[0]?.images[0]
    case "product":
      return productImages(content.product.product)[0]
    default:
      return undefined
  }
}

/** The lowest price among the visible sizes of a product, or the price of a bundle. */
function priceOf({ content, frame }: PageData): { readonly amount: string; readonly currencyCode: string } | undefined {
  if (content.content !== "product" || frame === undefined) return undefined
  const { bundle, colors } = content.product.product
  const prices =
    bundle === undefined
      ? colors
          .flatMap(({ sizes }) => sizes)
          .filter(({ visibility }) => visibility !== "hidden")
          .map(({ price }) => price)
      : [bundle.price]
  const [lowest] = prices.toSorted((a, b) => a.minorUnits - b.minorUnits)
  return lowest === undefined
    ? undefined
    : { amount: machineAmount(lowest, frame.store.currency), currencyCode: lowest.currencyCode }
}
