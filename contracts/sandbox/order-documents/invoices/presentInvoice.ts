import type { Kysely } from "kysely"
import type { components } from "../../../generated/orders.d.ts"
import type { Database } from "../../platform/storage/Database.ts"
import { readContent } from "./InvoiceContent.ts"
import type { InvoiceRow } from "./InvoiceRow.ts"

type WireInvoice = components["schemas"]["Invoice"]

const NUMBER_DIGITS = 6

/** Returns the printed number, for example `10000034-2026-000001`. */
export const invoiceNumber = ({
  store_id,
  series_year,
  series_number,
}: Pick<InvoiceRow, "store_id" | "series_year" | "series_number">): string =>
  `${store_id}-${series_year}-${String(series_number).padStart(NUMBER_DIGITS, "0")}`

/** Numbers of the previous and the next invoice. */
export interface InvoiceLinks {
  readonly replaces: string | undefined
  readonly replacedBy: string | undefined
}

export const invoiceLinksOf = async (
  db: Kysely<Database>,
  { invoice_id, replaces }: InvoiceRow,
): Promise<InvoiceLinks> => {
  const before =
    replaces === null
      ? undefined
      : await db.selectFrom("invoice").selectAll().where("invoice_id", "=", replaces).executeTakeFirst()
  const after = await db.selectFrom("invoice").selectAll().where("replaces", "=", invoice_id).executeTakeFirst()
  return {
    replaces: before === undefined ? undefined : invoiceNumber(before),
    replacedBy: after === undefined ? undefined : invoiceNumber(after),
  }
}

/** Returns the invoices of an order, newest first. */
export const invoicesOf = async (db: Kysely<Database>, orderId: number): Promise<readonly WireInvoice[]> => {
  const rows = await db
    .selectFrom("invoice")
    .selectAll()
    .where("order_id", "=", orderId)
    .orderBy("invoice_id", "desc")
    .execute()
  return Promise.all(rows.map((row) => presentInvoice(db, row)))
}

export const presentInvoice = async (db: Kysely<Database>, row: InvoiceRow): Promise<WireInvoice> => {
  const { totals, ticketReference, customer } = readContent(row.content)
  const { replaces, replacedBy } = await invoiceLinksOf(db, row)
  const number = invoiceNumber(row)
  return {
    invoiceId: String(row.invoice_id),
    invoiceNumber: number,
    ordersId: row.order_id === null ? [] : [String(row.order_id)],
    status: row.status,
    totals,
    invoiceNamePDF: `${number}.pdf`,
    creationDate: new Date(row.created_at).toISOString(),
    ticketReference,
    ...(replaces === undefined ? {} : { replaces }),
    ...(replacedBy === undefined ? {} : { replacedBy }),
    ...(customer.usoCFDI === undefined ? {} : { usoCFDI: customer.usoCFDI }),
  }
}
