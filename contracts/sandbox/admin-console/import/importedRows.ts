import type { components } from "../../../generated/catalog.d.ts"
import type { ProductRows } from "../../stores/ProductRows.ts"
import type { StoredDetail, StoredSummary } from "../../catalog/productJson.ts"
import { searchIndex } from "../../catalog/search/searchText.ts"
import { sizeOrder } from "../../catalog/sizeOrder.ts"
import type { StoreLanguage } from "../../stores/StoreData.ts"
import { productVisibility, unitsInLots } from "../../catalog/stock/visibility.ts"
import { byLanguage } from "../../stores/localized.ts"
import { slug } from "../../world/slug.ts"
import type { ImportedListing } from "./importCategories.ts"
import { importTexts } from "./importTexts.ts"
import type { NumberedProduct } from "./assignVariantIds.ts"
import { needsPriceHistory, type PreviousPrice, compareAtPriceFor } from "./compareAtPriceFor.ts"
import { swatchOf } from "./swatchOf.ts"
import { colourId, nameId, variantChoice } from "./variantChoice.ts"

type Image = components["schemas"]["Image"]

export interface ImportTarget {
  readonly storeId: string
  readonly languages: readonly StoreLanguage[]
  readonly productId: string
  /** The categories that list it: its own first, then their ancestors. */
  readonly listedIn: readonly ImportedListing[]
  /** Filter values of the store's existing sizes, by name. */
  readonly sizeIds: ReadonlyMap<string, string>
  readonly novelty: number
  readonly contentHash: string
  /** Two letters, ISO 3166-1. */
  readonly countryCode: string
  /** The current prices of its SKUs; empty for a new product. */
  readonly pricesBefore: ReadonlyMap<string, PreviousPrice>
}

/** Units of a product whose merchant does not track stock. */
const UNCOUNTED_UNITS = 999

/**
 * The read-model rows of a merchant's product. Texts without a translation are the same in every language; pictures are
 * the merchant's own.
 */
export const importedRows = (place: ImportTarget, product: NumberedProduct): ProductRows => {
  const { storeId, productId } = place
  const common = { store_id: storeId, product_id: productId }
  const variants = product.variants.map((variant) => ({
    ...variant,
    ...variantChoice(variant),
    oldPrice: compareAtPriceFor(
      place.countryCode,
      variant.price,
      variant.compareAtPrice,
      place.pricesBefore.get(variant.sku),
    ),
  }))
  const override = product.isComingSoon === true ? "coming_soon" : null
  const price = Math.min(...variants.map((variant) => variant.price))
  const cheapest = variants.find((variant) => variant.price === price)
  const oldPrice = cheapest?.oldPrice
  const categoryId = place.listedIn[0]?.id ?? ""
  const skus = variants.map((variant) => ({
    ...common,
    sku: variant.sku,
    catentry_id: variant.catentryId,
    color_id: colourId(variant.colour),
    size_id: place.sizeIds.get(variant.size) ?? nameId(variant.size),
    size_name: variant.size,
    position: sizeOrder(variant.size),
    price: variant.price,
    old_price: variant.oldPrice ?? null,
    units: variant.inventory ?? UNCOUNTED_UNITS,
    units_lot: variant.unitsLot ?? 1,
  }))
  const colours = [...new Map(variants.map(({ colour }) => [colourId(colour), colour]))]
  return {
    product: {
      ...common,
      mfname: productId,
      category_id: categoryId,
      price,
      old_price: oldPrice ?? null,
      novelty: place.novelty,
      override,
      visibility: productVisibility(
        skus.map(({ units, units_lot }) => unitsInLots(units, units_lot)),
        override,
      ),
      source: "import",
      content_hash: place.contentHash,
    },
    skus,
    texts: place.languages.map((language) => {
      const colors = colours.map(([id, name]) => ({
        id,
        name: name ?? importTexts(language.tag)("imports.singleColor"),
        ...swatchOf(name),
        images: imagesOf(
          product,
          variants.filter((variant) => colourId(variant.colour) === id).flatMap(({ image }) => image ?? []),
        ),
      }))
      const { title, descriptionText, warnings } = textsFor(product, language.code)
      const summary: StoredSummary = {
        id: productId,
        mfname: productId,
        productUrl: slug(title) || slug(product.handle) || "product",
        name: title,
        categoryId,
        price,
        ...(oldPrice === undefined
          ? {}
          : { oldPrice, ...(needsPriceHistory(place.countryCode) ? { lowestPrice30Days: oldPrice } : {}) }),
        colors: colors.map(({ images, ...color }) => ({
          ...color,
          ...(images[0] === undefined ? {} : { image: images[0] }),
        })),
        images: (colors[0]?.images ?? []).slice(0, 2),
      }
      const detail: StoredDetail = {
        description: descriptionText,
        composition: [],
        care: [],
        colors,
        ...(product.vendor === undefined ? {} : { brand: product.vendor }),
        ...(product.safety === undefined ? {} : { safety: { ...product.safety, warnings: [...warnings] } }),
      }
      return {
        ...common,
        language_id: language.id,
        name: title,
        search_text: searchIndex(
          [
            title,
            product.vendor ?? "",
            product.productType ?? "",
            product.categories.flat().join(" "),
            product.handle,
            ...product.tags,
            ...colors.map(({ name }) => name),
          ].join(" "),
          language.code,
        ),
        summary: JSON.stringify(summary),
        detail: JSON.stringify(detail),
      }
    }),
    listings: place.listedIn.map(({ id: category_id, isOwn: direct }) => ({
      ...common,
      category_id,
      direct,
      price,
      novelty: place.novelty,
      relevance: place.novelty % 1_000_003,
    })),
    colors: colours.map(([color_id, name]) => ({
      ...common,
      color_id,
      hex: swatchOf(name).hex ?? null,
      names: JSON.stringify(byLanguage(place.languages, ({ tag }) => name ?? importTexts(tag)("imports.singleColor"))),
    })),
  }
}

/**
 * The product's texts in a language: an exact translation, one for the same language in another region, or the default.
 */
const textsFor = (
  product: NumberedProduct,
  code: string,
): { readonly title: string; readonly descriptionText: string; readonly warnings: readonly string[] } => {
  const bare = (language: string) => language.split("-")[0]?.toLowerCase()
  const found =
    product.translations.find(({ language }) => language.toLowerCase() === code.toLowerCase()) ??
    product.translations.find(({ language }) => bare(language) === bare(code))
  return {
    title: found === undefined || found.title === "" ? product.title : found.title,
    descriptionText:
      found === undefined || found.descriptionText === "" ? product.descriptionText : found.descriptionText,
    warnings: found?.warnings ?? product.safety?.warnings ?? [],
  }
}

/** The colour's own pictures first, then those without a variant. */
const imagesOf = (product: NumberedProduct, own: readonly string[]): readonly Image[] => {
  const variantImageUrls = new Set(product.variants.flatMap(({ image }) => image ?? []))
  const sharedImages = product.images.filter(({ url }) => !variantImageUrls.has(url)).map(({ url }) => url)
  const listed = new Map(product.images.map((image) => [image.url, image]))
  return [...new Set([...own, ...sharedImages])].map((url) => {
    const { alt = "", kept } = listed.get(url) ?? {}
    const imageTexts = { url, alt: alt === "" ? product.title : alt }
    return kept === undefined
      ? { ...imageTexts, external: true }
      : {
          ...imageTexts,
          view: "front",
          width: kept.width,
          height: kept.height,
          sizes: [...kept.widths],
          formats: [...kept.formats],
        }
  })
}
