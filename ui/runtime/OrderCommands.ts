import type { WaitingOrder } from "../../application/checkout/waitingOrders.ts"
import type { CancelWish, Cancellation } from "../../application/order/cancelOrder.ts"
import type { AddressChange } from "../../application/order/changeOrderAddress.ts"
import type { BackendError } from "../../application/shared/BackendError.ts"
import type { FileContent } from "../../application/shared/FileContent.ts"
import type { Address } from "../../domain/address/Address.ts"
import type { AddressRefused } from "../../domain/address/AddressRefusal.ts"
import type { BusinessConfirmation } from "../../domain/order/BusinessOrder.ts"
import type { GiftTicketItem } from "../../domain/order/GiftTicketItem.ts"
import type { GiftTicketRefused } from "../../domain/order/GiftTicketRefused.ts"
import type { Invoice, InvoiceCustomer } from "../../domain/order/Invoice.ts"
import type { InvoiceRefused } from "../../domain/order/InvoiceRefused.ts"
import type { OpenedOrder } from "../../domain/order/OpenedOrder.ts"
import type { Order } from "../../domain/order/Order.ts"
import type { OrderCollection } from "../../domain/order/OrderProgress.ts"
import type { OrderInParts } from "../../domain/order/OrderPart.ts"
import type { OrderId } from "../../domain/shared/OrderId.ts"
import type { CommandDefect, CommandResult } from "./CommandResult.ts"

/** Everything that can keep the shop from doing what a shopper asks about an order. */
export type OrderError = AddressRefused | BackendError | CommandDefect | GiftTicketRefused | InvoiceRefused

type Answer<A> = Promise<CommandResult<A, OrderError>>

/** An order at the place where it is collected, with the code in clear: it is there to be shown. */
export interface ShownCollection extends Omit<OrderCollection, "pickupCode"> {
  readonly pickupCode?: string
}

/**
 * What a shopper asks about an order after it was placed; fetched when the first of it is. A token opens a guest's
 * order where the session does not.
 */
export interface OrderCommands {
  readonly open: (orderId: OrderId, guestToken: string | undefined) => Answer<OpenedOrder>
  /** Orders that wait for their payment, the newest first. */
  readonly waiting: () => Answer<readonly WaitingOrder[]>
  readonly cancel: (orderId: OrderId, wish: CancelWish) => Answer<Cancellation>
  readonly changeAddress: (orderId: OrderId, address: Address) => Answer<AddressChange>
  /** How an order that is collected stands at its place; nothing for one that is sent. */
  readonly collection: (orderId: OrderId) => Answer<ShownCollection | undefined>
  /** A PDF. */
  readonly ticket: (orderId: OrderId, guestToken: string | undefined) => Answer<FileContent>
  /** A PDF without prices. */
  readonly giftTicket: (order: OrderInParts, items: readonly GiftTicketItem[]) => Answer<FileContent>
  /** Bar code and QR code, which say the same. */
  readonly codes: (orderId: OrderId) => Answer<readonly [barcode: FileContent, qr: FileContent]>
  /** The invoice of an order on the name of its bill; `use` as the Mexican CFDI has it. */
  readonly invoice: (orderId: OrderId, use: string) => Answer<Invoice>
  /** Another invoice in the place of one. */
  readonly correctInvoice: (
    invoiceId: string,
    customer: InvoiceCustomer,
    guestToken: string | undefined,
  ) => Answer<Invoice>
  /** A PDF. */
  readonly readInvoice: (orderId: OrderId, invoice: Invoice, guestToken: string | undefined) => Answer<FileContent>
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
