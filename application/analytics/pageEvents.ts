import { cartLines, productItem, shownList } from "../../domain/analytics/analyticsItems.ts"
import type { CommerceEvent, ShownList } from "../../domain/analytics/CommerceEvent.ts"
import type { Cart } from "../../domain/cart/Cart.ts"
import type { Product } from "../../domain/catalog/Product.ts"
import type { ProductList } from "../../domain/catalog/ProductList.ts"
import type { ProductQuery } from "../../domain/catalog/ProductQuery.ts"
import { productQueryFrom, productQueryParameters } from "../../domain/catalog/ProductQuery.ts"
import { redactText } from "../../domain/telemetry/redactText.ts"
import type { PageData } from "../navigation/PageData.ts"

/** The part of a page that its events come from. */
export interface ShownPage extends Pick<PageData, "content"> {
  readonly address: Pick<PageData["address"], "page" | "parameters">
}

/** Name of the list of a search. */
const SEARCH_LIST = "search"

/**
 * Returns the events of a page that is shown. `previous` is the page before it in the same visit: a product of its list
 * was selected there. The start of a checkout is tracked by its use-case, which does not run without scripts.
 */
export function pageEvents(
  page: ShownPage,
  previous?: ShownPage,
  { hasScripts = true }: { readonly hasScripts?: boolean } = {},
): readonly CommerceEvent[] {
  const { address, content } = page
  const view: CommerceEvent = { name: "page_view", page: address.page }
  const query = productQueryFrom(address.parameters)
  switch (content.content) {
    case "home":
      return [view, ...shownLists(page).map((list): CommerceEvent => ({ name: "view_item_list", ...list }))]
    case "category":
      return [view, ...listEvents(content.category.category.id, content.category.list, query, filtersOf(previous))]
    case "search":
      return [view, ...searchEvents(content.search.term, content.search.list, query, previous)]
    case "product":
      return [view, ...productEvents(content.product.product, previous)]
    case "cart":
      return [view, ...cartEvents(content.cart)]
    case "checkout":
      return hasScripts || content.cart === undefined
        ? [view]
        : [view, { name: "begin_checkout", ...cartLines(content.cart.items, content.cart.totalOrder.currencyCode) }]
    default:
      return [view]
  }
}

/** Events of a list of products, and of its filters unless they were set before. */
function listEvents(
  list: string,
  { products }: ProductList,
  query: ProductQuery,
  filtersBefore: readonly string[] = [],
): readonly CommerceEvent[] {
  const filters = filterNames(query)
  const isFiltered = filters.length > 0 && filters.join() !== filtersBefore.join()
  return [
    ...(isFiltered ? [{ name: "filter", list, filters } as const] : []),
    { name: "view_item_list", ...shownList(list, products) },
  ]
}

/** Events of a search; its term is reported without what may identify a person (F164). */
function searchEvents(
  term: string,
  list: ProductList,
  query: ProductQuery,
  previous?: ShownPage,
): readonly CommerceEvent[] {
  const isSame = previous?.content.content === "search" && previous.content.search.term === term
  return [
    ...(isSame || term === "" ? [] : [{ name: "search", term: redactText(term), results: list.totalCount } as const]),
    ...(term === "" ? [] : listEvents(SEARCH_LIST, list, query, filtersOf(previous))),
  ]
}

/** Events of a product, which was selected if the page before it listed it. */
function productEvents(product: Product, previous?: ShownPage): readonly CommerceEvent[] {
  const list = previous === undefined ? undefined : shownLists(previous).find((shown) => contains(shown, product))
  const seen = productItem(product)
  return [
    ...(list === undefined
      ? []
      : [
          {
            name: "select_item",
            ...list,
            items: list.items.filter(({ reference }) => reference === product.mfname),
          } as const,
        ]),
    ...(seen === undefined ? [] : [{ name: "view_item", ...seen } as const]),
  ]
}

/** The event of a cart that is shown. */
function cartEvents({ items, totalOrder }: Cart): readonly CommerceEvent[] {
  return [{ name: "view_cart", ...cartLines(items, totalOrder.currencyCode) }]
}

function shownLists({ content }: ShownPage): readonly ShownList[] {
  switch (content.content) {
    case "home":
      return content.home.spots
        .filter(({ products }) => products.length > 0)
        .map(({ spot, products }) => shownList(spot, products))
    case "category":
      return [shownList(content.category.category.id, content.category.list.products)]
    case "search":
      return [shownList(SEARCH_LIST, content.search.list.products)]
    case "product":
      return [shownList("related", content.product.related)]
    default:
      return []
  }
}

function contains({ items }: ShownList, { mfname }: Product): boolean {
  return items.some(({ reference }) => reference === mfname)
}

function filtersOf(page: ShownPage | undefined): readonly string[] {
  return page === undefined ? [] : filterNames(productQueryFrom(page.address.parameters))
}

/** The filters and the order of a query: `colFilter:navy`. */
function filterNames(query: ProductQuery): readonly string[] {
  return Object.entries(productQueryParameters({ ...query, pageNumber: 1 })).map(([name, value]) => `${name}:${value}`)
}
