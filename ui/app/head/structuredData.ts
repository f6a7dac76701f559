import type { PageData, StoreFrame } from "../../../application/navigation/PageData.ts"
import type { Category } from "../../../domain/catalog/Category.ts"
import type { Product, ProductSize } from "../../../domain/catalog/Product.ts"
import type { ProductSummary } from "../../../domain/catalog/ProductSummary.ts"
import type { PageAddress } from "../../../domain/navigation/PageAddress.ts"
import { homeSections } from "../../../domain/content/homeSections.ts"
import { isTaxAdded } from "../../../domain/store/isTaxAdded.ts"
import type { Money } from "../../../domain/shared/Money.ts"
import { machineAmount } from "../../../domain/store/machineAmount.ts"
import { shopPages } from "../../runtime/pages/useShopPages.ts"
import { addressesOf } from "../router/addressesOf.ts"
import { imageAddress } from "./previewImages.ts"
import { localBusiness, storeDetailPage } from "./localBusiness.ts"
import { SHOP_NAME } from "./pageTitle.ts"
import type { SchemaOrgThing } from "./SchemaOrgThing.ts"
import { productImages } from "./previewImages.ts"

const MAX_OFFERS = 100

/**
 * The structured data of a page (schema.org): the seller, the breadcrumbs and the content.
 *
 * *Details.* An offer is in stock only while its size can be bought; hidden products are omitted. Amounts have the
 * store's own decimals and are marked if they exclude tax; addresses are those of the desktop site (`origin`). Empty
 * for personal pages.
 */
export function structuredData(page: PageData, origin: string): readonly SchemaOrgThing[] {
  const { content, frame } = page
  const organization: SchemaOrgThing = { "@type": "Organization", name: SHOP_NAME, url: `${origin}/` }
  if (content.content === "stores") return [organization]
  if (frame === undefined) return []
  const write = writer(page, frame, origin)
  switch (content.content) {
    case "home":
      return [
        organization,
        { "@type": "WebSite", name: SHOP_NAME, url: write.href(write.pages.home), inLanguage: frame.language.code },
        ...write.itemList(homeSections(content.home.spots).rows.flatMap(({ products }) => products)),
      ]
    case "category":
      return [write.breadcrumbs(content.category.path), ...write.itemList(content.category.list.products)]
    case "product":
      return [write.product(content.product.product), write.breadcrumbs(content.product.path, content.product.product)]
    case "storeDetail":
      return [localBusiness(content.detail.store.physicalStore, write.href(page.address), organization)]
    case "storeList":
      return [
        {
          "@type": "ItemList",
          numberOfItems: content.list.stores.length,
          itemListElement: content.list.stores.map(({ physicalStore }, index) => ({
            "@type": "ListItem",
            position: index + 1,
            item: localBusiness(
              physicalStore,
              write.href(write.pages.page(...storeDetailPage(physicalStore))),
              organization,
            ),
          })),
        },
      ]
    default:
      return []
  }
}

function writer(page: PageData, frame: StoreFrame, origin: string) {
  const addressOf = addressesOf(page)
  const { currency } = frame.store
  const pages = shopPages({
    ...frame,
    catalogId: frame.store.catalogs.find(({ type }) => type === "1")?.id ?? frame.catalogId,
  })
  const href = (to: PageAddress) => {
    const built = addressOf(to)
    return built.ok ? `${origin}${built.address}` : undefined
  }

  const itemList = (products: readonly ProductSummary[]): readonly SchemaOrgThing[] => {
    const seen = products.filter(({ visibility }) => visibility !== "hidden")
    if (seen.length === 0) return []
    const itemListElement = seen.map((product, index) => ({
      "@type": "ListItem",
      position: index + 1,
      // Of a list whose products have pages of their own, search engines read the addresses only.
      url: href(pages.product(product)),
    }))
    return [{ "@type": "ItemList", numberOfItems: seen.length, itemListElement }]
  }

  const breadcrumbs = (path: readonly Category[], product?: Product): SchemaOrgThing => {
    const steps = [
      { name: SHOP_NAME, to: pages.home },
      ...path.map((category) => ({ name: category.name, to: pages.category(category) })),
      ...(product === undefined ? [] : [{ name: product.name, to: pages.product(product) }]),
    ]
    return {
      "@type": "BreadcrumbList",
      itemListElement: steps.map(({ name, to }, index) => ({
        "@type": "ListItem",
        position: index + 1,
        name,
        item: href(to),
      })),
    }
  }

  const offer = (sku: string, cost: Money, availability: string, url: string | undefined): SchemaOrgThing => ({
    "@type": "Offer",
    sku,
    url,
    price: machineAmount(cost, currency),
    priceCurrency: currency.currencyCode,
    ...(isTaxAdded(frame.store)
      ? {
          priceSpecification: {
            "@type": "UnitPriceSpecification",
            price: machineAmount(cost, currency),
            priceCurrency: currency.currencyCode,
            valueAddedTaxIncluded: false,
          },
        }
      : {}),
    availability: `https://schema.org/${availability}`,
    itemCondition: "https://schema.org/NewCondition",
  })
  const offersOf = (product: Product, url: string | undefined): readonly SchemaOrgThing[] => {
    // Products that are sold together are one offer.
    if (product.bundle !== undefined)
      return [
        offer(product.mfname, product.bundle.price, product.visibility === "show" ? "InStock" : "OutOfStock", url),
      ]
    const offered = product.colors
      .flatMap((color) =>
        color.sizes.filter(({ visibility }) => visibility !== "hidden").map((size) => ({ color, size })),
      )
      .slice(0, MAX_OFFERS)
    return offered.map(({ color, size }) => ({
      ...offer(size.sku, size.price, availabilityOf(size), href(pages.product(product, { colorId: color.id }))),
      name: `${color.name}, ${size.name}`,
    }))
  }

  const productSchema = (product: Product): SchemaOrgThing => {
    const url = href(pages.product(product))
    const offers = offersOf(product, url)
    const images = productImages(product)
      .slice(0, 6)
      .map((image) => imageAddress(image, origin))
    return {
      "@type": "Product",
      name: product.name,
      productID: product.mfname,
      sku: product.mfname,
      url,
      inLanguage: frame.language.code,
      brand: { "@type": "Brand", name: product.brand ?? SHOP_NAME },
      ...(product.description === undefined ? {} : { description: product.description }),
      ...(product.composition === undefined ? {} : { material: product.composition }),
      ...(images.length === 0 ? {} : { image: images }),
      ...(product.colors.length === 0 ? {} : { color: product.colors.map(({ name }) => name).join(", ") }),
      ...(offers.length === 0 ? {} : { offers }),
    }
  }

  return { pages, href, itemList, breadcrumbs, product: productSchema }
}

function availabilityOf({ isBuyable, visibility, isLow }: ProductSize): string {
  if (!isBuyable || visibility !== "show") return "OutOfStock"
  return isLow ? "LimitedAvailability" : "InStock"
}
