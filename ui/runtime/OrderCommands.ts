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

/** Everything that can keep the shop from doing what a shopper asks about an order. */
export type OrderError = AddressRefused | BackendError | CommandDefect | GiftReceiptRefused | InvoiceRefused

type Answer<A> = Promise<CommandResult<A, OrderError>>

/** An order at the place where it is collected, with the code in clear: it is there to be shown. */
export interface ShownPickup extends Omit<OrderCollection, "pickupCode"> {
  readonly pickupCode?: string
}

/**
 * What a shopper asks about an order after it was placed; fetched when the first of it is. A token opens a guest's
 * order where the session does not.
 */
export interface OrderCommands {
  readonly open: (orderId: OrderId, guestToken: string | undefined) => Answer<OrderDetails>
  /** Orders that wait for their payment, the newest first. */
  readonly waiting: () => Answer<readonly UnpaidOrder[]>
  readonly cancel: (orderId: OrderId, wish: CancelRequest) => Answer<Cancellation>
  readonly changeAddress: (orderId: OrderId, address: Address) => Answer<AddressChange>
  /** How an order that is collected stands at its place; nothing for one that is sent. */
  readonly collection: (orderId: OrderId) => Answer<ShownPickup | undefined>
  /** A PDF. */
  readonly ticket: (orderId: OrderId, guestToken: string | undefined) => Answer<FileContent>
  /** A PDF without prices. */
  readonly giftTicket: (order: OrderWithParts, items: readonly GiftReceiptItem[]) => Answer<FileContent>
  /** Bar code and QR code, which say the same. */
  readonly codes: (orderId: OrderId) => Answer<readonly [barcode: FileContent, qr: FileContent]>
  /** The invoice of an order on the name of its bill; `use` as the Mexican CFDI has it. */
  readonly invoice: (orderId: OrderId, use: string) => Answer<Invoice>
  /** Another invoice in the place of one. */
  readonly updateInvoiceCustomer: (
    invoiceId: string,
    customer: InvoiceCustomer,
    guestToken: string | undefined,
  ) => Answer<Invoice>
  /** A PDF. */
  readonly downloadInvoice: (orderId: OrderId, invoice: Invoice, guestToken: string | undefined) => Answer<FileContent>
  /** The invoices that a guest's token opens. */
  readonly guestInvoices: (orderId: OrderId, guestToken: string) => Answer<readonly Invoice[]>
  readonly pass: (orderId: OrderId) => Answer<FileContent>
  /** Whether the shopper is a business client. */
  readonly isBusiness: () => Answer<boolean>
  /** Business clients only. */
  readonly confirmBusiness: (orderId: OrderId) => Answer<BusinessConfirmation>
  /** Tells analytics of a purchase, once; answers whether it was told. */
  readonly reportPurchase: (order: Order) => Answer<boolean>
}
