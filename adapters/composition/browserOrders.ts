import { AccountGateway } from "../../application/account/AccountGateway.ts"
import { BusinessOrderGateway } from "../../application/order/BusinessOrderGateway.ts"
import { CheckoutGateway } from "../../application/checkout/CheckoutGateway.ts"
import { InvoiceGateway } from "../../application/order/InvoiceGateway.ts"
import { OrderChangeGateway } from "../../application/order/OrderChangeGateway.ts"
import { OrderGateway } from "../../application/order/OrderGateway.ts"
import { OrderProgressGateway } from "../../application/order/OrderProgressGateway.ts"
import { TicketGateway } from "../../application/order/TicketGateway.ts"
import { AnalyticsId } from "../../application/telemetry/AnalyticsId.ts"
import { TelemetryCollector } from "../../application/telemetry/TelemetryCollector.ts"
import type { BrowserRoot, CartPorts } from "./browserRoot.ts"
import { checkoutModule } from "./checkoutModule.ts"
import type { LinkedPorts } from "./linkPorts.ts"
import { linkPorts } from "./linkPorts.ts"
import { ordersModule } from "./ordersModule.ts"
import { pagesModule } from "./pagesModule.ts"
import { pageTelemetryModule } from "./pageTelemetryModule.ts"

/** Ports of placed orders. */
export const orderPorts = [
  AccountGateway,
  CheckoutGateway,
  OrderGateway,
  OrderProgressGateway,
  OrderChangeGateway,
  TicketGateway,
  InvoiceGateway,
  BusinessOrderGateway,
  TelemetryCollector,
  AnalyticsId,
] as const

/** Adds the services of placed orders to `browserRoot`. */
export function browserOrders(root: BrowserRoot): LinkedPorts<CartPorts | (typeof orderPorts)[number]["Identifier"]> {
  return linkPorts(orderPorts, [checkoutModule(), pagesModule(), ordersModule(), pageTelemetryModule()], root)
}
