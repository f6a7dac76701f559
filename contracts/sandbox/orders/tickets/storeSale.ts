import type { Kysely, Selectable } from "kysely"
import type { components } from "../../../generated/orders.d.ts"
import { readSellables } from "../../catalog/stock/Sellable.ts"
import type { ResolvedStore } from "../../stores/Stores.ts"
import { notFound } from "../../platform/http/Refused.ts"
import type { Database } from "../../platform/storage/Database.ts"
import type { UnitOfWork } from "../../platform/storage/Storage.ts"
import type { InvoiceContent, InvoiceCustomer } from "../../order-documents/invoices/InvoiceContent.ts"
import { invoiceTotals, taxNameOf } from "../../order-documents/invoices/orderInvoice.ts"
import type { OrderTables } from "../../platform/storage/tables/OrderTables.ts"
import { parseStored } from "../../platform/storage/parseStored.ts"

type TicketData = components["schemas"]["TicketData"]

export type StoreTicketRow = Selectable<OrderTables["store_ticket"]>

/** A sale at a till. */
export interface StoreSale {
  readonly lines: readonly { readonly sku: string; readonly quantity: number; readonly unitPrice: number }[]
}

const isSale = (value: unknown): value is StoreSale => typeof value === "object" && value !== null && "lines" in value

export const readSale = ({ content }: StoreTicketRow): StoreSale => {
  const value: unknown = parseStored(content)
  if (!isSale(value)) throw new Error("A row of the table store_ticket is damaged.")
  return value
}

/** Returns the data on the ticket of a sale. */
export const saleTicketData = (row: StoreTicketRow): TicketData => ({
  ticketReference: row.ticket_reference,
  amount: row.amount,
  operationNumber: row.operation_number,
  workstationId: row.workstation_id,
  storeId: row.store_id,
  ticketDate: row.ticket_date,
})

/** Returns the content of a sale's invoice. Fails with 404 when any detail of the ticket does not match. */
export const saleInvoice = async (
  work: UnitOfWork,
  store: ResolvedStore,
  ticket: TicketData,
  customer: InvoiceCustomer,
): Promise<InvoiceContent> => {
  const row = await work.db
    .selectFrom("store_ticket")
    .selectAll()
    .where("store_id", "=", store.id)
    .where("ticket_reference", "=", ticket.ticketReference)
    .where("operation_number", "=", ticket.operationNumber)
    .where("workstation_id", "=", ticket.workstationId)
    .where("amount", "=", ticket.amount)
    .where("ticket_date", "=", ticket.ticketDate)
    .executeTakeFirst()
  if (row === undefined) throw notFound("There is no such ticket.")
  const { lines } = readSale(row)
  const names = await saleNames(
    work.db,
    store,
    lines.map(({ sku }) => sku),
    store.language(undefined).id,
  )
  return {
    customer,
    lines: lines.map(({ sku, quantity, unitPrice }) => ({ name: names(sku), quantity, amount: quantity * unitPrice })),
    totals: invoiceTotals(store, row.amount),
    ...taxNameOf(store),
    ticketReference: row.ticket_reference,
  }
}

const saleNames = async (
  db: Kysely<Database>,
  store: ResolvedStore,
  skus: readonly string[],
  languageId: string,
): Promise<(sku: string) => string> => {
  const sellables = await readSellables(db, store.id, languageId, skus)
  return (sku) => {
    const sellable = sellables.get(sku)
    return sellable === undefined
      ? sku
      : [sellable.name, sellable.color, sellable.size].filter((part) => part !== "").join(", ")
  }
}
