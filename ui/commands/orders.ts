import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Redacted from "effect/Redacted"
import { httpAccountGateway } from "../../adapters/backend/account/HttpAccountGateway.ts"
import { httpCheckoutGateway } from "../../adapters/backend/checkout/HttpCheckoutGateway.ts"
import { httpBusinessOrderGateway } from "../../adapters/backend/order/HttpBusinessOrderGateway.ts"
import { httpInvoiceGateway } from "../../adapters/backend/order/HttpInvoiceGateway.ts"
import { httpOrderChangeGateway } from "../../adapters/backend/order/HttpOrderChangeGateway.ts"
import { httpOrderGateway } from "../../adapters/backend/order/HttpOrderGateway.ts"
import { httpOrderProgressGateway } from "../../adapters/backend/order/HttpOrderProgressGateway.ts"
import { httpTicketGateway } from "../../adapters/backend/order/HttpTicketGateway.ts"
import { isBusinessCustomer } from "../../application/account/isBusinessCustomer.ts"
import { unpaidOrders } from "../../application/checkout/repayment/unpaidOrders.ts"
import { BusinessOrderGateway } from "../../application/order/BusinessOrderGateway.ts"
import type { CancelRequest } from "../../application/order/cancelOrder.ts"
import { cancelOrder } from "../../application/order/cancelOrder.ts"
import { changeOrderAddress } from "../../application/order/changeOrderAddress.ts"
import { openOrder } from "../../application/order/openOrder.ts"
import { createGiftReceipt, fetchTicket } from "../../application/order/orderDocuments.ts"
import {
  downloadInvoice,
  guestInvoices,
  requestOrderInvoice,
  updateInvoiceCustomer,
} from "../../application/order/orderInvoices.ts"
import { OrderProgressGateway } from "../../application/order/OrderProgressGateway.ts"
import type { OrderCodeInput, ReceiptInput } from "../../application/order/findReceipt.ts"
import type { SolvedCaptcha } from "../../application/shared/SolvedCaptcha.ts"
import type { CartItem } from "../../domain/cart/Cart.ts"
import { reportPurchase } from "../../application/order/reportPurchase.ts"
import { TicketGateway } from "../../application/order/TicketGateway.ts"
import type { Address } from "../../domain/address/Address.ts"
import type { GiftReceiptItem } from "../../domain/order/GiftReceiptItem.ts"
import type { Invoice, InvoiceCustomer } from "../../domain/order/Invoice.ts"
import type { Order } from "../../domain/order/Order.ts"
import type { OrderCollection } from "../../domain/order/OrderProgress.ts"
import type { OrderWithParts } from "../../domain/order/OrderWithParts.ts"
import type { OrderId } from "../../domain/shared/OrderId.ts"
import type { CommandError } from "../runtime/CommandResult.ts"
import type { CommandBase } from "./CommandBase.ts"
import { runWith } from "./CommandBase.ts"

/** An order at its pickup point, with the code in plain text for display. */
export interface ShownPickup extends Omit<OrderCollection, "pickupCode"> {
  readonly pickupCode?: string
}

export type OrderCommands = ReturnType<typeof orderCommands>

/** All errors of the order commands. */
export type OrderError = CommandError<OrderCommands>

/** Commands for placed orders. A token authorizes access to a guest's order without a session. */
export function orderCommands(base: CommandBase) {
  const run = runWith(
    base,
    httpAccountGateway,
    httpCheckoutGateway,
    httpOrderGateway,
    httpOrderProgressGateway,
    httpOrderChangeGateway,
    httpTicketGateway,
    httpInvoiceGateway,
    httpBusinessOrderGateway,
  )
  return {
    open: (orderId: OrderId, guestToken: string | undefined) => run(openOrder(orderId, guestToken)),
    /** Orders that await payment, the newest first. */
    waiting: () => run(unpaidOrders()),
    cancel: (orderId: OrderId, wish: CancelRequest) => run(cancelOrder(orderId, wish)),
    changeAddress: (orderId: OrderId, address: Address) => run(changeOrderAddress(orderId, address)),
    /** The pickup status of an order; `undefined` for one that is delivered. */
    collection: (orderId: OrderId) =>
      run(
        Effect.map(
          OrderProgressGateway.use((gateway) => gateway.getClickAndCollect(orderId)),
          (found): ShownPickup | undefined => {
            if (Option.isNone(found)) return undefined
            const { pickupCode, ...rest } = found.value
            return pickupCode === undefined ? rest : { ...rest, pickupCode: Redacted.value(pickupCode) }
          },
        ),
      ),
    /** A PDF. */
    ticket: (orderId: OrderId, guestToken: string | undefined) => run(fetchTicket(orderId, guestToken)),
    /** A PDF without prices. */
    giftTicket: (order: OrderWithParts, items: readonly GiftReceiptItem[]) => run(createGiftReceipt(order, items)),
    /** Bar code and QR code with the same content. */
    codes: (orderId: OrderId) =>
      run(
        TicketGateway.use((gateway) =>
          Effect.all([gateway.getOrderBarcode(orderId), gateway.getOrderQrImage(orderId)], { concurrency: 2 }),
        ),
      ),
    /** The invoice of an order for its billing address; `use` is the Mexican CFDI use. */
    invoice: (orderId: OrderId, use: string) => run(requestOrderInvoice(orderId, use)),
    /** Replaces an invoice. */
    updateInvoiceCustomer: (invoiceId: string, customer: InvoiceCustomer, guestToken: string | undefined) =>
      run(updateInvoiceCustomer(invoiceId, customer, guestToken)),
    /** A PDF. */
    downloadInvoice: (orderId: OrderId, invoice: Invoice, guestToken: string | undefined) =>
      run(downloadInvoice(orderId, invoice, guestToken)),
    /** The invoices that a guest's token authorizes. */
    guestInvoices: (orderId: OrderId, guestToken: string) => run(guestInvoices(orderId, guestToken)),
    /** Adds the items of an order to the cart again, and returns those that are no longer available. */
    reorder: async (items: readonly CartItem[]) =>
      run(base.cart.changeWith((await import("../../application/cart/reorder.ts")).reorder(items))),
    /** Finds a receipt of a physical store, and saves it to the account. */
    findReceipt: async (input: ReceiptInput, captcha: SolvedCaptcha | undefined) =>
      run((await import("../../application/order/findReceipt.ts")).findReceipt(input, captcha)),
    /** Finds an online order by the numbers on its documents. */
    findByBarcode: async (input: OrderCodeInput, captcha: SolvedCaptcha | undefined) =>
      run((await import("../../application/order/findReceipt.ts")).findOrderByBarcode(input, captcha)),
    pass: (orderId: OrderId) => run(TicketGateway.use((gateway) => gateway.getOrderPkpass(orderId))),
    /** Whether the customer is a business customer. */
    isBusiness: () => run(isBusinessCustomer),
    /** Business customers only. */
    confirmBusiness: (orderId: OrderId) =>
      run(BusinessOrderGateway.use((gateway) => gateway.confirmBusinessOrder(orderId))),
    /** Reports a purchase to analytics, once; resolves with whether it was reported (R18). */
    reportPurchase: (order: Order) => run(reportPurchase(order)),
  }
}
