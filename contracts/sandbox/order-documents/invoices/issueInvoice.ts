import { sql } from "kysely"
import type { ResolvedStore } from "../../stores/Stores.ts"
import { storeDate } from "../../stores/storeCalendar.ts"
import { refused } from "../../platform/http/Refused.ts"
import { sendMessage } from "../../platform/outbox/sendMessage.ts"
import type { UnitOfWork } from "../../platform/storage/Storage.ts"
import { documentTexts } from "../documentTexts.ts"
import type { InvoiceContent } from "./InvoiceContent.ts"
import type { InvoiceRow } from "./InvoiceRow.ts"
import { invoiceNumber } from "./presentInvoice.ts"
import { invoicePdf } from "./invoicePdf.ts"

export interface NewInvoice {
  /** The invoiced order, or the ticket of a physical store. */
  readonly of: { readonly orderId: number } | { readonly ticketReference: string }
  readonly userId: number | null
  /** The replaced invoice; its status must be REPLACED already. */
  readonly replaces: InvoiceRow | undefined
  readonly content: InvoiceContent
  /** Milliseconds since 1970. */
  readonly now: number
}

/**
 * Issues an invoice with the next number of its store and year, and mails it.
 *
 * *Details.* The number is incremented in the same transaction: the row of the series stays locked until it ends, so
 * that numbers have no gaps and no duplicates. Fails with 409 `_ERR_INVOICE_EXISTS` when the order or ticket has a
 * valid invoice; the number is then rolled back.
 */
export const issueInvoice = async (
  work: UnitOfWork,
  store: ResolvedStore,
  { of, userId, replaces, content, now }: NewInvoice,
): Promise<InvoiceRow> => {
  const year = Number(storeDate(store.countryCode, now).slice(0, 4))
  const { last_number } = await work.db
    .insertInto("invoice_series")
    .values({ store_id: store.id, series_year: year, last_number: 1 })
    .onConflict((conflict) =>
      conflict.columns(["store_id", "series_year"]).doUpdateSet({ last_number: sql`invoice_series.last_number + 1` }),
    )
    .returning("last_number")
    .executeTakeFirstOrThrow()
  const row = await work.db
    .insertInto("invoice")
    .values({
      store_id: store.id,
      series_year: year,
      series_number: last_number,
      order_id: "orderId" in of ? of.orderId : null,
      ticket_reference: "ticketReference" in of ? of.ticketReference : null,
      user_id: userId,
      status: "ISSUED",
      replaces: replaces?.invoice_id ?? null,
      content: JSON.stringify(content),
      created_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()
  if (row === undefined)
    throw refused("_ERR_INVOICE_EXISTS", "There is an invoice for this already.", [content.ticketReference])
  await mail(work, store, row, content, replaces)
  return row
}

const mail = async (
  work: UnitOfWork,
  store: ResolvedStore,
  row: InvoiceRow,
  { customer }: InvoiceContent,
  replaces: InvoiceRow | undefined,
): Promise<void> => {
  if (customer.email === "") return
  const language = store.language(undefined)
  const number = invoiceNumber(row)
  const pdf = await invoicePdf(store, language, row, {
    replaces: replaces === undefined ? undefined : invoiceNumber(replaces),
    replacedBy: undefined,
  })
  await sendMessage(work.db, {
    purpose: row.order_id === null || replaces !== undefined ? "invoice" : "paidOrder",
    storeId: store.id,
    channel: "mail",
    recipient: customer.email,
    ...documentTexts(language.tag).mail("documents.invoiceMail", { number }),
    attachments: [{ name: `${number}.pdf`, mediaType: "application/pdf", base64: Buffer.from(pdf).toString("base64") }],
    now: row.created_at,
  })
}
