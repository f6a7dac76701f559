import type * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import type { AppPorts } from "../../../../application/appPorts.ts"
import { BusinessOrderGateway } from "../../../../application/order/BusinessOrderGateway.ts"
import { InvoiceGateway } from "../../../../application/order/InvoiceGateway.ts"
import { OrderChangeGateway } from "../../../../application/order/OrderChangeGateway.ts"
import { OrderPreviewGateway } from "../../../../application/order/OrderPreviewGateway.ts"
import { OrderProgressGateway } from "../../../../application/order/OrderProgressGateway.ts"
import { TicketGateway } from "../../../../application/order/TicketGateway.ts"
import { anAddress } from "../builders.ts"
import { anInvoiceCustomer, anInvoiceTicket } from "../invoiceBuilders.ts"
import { orderId } from "../scopes.ts"

const order = orderId("700000000001")
const guestToken = Redacted.make("5c0vY2m8T1xq7Zk3bN9dRw")

/** One call of every gateway method of the area, by the operation it calls. */
export const orderCalls: Readonly<Record<string, Effect.Effect<unknown, unknown, AppPorts>>> = {
  cancelOrder: OrderChangeGateway.use((gateway) => gateway.cancelOrder(order)),
  cancelSuborder: OrderChangeGateway.use((gateway) =>
    gateway.cancelSuborder(order, "70000000000102", { guestToken, isFromGipi: false }),
  ),
  updateOrderAddress: OrderChangeGateway.use((gateway) => gateway.updateOrderAddress(order, anAddress())),
  getNewOrderConfirmation: OrderProgressGateway.use((gateway) => gateway.getNewOrderConfirmation(order)),
  getClickAndCollect: OrderProgressGateway.use((gateway) => gateway.getClickAndCollect(order)),
  getLiveOrdersSummary: OrderProgressGateway.use((gateway) => gateway.getLiveOrdersSummary),
  previewOrder: OrderPreviewGateway.use((gateway) => gateway.previewOrder(order)),
  validateOrder: OrderPreviewGateway.use((gateway) => gateway.validateOrder(order)),
  getInvoice: InvoiceGateway.use((gateway) => gateway.getInvoice(order, "4001", { fileName: "january", guestToken })),
  listGuestInvoices: InvoiceGateway.use((gateway) => gateway.listGuestInvoices(order, guestToken)),
  requestInvoice: InvoiceGateway.use((gateway) =>
    gateway.requestInvoice(anInvoiceTicket(), anInvoiceCustomer(), { id: "c-1", value: "ABCD" }),
  ),
  updateInvoice: InvoiceGateway.use((gateway) => gateway.updateInvoice("4001", anInvoiceCustomer(), guestToken)),
  requestElectronicInvoice: InvoiceGateway.use((gateway) => gateway.requestElectronicInvoice(order, "G03")),
  getTicket: TicketGateway.use((gateway) => gateway.getTicket(order, guestToken)),
  getGuestTicket: TicketGateway.use((gateway) => gateway.getGuestTicket(order, guestToken)),
  createGiftTicket: TicketGateway.use((gateway) =>
    gateway.createGiftTicket(order, [{ orderItemId: "900000000001", quantity: 1 }]),
  ),
  getOrderBarcode: TicketGateway.use((gateway) => gateway.getOrderBarcode(order)),
  getOrderQrImage: TicketGateway.use((gateway) => gateway.getOrderQrImage(order)),
  getOrderPkpass: TicketGateway.use((gateway) => gateway.getOrderPkpass(order)),
  fetchOrderById: TicketGateway.use((gateway) =>
    gateway.fetchOrderById({ source: "ONLINE", orderId: order, orderBarcode: guestToken }),
  ),
  createPunchout: BusinessOrderGateway.use((gateway) => gateway.createPunchout(order)),
  confirmBusinessOrder: BusinessOrderGateway.use((gateway) => gateway.confirmBusinessOrder(order)),
}
