import { BusinessOrderGateway } from "../../application/order/BusinessOrderGateway.ts"
import { InvoiceGateway } from "../../application/order/InvoiceGateway.ts"
import { OrderChangeGateway } from "../../application/order/OrderChangeGateway.ts"
import { OrderPreviewGateway } from "../../application/order/OrderPreviewGateway.ts"
import { OrderProgressGateway } from "../../application/order/OrderProgressGateway.ts"
import { TicketGateway } from "../../application/order/TicketGateway.ts"
import { httpBusinessOrderGateway } from "../backend/order/HttpBusinessOrderGateway.ts"
import { httpInvoiceGateway } from "../backend/order/HttpInvoiceGateway.ts"
import { httpOrderChangeGateway } from "../backend/order/HttpOrderChangeGateway.ts"
import { httpOrderPreviewGateway } from "../backend/order/HttpOrderPreviewGateway.ts"
import { httpOrderProgressGateway } from "../backend/order/HttpOrderProgressGateway.ts"
import { httpTicketGateway } from "../backend/order/HttpTicketGateway.ts"
import { adapterModule } from "./AdapterModule.ts"
import { gateway, gatewayWithIds } from "./identityModule.ts"

/** Placed orders, over HTTP: changes, invoices, tickets. */
export function ordersModule() {
  return adapterModule(
    gateway(OrderChangeGateway, httpOrderChangeGateway),
    gateway(OrderProgressGateway, httpOrderProgressGateway),
    gateway(OrderPreviewGateway, httpOrderPreviewGateway),
    gateway(InvoiceGateway, httpInvoiceGateway),
    gatewayWithIds(TicketGateway, httpTicketGateway),
    gateway(BusinessOrderGateway, httpBusinessOrderGateway),
  )
}
