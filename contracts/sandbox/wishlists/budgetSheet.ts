import type { Budget } from "./Budget.ts"
import { quoteTexts } from "./quoteTexts.ts"

/** Returns the quote as a spreadsheet: amounts are numbers in the currency's main unit, so that they can be summed. */
export const budgetSheet = async ({
  store,
  language,
  date,
  validUntil,
  customer,
  lines,
  total,
}: Budget): Promise<Uint8Array<ArrayBuffer>> => {
  const { default: writeFormPage } = await import("write-excel-file/node")
  const texts = quoteTexts(language.tag)
  const amount = (minorUnits: number) => ({
    value: minorUnits / 10 ** store.currencyDecimals,
    type: Number,
    format: store.currencyDecimals === 0 ? "0" : `0.${"0".repeat(store.currencyDecimals)}`,
  })
  const text = (value: string) => ({ value, type: String })
  const strong = (value: string) => ({ value, type: String, fontWeight: "bold" as const })
  const sheet = await writeFormPage(
    [
      [strong(texts("quotes.title"))],
      [text(texts("quotes.customer")), text(customer)],
      [text(texts("quotes.date")), text(date)],
      [text(texts("quotes.validUntil")), text(validUntil)],
      [],
      [
        texts("quotes.item"),
        texts("quotes.quantity"),
        texts("quotes.unitPrice"),
        texts("quotes.amount"),
        store.currencyCode,
      ].map(strong),
      ...lines.map(({ description: line, quantity, price }) => [
        text(line),
        { value: quantity, type: Number },
        amount(price),
        amount(quantity * price),
      ]),
      [strong(texts("quotes.total")), null, null, { ...amount(total), fontWeight: "bold" as const }],
    ],
    {
      sheet: texts("quotes.title"),
      columns: [{ width: 48 }, { width: 12 }, { width: 12 }, { width: 14 }],
      rightToLeft: language.direction === "rtl",
    },
  ).toBuffer()
  return Uint8Array.from(sheet)
}
