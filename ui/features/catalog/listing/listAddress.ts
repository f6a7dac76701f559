import type { ProductQuery } from "../../../../domain/catalog/ProductQuery.ts"
import { productQueryParameters } from "../../../../domain/catalog/ProductQuery.ts"
import type { PageAddress } from "../../../../domain/navigation/PageAddress.ts"

const QUERY_NAMES = [
  "pageNumber",
  "order",
  "priceMin",
  "priceMax",
  "colFilter",
  "sizeFilter",
  "catFilter",
  "physicalStoreId",
]

/** The address of the same list under another query. The address is the list's only state. */
export function listAddress(address: PageAddress, query: ProductQuery): PageAddress {
  const otherParameters = Object.entries(address.parameters).filter(([name]) => !QUERY_NAMES.includes(name))
  return { ...address, parameters: { ...Object.fromEntries(otherParameters), ...productQueryParameters(query) } }
}
