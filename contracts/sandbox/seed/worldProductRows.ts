import type { ProductRows } from "../stores/ProductRows.ts"
import type { StoredDetail, StoredSummary } from "../catalog/productJson.ts"
import { searchIndex } from "../catalog/search/searchText.ts"
import { sizeOrder } from "../catalog/sizeOrder.ts"
import type { StoreLanguage } from "../stores/StoreData.ts"
import { altText } from "../catalog/images/altText.ts"
import { productVisibility, unitsInLots } from "../catalog/stock/visibility.ts"
import { VIEWS, worldImage } from "../catalog/images/worldImages.ts"
import { ANNOUNCED_PROMOTION_ID, upcomingPrice, announcedPromotionName } from "../world/announcedPromotion.ts"
import { sizeIn } from "../world/sizes.ts"
import { slug } from "../world/slug.ts"
import { unitsLot } from "../world/unitsLot.ts"
import type { WorldProduct, WorldStore } from "../world/World.ts"
import { byLanguage, localized } from "../stores/localized.ts"
import { storePrice } from "./prices.ts"

export interface WorldPlace {
  readonly store: WorldStore
  readonly languages: readonly StoreLanguage[]
  /** Ids of the category and its ancestors, nearest first. */
  readonly pathOf: (categoryId: string) => readonly string[]
  /** Name of a category in a language, for the search. */
  readonly categoryName: (categoryId: string, code: string) => string
  readonly edition: string
}

/** Returns the read-model rows of one product in one store. */
export const worldProductRows = (place: WorldPlace, product: WorldProduct, rank: number): ProductRows => {
  const { store } = place
  const { price, oldPrice } = storePrice(store, product)
  const lot = unitsLot(store, product)
  const common = { store_id: store.id, product_id: product.id }
  const skus = product.colours.flatMap((colour, colourAt) =>
    product.sizes.map((size, sizeAt) => ({
      ...common,
      sku: `${product.mfname}-${colour.id}-${size.id}`,
      catentry_id: `${product.id}${String(colourAt * 50 + sizeAt + 1).padStart(3, "0")}`,
      color_id: colour.id,
      size_id: sizeIn(store.countryCode, size).id,
      size_name: sizeIn(store.countryCode, size).name,
      position: sizeOrder(size.name),
      price,
      old_price: oldPrice ?? null,
      units: product.stock(store.id, colour.id, size.id),
      units_lot: lot,
    })),
  )
  const override = product.visibility ?? null
  const mainCategory = product.categoryIds[0] ?? ""
  return {
    product: {
      ...common,
      mfname: product.mfname,
      category_id: mainCategory,
      price,
      old_price: oldPrice ?? null,
      novelty: product.novelty,
      override,
      visibility: productVisibility(
        skus.map(({ units }) => unitsInLots(units, lot)),
        override,
      ),
      source: "world",
      content_hash: null,
    },
    skus,
    texts: place.languages.map((language) =>
      textRow(place, product, language, { price, ...(oldPrice === undefined ? {} : { oldPrice }) }),
    ),
    listings: listedIn(place, product).map(({ categoryId, direct }) => ({
      store_id: store.id,
      category_id: categoryId,
      product_id: product.id,
      direct,
      price,
      novelty: product.novelty,
      relevance: rank,
    })),
    colors: product.colours.map((colour) => ({
      ...common,
      color_id: colour.id,
      hex: colour.hex,
      names: JSON.stringify(byLanguage(place.languages, ({ code }) => localized(colour.name, code, store.countryCode))),
    })),
  }
}

const listedIn = (place: WorldPlace, product: WorldProduct) => {
  const listed = new Map<string, boolean>()
  for (const categoryId of product.categoryIds) {
    for (const above of place.pathOf(categoryId)) if (!listed.has(above)) listed.set(above, false)
  }
  for (const categoryId of product.categoryIds) listed.set(categoryId, true)
  return Array.from(listed, ([categoryId, direct]) => ({ categoryId, direct }))
}

const textRow = (
  place: WorldPlace,
  product: WorldProduct,
  language: StoreLanguage,
  prices: { readonly price: number; readonly oldPrice?: number },
) => {
  const { code } = language
  const { countryCode } = place.store
  const name = localized(product.name, code, countryCode)
  const mainCategory = product.categoryIds[0] ?? ""
  const colors = product.colours.map((colour) => {
    const colourName = localized(colour.name, code, countryCode)
    return {
      id: colour.id,
      name: colourName,
      hex: colour.hex,
      images: VIEWS.map((view) =>
        worldImage(product.id, colour.id, view, altText(language.tag, name, colourName, view), place.edition),
      ),
    }
  })
  const summary: StoredSummary = {
    id: product.id,
    mfname: product.mfname,
    productUrl: slug(name),
    name,
    categoryId: mainCategory,
    ...prices,
    // A reduced price is compared with the lowest of the 30 days before (R21), which is the world's old price.
    ...(prices.oldPrice === undefined ? {} : { lowestPrice30Days: prices.oldPrice }),
    colors: colors.map(({ images, ...color }) => ({
      ...color,
      ...(images[0] === undefined ? {} : { image: images[0] }),
    })),
    images: (colors[0]?.images ?? []).slice(0, 2),
  }
  const announced = upcomingPrice(place.store, product)
  const detail: StoredDetail = {
    description: localized(product.description, code, countryCode),
    composition: lines(localized(product.composition, code, countryCode)),
    care: lines(localized(product.care, code, countryCode)),
    ...(announced === undefined
      ? {}
      : {
          futurePrice: {
            promotionId: ANNOUNCED_PROMOTION_ID,
            promotionName: localized(announcedPromotionName, code, countryCode),
            price: announced,
          },
        }),
    colors,
  }
  const searchParts = [
    name,
    product.mfname,
    ...colors.map((color) => color.name),
    ...product.categoryIds.flatMap((id) => place.pathOf(id).map((above) => place.categoryName(above, code))),
  ]
  return {
    store_id: place.store.id,
    language_id: language.id,
    product_id: product.id,
    name,
    search_text: searchIndex([...new Set(searchParts)].join(" "), code),
    summary: JSON.stringify(summary),
    detail: JSON.stringify(detail),
  }
}

const lines = (text: string): readonly string[] =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "")
