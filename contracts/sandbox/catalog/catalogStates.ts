import {
  findFirst,
  type ProviderStates,
  type StateShop,
  storeIn,
  textAt,
  textIn,
} from "../platform/states/StateShop.ts"
import { listAt } from "../platform/states/listAt.ts"

/** Number of letters of a search for suggestions. */
const PREFIX_LETTERS = 3

const catalogPath = (storeId: string): string => `/itxrest/2/catalog/store/${storeId}/2${storeId.slice(1)}`

/** Categories that list products in several colours and sizes, from the top of the tree. */
const categories = async function* (shop: StateShop, storeId: string) {
  const catalog = catalogPath(storeId)
  for (const category of listAt(await shop.call("", "GET", `${catalog}/category`), "categories")) {
    const categoryId = textAt(category, "id")
    const list = await shop.call("", "GET", `${catalog}/category/${categoryId}/product`)
    const products = listAt(list, "products")
    const isFiltered = listAt(list, "filters.colors").length > 0 && listAt(list, "filters.sizes").length > 0
    if (products.length > 0 && isFiltered) yield { categoryId, categoryKey: textAt(category, "key"), products }
  }
}

const products = async function* (shop: StateShop, storeId: string) {
  for await (const category of categories(shop, storeId)) {
    for (const product of category.products)
      yield {
        categoryId: category.categoryId,
        productId: textAt(product, "id"),
        mfname: textAt(product, "mfname"),
        name: textAt(product, "name"),
      }
  }
}

/** Products with a well-stocked sku and a name that suggestions complete. */
const stockedProducts = async function* (shop: StateShop, storeId: string) {
  const catalog = catalogPath(storeId)
  for await (const { name, ...product } of products(shop, storeId)) {
    const stocks = listAt(await shop.call("", "GET", `${catalog}/product/${product.productId}/stock`), "stocks")
    const stocked = stocks.find((entry) => textAt(entry, "availability") === "in_stock")
    if (stocked !== undefined)
      yield { ...product, sku: textAt(stocked, "sku"), searchTerm: name, prefix: name.slice(0, PREFIX_LETTERS) }
  }
}

/** Bundles with at least two items in stock. */
const bundles = async function* (shop: StateShop, storeId: string) {
  const catalog = catalogPath(storeId)
  for (const category of listAt(await shop.call("", "GET", `${catalog}/category`), "categories")) {
    const path = `${catalog}/category/${textAt(category, "id")}/product`
    for (let page = 1, more = true; more; page += 1) {
      const list = listAt(await shop.call("", "GET", `${path}?pageNumber=${page}`), "products")
      more = list.length > 0
      for (const { mfname } of list
        .filter((product) => Object(product).bundleSize !== undefined)
        .map((product) => ({ mfname: textAt(product, "mfname") }))) {
        const detail = await shop.call("", "GET", `${catalog}/part-number/${mfname}/detail`)
        const skus = listAt(detail, "bundleProductSummaries").flatMap((bundleItem) => skuInStock(bundleItem) ?? [])
        yield { bundleId: textAt(detail, "id"), bundleMfname: mfname, skus }
      }
    }
  }
}

const skuInStock = (bundleItem: unknown): string | undefined => {
  const size = listAt(bundleItem, "colors")
    .flatMap((color) => listAt(color, "sizes"))
    .find((one) => textAt(one, "availability") === "in_stock")
  return size === undefined ? undefined : textAt(size, "sku")
}

const relatedProducts = async function* (shop: StateShop, storeId: string) {
  for await (const { productId } of products(shop, storeId)) {
    yield {
      productId,
      related: listAt(await shop.call("", "GET", `${catalogPath(storeId)}/product/${productId}/related`), "products"),
    }
  }
}

export const catalogStates: ProviderStates = {
  "a category with products": (shop, parameters) =>
    findFirst(
      categories(shop, storeIn(parameters)),
      ({ categoryId, categoryKey }) => ({ categoryId, categoryKey }),
      "category with products",
    ),
  "a product in stock": async (shop, parameters) => {
    const storeId = storeIn(parameters)
    const product = await findFirst(stockedProducts(shop, storeId), (one) => one, "product in stock")
    return { token: await shop.guest(storeId), ...product }
  },
  "a product with related products": (shop, parameters) =>
    findFirst(
      relatedProducts(shop, storeIn(parameters)),
      ({ productId, related }) => (related.length > 0 ? { productId } : undefined),
      "product with related products",
    ),
  "a bundle": async (shop, parameters) => {
    const storeId = storeIn(parameters)
    const bundle = await findFirst(
      bundles(shop, storeId),
      ({ skus: [pieceSku, otherPieceSku], ...found }) =>
        pieceSku === undefined || otherPieceSku === undefined ? undefined : { ...found, pieceSku, otherPieceSku },
      "bundle in stock",
    )
    return { token: await shop.guest(storeId), ...bundle }
  },
  "an editorial spot": async (shop, parameters) => {
    const spot = textIn(parameters, "spot", "home-hero")
    const answer = await shop.call(
      "",
      "GET",
      `${catalogPath(storeIn(parameters))}/marketing-spot?spot=${encodeURIComponent(spot)}`,
    )
    if (listAt(answer, "spots").length === 0) throw new Error(`The store has no block for ${spot}.`)
    return {}
  },
}
