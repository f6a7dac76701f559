import type { ProductList } from "../../domain/catalog/ProductList.ts"
import type { ProductQuery } from "../../domain/catalog/ProductQuery.ts"
import { productQueryFrom, productQueryParameters } from "../../domain/catalog/ProductQuery.ts"
import { placeUrl } from "../../domain/location/placeUrl.ts"
import type { PageAddress } from "../../domain/navigation/PageAddress.ts"
import type { PageData } from "./PageData.ts"
import { isPublicPage } from "./PageData.ts"

type Parameters = PageAddress["parameters"]

/**
 * Returns the canonical address for search engines; `undefined` for a page of one customer and for a search without
 * results.
 *
 * It is built from the shown content, not from the request: a list beyond its end is its last page. A filtered or
 * sorted list has the address of the first page of the unfiltered list.
 */
export function canonicalAddress(page: PageData): PageAddress | undefined {
  const { catalogId: _, ...address } = page.address
  const parameters = isPublicPage(page) ? identity(page) : undefined
  return parameters === undefined ? undefined : { ...address, parameters }
}

/** Whether a page is a filtered or re-sorted list. */
export function isListView({ content, address }: PageData): boolean {
  if (content.content !== "category" && content.content !== "search") return false
  const query: ProductQuery = { ...productQueryFrom(address.parameters), pageNumber: 1 }
  return Object.keys(productQueryParameters(query)).length > 0
}

/** Returns the canonical addresses of the previous and next page of a list; none for a filtered or re-sorted list. */
export function adjacentPages(page: PageData): { readonly previous?: PageAddress; readonly next?: PageAddress } {
  const address = canonicalAddress(page)
  const { content } = page
  if (content.content !== "category" || address === undefined || isListView(page)) return {}
  const { pageNumber, pageSize, totalCount } = content.category.list
  const at = (number: number): PageAddress => {
    const { pageNumber: _, ...rest } = address.parameters
    return { ...address, parameters: { ...rest, ...numbered(number) } }
  }
  return {
    ...(pageNumber > 1 ? { previous: at(pageNumber - 1) } : {}),
    ...(pageNumber * pageSize < totalCount ? { next: at(pageNumber + 1) } : {}),
  }
}

/** Returns the shown page number of a list; 1 for every other page and for a filtered or re-sorted list. */
export function shownPageNumber(page: PageData): number {
  const { content } = page
  const list: ProductList | undefined =
    content.content === "category"
      ? content.category.list
      : content.content === "search"
        ? content.search.list
        : undefined
  return list === undefined || isListView(page) ? 1 : Math.max(1, list.pageNumber)
}

function identity(page: PageData): Parameters | undefined {
  const { content } = page
  const list = numbered(shownPageNumber(page))
  switch (content.content) {
    case "category": {
      const { seoId, categoryUrl } = content.category.category
      return { seoId, categoryUrl, ...list }
    }
    case "product": {
      const { mfname, productUrl } = content.product.product
      return { mfname, productUrl }
    }
    case "search":
      if (content.search.term === "") return {}
      return content.search.list.totalCount === 0 ? undefined : { keyWord: content.search.term, ...list }
    case "help":
      // An article alone is a part of its topic's page; results of a search are not indexed.
      if (content.help.search !== undefined) return undefined
      return content.help.topic === undefined ? {} : { article: content.help.topic.id }
    case "storeDetail": {
      const { id, name } = content.detail.store.physicalStore
      return { physicalStoreId: id, storeUrl: placeUrl(name) }
    }
    case "storeList":
      return page.address.parameters
    case "storeLocator":
      // Results of a search are the locator.
      return {}
    case "legal":
      return { document: content.legal.document }
    default:
      return {}
  }
}

function numbered(pageNumber: number): Parameters {
  return pageNumber === 1 ? {} : { pageNumber: String(pageNumber) }
}
