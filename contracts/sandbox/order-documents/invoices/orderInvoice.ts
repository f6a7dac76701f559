import { proportion } from "../../cart/allocate.ts"
import { addedTax } from "../addedTax.ts"
import { taxLabel } from "../../cart/presentCart.ts"
import type { ResolvedStore } from "../../stores/Stores.ts"
import { isGiftCardSku } from "../../catalog/gift-cards/giftCardCatalogue.ts"
import { presentRefunds } from "../refunds.ts"
import { readSuborders } from "../suborders.ts"
import type { OrderRow } from "../../order-records/orderAccess.ts"
import { readDocument } from "../../order-records/OrderDocument.ts"
import type { UnitOfWork } from "../../platform/storage/Storage.ts"
import { documentTexts } from "../documentTexts.ts"
import type { InvoiceContent, InvoiceCustomer, InvoiceLine } from "./InvoiceContent.ts"

/**
 * Returns the amounts of an invoice. The tax is included in the total; gift cards are excluded, because they are taxed
 * when they are redeemed.
 */
export const invoiceTotals = (
  { taxRate, currencyCode }: Pick<ResolvedStore, "taxRate" | "currencyCode">,
  total: number,
  giftCards = 0,
) => {
  const tax = proportion(Math.max(0, total - giftCards), taxRate, 100_000 + taxRate)
  return { total, tax, net: total - tax, currencyCode }
}

export const taxNameOf = (store: ResolvedStore) => (store.taxRate === 0 ? {} : { taxName: taxLabel(store) })

/** Returns the content of an order's invoice: lines, delivery and discounts, less refunds. */
export const orderInvoice = async (
  work: UnitOfWork,
  store: ResolvedStore,
  order: OrderRow,
  customer: InvoiceCustomer,
): Promise<InvoiceContent> => {
  const document = readDocument(order.document)
  const { items, shippingPrice = 0, totalAdjustment = 0 } = document
  const texts = documentTexts(store.language(undefined).tag)
  const refunded = (await presentRefunds(work.db, order.order_id)).reduce((sum, { amount }) => sum + amount, 0)
  // With added tax, lines exclude it, and so do their refunds.
  const refundedLine = addedTax(document).total > 0 ? invoiceTotals(store, refunded).net : refunded
  const extra = (name: string, amount: number): readonly InvoiceLine[] =>
    amount === 0 ? [] : [{ name, quantity: 1, amount }]
  return {
    customer,
    lines: [
      ...items.map(({ name, color, size, quantity, unitPrice }) => ({
        name: [name, color, size].filter((part) => part !== undefined && part !== "").join(", "),
        quantity,
        amount: quantity * unitPrice,
      })),
      ...extra(texts("documents.delivery"), shippingPrice),
      ...extra(texts("documents.discounts"), totalAdjustment),
      ...extra(texts("documents.refunded"), -refundedLine),
    ],
    totals: invoiceTotals(store, order.total_order - refunded, await unrefundedGiftCards(work, order)),
    ...taxNameOf(store),
    ticketReference: String(order.order_id),
  }
}

/** Price of the gift cards that were not cancelled, in minor units. */
const unrefundedGiftCards = async (work: UnitOfWork, order: OrderRow): Promise<number> => {
  const prices = new Map(
    readDocument(order.document).items.flatMap(({ id, sku, unitPrice }) =>
      isGiftCardSku(sku) ? [[id, unitPrice] as const] : [],
    ),
  )
  const activeUnits = (await readSuborders(work.db, order))
    .filter(({ isCancelled }) => !isCancelled)
    .flatMap(({ units }) => units)
  return activeUnits.reduce((sum, { orderitemId, quantity }) => sum + (prices.get(orderitemId) ?? 0) * quantity, 0)
}
