import { CatalogGateway } from "../../application/catalog/CatalogGateway.ts"
import { ContentGateway } from "../../application/content/ContentGateway.ts"
import { OrderGateway } from "../../application/order/OrderGateway.ts"
import { StoreGateway } from "../../application/store/StoreGateway.ts"
import type { BrowserRoot, CartPorts } from "./browserRoot.ts"
import type { LinkedPorts } from "./linkPorts.ts"
import { linkPorts } from "./linkPorts.ts"
import { pagesModule } from "./pagesModule.ts"
import { pageStoreListModule } from "./storeListModule.ts"

/** What pages are read from. */
export const pagesPorts = [StoreGateway, CatalogGateway, ContentGateway, OrderGateway] as const

export type PagesPorts = CartPorts | (typeof pagesPorts)[number]["Identifier"]

/** What other pages stand on. */
export type BrowserPages = LinkedPorts<PagesPorts>

/** The services of a page that goes to others, on top of those of `browserRoot`. */
export function browserPages(root: BrowserRoot): BrowserPages {
  return linkPorts(pagesPorts, [pageStoreListModule(), pagesModule()], root)
}
