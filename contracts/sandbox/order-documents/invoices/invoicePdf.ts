import type { StoreLanguage } from "../../stores/StoreData.ts"
import type { ResolvedStore } from "../../stores/Stores.ts"
import { storeDate } from "../../stores/storeCalendar.ts"
import { pdfDocument } from "../../platform/files/pdfDocument.ts"
import { formatAmount } from "../../stores/formatAmount.ts"
import { documentTexts } from "../documentTexts.ts"
import { readContent } from "./InvoiceContent.ts"
import type { InvoiceRow } from "./InvoiceRow.ts"
import { invoiceNumber, type InvoiceLinks } from "./presentInvoice.ts"

/** Returns an invoice as a PDF, with headings in the language of the call and lines as they were issued. */
export const invoicePdf = (
  store: ResolvedStore,
  { code, tag }: Pick<StoreLanguage, "code" | "tag">,
  row: InvoiceRow,
  { replaces, replacedBy }: InvoiceLinks,
): Promise<Uint8Array<ArrayBuffer>> => {
  const texts = documentTexts(tag)
  const { customer, lines, totals, taxName, ticketReference } = readContent(row.content)
  const amount = (minorUnits: number) => formatAmount(store, minorUnits)
  const known = (name: string, value: string | undefined): readonly (readonly [string, string])[] =>
    value === undefined || value === "" ? [] : [[name, value]]
  const number = invoiceNumber(row)
  return pdfDocument({
    title: texts("documents.invoice", { number }),
    language: code,
    createdAt: row.created_at,
    blocks: [
      { kind: "heading", text: texts("documents.invoice", { number }) },
      ...(row.status === "REPLACED"
        ? [
            {
              kind: "paragraph",
              text: texts("documents.replacedBy", { number: replacedBy ?? "" }),
              strong: true,
            } as const,
          ]
        : []),
      {
        kind: "fields",
        fields: [
          [texts("documents.date"), storeDate(store.countryCode, row.created_at)],
          [texts("documents.order"), ticketReference],
          ...known(texts("documents.replaces"), replaces),
          [
            texts("documents.customer"),
            customer.companyName ?? [customer.name, customer.surnames].filter((part) => part !== undefined).join(" "),
          ],
          ...known(texts("documents.taxNumber"), customer.vat),
          ...known(texts("documents.country"), customer.countryISO),
          ...known("CFDI", customer.usoCFDI),
        ],
      },
      {
        kind: "table",
        columns: [
          { title: texts("documents.item"), share: 5 },
          { title: texts("documents.quantity"), share: 1, side: "end" },
          { title: texts("documents.amount"), share: 2, side: "end" },
        ],
        rows: lines.map((line) => [line.name, String(line.quantity), amount(line.amount)]),
      },
      {
        kind: "fields",
        fields: [
          ...(taxName === undefined
            ? []
            : ([
                [texts("documents.net"), amount(totals.net)],
                [taxName, amount(totals.tax)],
              ] as const)),
          [texts("documents.total"), amount(totals.total)],
        ],
      },
    ],
  })
}
