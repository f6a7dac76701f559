import { CatalogGateway } from "../../application/catalog/CatalogGateway.ts"
import { ContentGateway } from "../../application/content/ContentGateway.ts"
import { OrderGateway } from "../../application/order/OrderGateway.ts"
import { httpCatalogGateway } from "../backend/catalog/HttpCatalogGateway.ts"
import { httpContentGateway } from "../backend/content/HttpContentGateway.ts"
import { httpOrderGateway } from "../backend/order/HttpOrderGateway.ts"
import { adapterModule } from "./AdapterModule.ts"
import { gateway } from "./identityModule.ts"

/** Sources of a store's pages, over HTTP: catalogue, texts and orders. */
export function pagesModule() {
  return adapterModule(
    gateway(CatalogGateway, httpCatalogGateway),
    gateway(ContentGateway, httpContentGateway),
    gateway(OrderGateway, httpOrderGateway),
  )
}
