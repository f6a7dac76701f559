import { productQueryFrom } from "../../domain/catalog/ProductQuery.ts"
import type { PageAddress } from "../../domain/navigation/PageAddress.ts"
import { availableInStore } from "../location/listInStore.ts"
import { loadCataloguePage } from "./loadPage.ts"

const LIST_PAGES: readonly string[] = ["ItxCategoryPage", "ItxSearchPage"]

/** True for a list of products whose address names a physical store. Only the web server loads it. */
export function isListInStore(address: PageAddress): boolean {
  return LIST_PAGES.includes(address.page) && productQueryFrom(address.parameters).physicalStoreId !== undefined
}

/** Loads a list for which `isListInStore` is true; it is the same for every customer. Never fails, as `loadPage`. */
export const loadListInStore = (address: PageAddress) =>
  loadCataloguePage(address, availableInStore(productQueryFrom(address.parameters).physicalStoreId ?? ""))
