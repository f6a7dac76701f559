import { CatalogGateway } from "../../application/catalog/CatalogGateway.ts"
import { ContentGateway } from "../../application/content/ContentGateway.ts"
import { OrderGateway } from "../../application/order/OrderGateway.ts"
import { StoreGateway } from "../../application/store/StoreGateway.ts"
import type { BrowserRoot, CartPorts } from "./browserRoot.ts"
import type { LinkedPorts } from "./linkPorts.ts"
import { linkPorts } from "./linkPorts.ts"
import { pagesModule } from "./pagesModule.ts"
import { pageStoreListModule } from "./storeListModule.ts"

/** Ports that pages are loaded from. */
export const pagesPorts = [StoreGateway, CatalogGateway, ContentGateway, OrderGateway] as const

export type PagesPorts = CartPorts | (typeof pagesPorts)[number]["Identifier"]

/** The base of the other page roots. */
export type BrowserPages = LinkedPorts<PagesPorts>

/** Adds the services of loading pages to `browserRoot`. */
export function browserPages(root: BrowserRoot): BrowserPages {
  return linkPorts(pagesPorts, [pageStoreListModule(), pagesModule()], root)
}
