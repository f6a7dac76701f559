import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Redacted from "effect/Redacted"
import { AccountGateway } from "../../../application/account/AccountGateway.ts"
import { unpaidOrders } from "../../../application/checkout/unpaidOrders.ts"
import { BusinessOrderGateway } from "../../../application/order/BusinessOrderGateway.ts"
import { cancelOrder } from "../../../application/order/cancelOrder.ts"
import { changeOrderAddress } from "../../../application/order/changeOrderAddress.ts"
import { openOrder } from "../../../application/order/openOrder.ts"
import {
  updateInvoiceCustomer,
  guestInvoices,
  requestOrderInvoice,
  downloadInvoice,
} from "../../../application/order/orderInvoices.ts"
import { fetchTicket, createGiftReceipt } from "../../../application/order/orderDocuments.ts"
import { OrderProgressGateway } from "../../../application/order/OrderProgressGateway.ts"
import { reportPurchase } from "../../../application/order/reportPurchase.ts"
import { TicketGateway } from "../../../application/order/TicketGateway.ts"
import { browserOrders } from "../../../adapters/composition/browserOrders.ts"
import type { BrowserRoot } from "../../../adapters/composition/browserRoot.ts"
import { isTrackingOptedOut } from "../../runtime/isTrackingOptedOut.ts"
import type { OrderCommands } from "../../runtime/OrderCommands.ts"
import { programRunner } from "../../runtime/programRunner.ts"

/** Commands for placed orders. */
export function createOrderCommands(root: BrowserRoot): OrderCommands {
  const run = programRunner(browserOrders(root).context)
  return {
    open: (orderId, guestToken) => run(openOrder(orderId, guestToken)),
    waiting: () => run(unpaidOrders()),
    cancel: (orderId, wish) => run(cancelOrder(orderId, wish)),
    changeAddress: (orderId, address) => run(changeOrderAddress(orderId, address)),
    collection: (orderId) =>
      run(
        Effect.map(
          OrderProgressGateway.use((gateway) => gateway.getClickAndCollect(orderId)),
          (found) => {
            if (Option.isNone(found)) return undefined
            const { pickupCode, ...rest } = found.value
            return pickupCode === undefined ? rest : { ...rest, pickupCode: Redacted.value(pickupCode) }
          },
        ),
      ),
    ticket: (orderId, guestToken) => run(fetchTicket(orderId, guestToken)),
    giftTicket: (order, items) => run(createGiftReceipt(order, items)),
    codes: (orderId) =>
      run(
        TicketGateway.use((gateway) =>
          Effect.all([gateway.getOrderBarcode(orderId), gateway.getOrderQrImage(orderId)], { concurrency: 2 }),
        ),
      ),
    invoice: (orderId, use) => run(requestOrderInvoice(orderId, use)),
    updateInvoiceCustomer: (invoiceId, customer, guestToken) =>
      run(updateInvoiceCustomer(invoiceId, customer, guestToken)),
    downloadInvoice: (orderId, invoice, guestToken) => run(downloadInvoice(orderId, invoice, guestToken)),
    guestInvoices: (orderId, guestToken) => run(guestInvoices(orderId, guestToken)),
    pass: (orderId) => run(TicketGateway.use((gateway) => gateway.getOrderPkpass(orderId))),
    isBusiness: () =>
      run(
        Effect.map(
          AccountGateway.use((gateway) => gateway.getCurrentUser),
          ({ kind }) => kind === "business",
        ),
      ),
    confirmBusiness: (orderId) => run(BusinessOrderGateway.use((gateway) => gateway.confirmBusinessOrder(orderId))),
    reportPurchase: (order) =>
      isTrackingOptedOut() ? Promise.resolve({ ok: true, value: false }) : run(reportPurchase(order)),
  }
}
