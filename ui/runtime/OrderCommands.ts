import type { UnpaidOrder } from "../../application/checkout/unpaidOrders.ts"
import type { CancelRequest, Cancellation } from "../../application/order/cancelOrder.ts"
import type { AddressChange } from "../../application/order/changeOrderAddress.ts"
import type { BackendError } from "../../application/shared/BackendError.ts"
import type { FileContent } from "../../application/shared/FileContent.ts"
import type { Address } from "../../domain/address/Address.ts"
import type { AddressRefused } from "../../domain/address/AddressRefused.ts"
import type { BusinessConfirmation } from "../../domain/order/BusinessOrder.ts"
import type { GiftReceiptItem } from "../../domain/order/GiftReceiptItem.ts"
import type { GiftReceiptRefused } from "../../domain/order/GiftReceiptRefused.ts"
import type { Invoice, InvoiceCustomer } from "../../domain/order/Invoice.ts"
import type { InvoiceRefused } from "../../domain/order/InvoiceRefused.ts"
import type { OrderDetails } from "../../domain/order/OrderDetails.ts"
import type { Order } from "../../domain/order/Order.ts"
import type { OrderCollection } from "../../domain/order/OrderProgress.ts"
import type { OrderWithParts } from "../../domain/order/OrderWithParts.ts"
import type { OrderId } from "../../domain/shared/OrderId.ts"
import type { CommandDefect, CommandResult } from "./CommandResult.ts"

/** All errors of the order commands. */
export type OrderError = AddressRefused | BackendError | CommandDefect | GiftReceiptRefused | InvoiceRefused

type Answer<A> = Promise<CommandResult<A, OrderError>>

/** An order at its pickup point, with the code in plain text for display. */
export interface ShownPickup extends Omit<OrderCollection, "pickupCode"> {
  readonly pickupCode?: string
}

/** Commands for placed orders, loaded on first use. A token authorizes access to a guest's order without a session. */
export interface OrderCommands {
  readonly open: (orderId: OrderId, guestToken: string | undefined) => Answer<OrderDetails>
  /** Orders that await payment, the newest first. */
  readonly waiting: () => Answer<readonly UnpaidOrder[]>
  readonly cancel: (orderId: OrderId, wish: CancelRequest) => Answer<Cancellation>
  readonly changeAddress: (orderId: OrderId, address: Address) => Answer<AddressChange>
  /** The pickup status of an order; `undefined` for one that is delivered. */
  readonly collection: (orderId: OrderId) => Answer<ShownPickup | undefined>
  /** A PDF. */
  readonly ticket: (orderId: OrderId, guestToken: string | undefined) => Answer<FileContent>
  /** A PDF without prices. */
  readonly giftTicket: (order: OrderWithParts, items: readonly GiftReceiptItem[]) => Answer<FileContent>
  /** Bar code and QR code with the same content. */
  readonly codes: (orderId: OrderId) => Answer<readonly [barcode: FileContent, qr: FileContent]>
  /** The invoice of an order for its billing address; `use` is the Mexican CFDI use. */
  readonly invoice: (orderId: OrderId, use: string) => Answer<Invoice>
  /** Replaces an invoice. */
  readonly updateInvoiceCustomer: (
    invoiceId: string,
    customer: InvoiceCustomer,
    guestToken: string | undefined,
  ) => Answer<Invoice>
  /** A PDF. */
  readonly downloadInvoice: (orderId: OrderId, invoice: Invoice, guestToken: string | undefined) => Answer<FileContent>
  /** The invoices that a guest's token authorizes. */
  readonly guestInvoices: (orderId: OrderId, guestToken: string) => Answer<readonly Invoice[]>
  readonly pass: (orderId: OrderId) => Answer<FileContent>
  /** Whether the customer is a business customer. */
  readonly isBusiness: () => Answer<boolean>
  /** Business customers only. */
  readonly confirmBusiness: (orderId: OrderId) => Answer<BusinessConfirmation>
  /** Reports a purchase to analytics, once; resolves with whether it was reported. */
  readonly reportPurchase: (order: Order) => Answer<boolean>
}
