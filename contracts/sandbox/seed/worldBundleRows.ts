import type { ProductRows } from "../stores/ProductRows.ts"
import type { StoredDetail, StoredSummary } from "../catalog/productJson.ts"
import { searchIndex } from "../catalog/search/searchText.ts"
import type { StoreLanguage } from "../stores/StoreData.ts"
import { worldImage } from "../catalog/images/worldImages.ts"
import { LOOK_COLOUR, LOOK_VIEWS } from "../world/imagery/lookView.ts"
import { slug } from "../world/slug.ts"
import type { WorldBundle } from "../world/World.ts"
import { localized } from "../stores/localized.ts"
import { storePrice } from "./prices.ts"
import type { WorldPlace } from "./worldProductRows.ts"

/**
 * Returns the read-model rows of one bundle in one store: a product without colours and skus. Its own visibility is
 * `show`, and its price the sum of its items; both are computed again at each read.
 */
export const worldBundleRows = (place: WorldPlace, bundle: WorldBundle, rank: number): ProductRows => {
  const { store } = place
  const price = bundle.items.reduce((sum, { product }) => sum + storePrice(store, product).price, 0)
  const common = { store_id: store.id, product_id: bundle.id }
  const { categoryId } = bundle
  return {
    product: {
      ...common,
      mfname: bundle.mfname,
      category_id: categoryId,
      price,
      old_price: null,
      novelty: bundle.novelty,
      override: null,
      visibility: "show",
      source: "world",
      content_hash: null,
    },
    skus: [],
    texts: place.languages.map((language) => textRow(place, bundle, language, price)),
    listings: place.pathOf(categoryId).map((listedIn) => ({
      store_id: store.id,
      category_id: listedIn,
      product_id: bundle.id,
      direct: listedIn === categoryId,
      price,
      novelty: bundle.novelty,
      relevance: rank,
    })),
    colors: [],
    items: bundle.items.map(({ product, colour }, position) => ({
      store_id: store.id,
      bundle_id: bundle.id,
      piece_id: product.id,
      color_id: colour.id,
      position,
    })),
  }
}

const textRow = (place: WorldPlace, bundle: WorldBundle, language: StoreLanguage, price: number) => {
  const { code } = language
  const name = localized(bundle.name, code, place.store.countryCode)
  const itemNames = bundle.items.map(({ product }) => localized(product.name, code, place.store.countryCode))
  const alt = `${name}: ${itemNames.join(", ")}`
  const images = LOOK_VIEWS.map((view) => worldImage(bundle.id, LOOK_COLOUR, view, alt, place.edition))
  const summary: StoredSummary = {
    id: bundle.id,
    mfname: bundle.mfname,
    productUrl: slug(name),
    name,
    categoryId: bundle.categoryId,
    price,
    bundleSize: bundle.items.length,
    colors: [],
    images,
  }
  const detail: StoredDetail = {
    description: localized(bundle.description, code, place.store.countryCode),
    composition: [],
    care: [],
    colors: [],
    xmedia: images,
  }
  const searchParts = [
    name,
    bundle.mfname,
    ...itemNames,
    ...place.pathOf(bundle.categoryId).map((above) => place.categoryName(above, code)),
  ]
  return {
    store_id: place.store.id,
    language_id: language.id,
    product_id: bundle.id,
    name,
    search_text: searchIndex([...new Set(searchParts)].join(" "), code),
    summary: JSON.stringify(summary),
    detail: JSON.stringify(detail),
  }
}
