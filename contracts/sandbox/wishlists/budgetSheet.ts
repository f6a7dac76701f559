import type { Budget } from "./Budget.ts"
import { budgetTexts } from "./budgetTexts.ts"

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
  const words = budgetTexts(language.code)
  const amount = (minorUnits: number) => ({
    value: minorUnits / 10 ** store.currencyDecimals,
    type: Number,
    format: store.currencyDecimals === 0 ? "0" : `0.${"0".repeat(store.currencyDecimals)}`,
  })
  const text = (value: string) => ({ value, type: String })
  const strong = (value: string) => ({ value, type: String, fontWeight: "bold" as const })
  const sheet = await writeFormPage(
    [
      [strong(words.title)],
      [text(words.customer), text(customer)],
      [text(words.date), text(date)],
      [text(words.validUntil), text(validUntil)],
      [],
      [words.product, words.units, words.price, words.amount, store.currencyCode].map(strong),
      ...lines.map(({ words: line, quantity, price }) => [
        text(line),
        { value: quantity, type: Number },
        amount(price),
        amount(quantity * price),
      ]),
      [strong(words.total), null, null, { ...amount(total), fontWeight: "bold" as const }],
    ],
    {
      sheet: words.title,
      columns: [{ width: 48 }, { width: 12 }, { width: 12 }, { width: 14 }],
      rightToLeft: language.direction === "rtl",
    },
  ).toBuffer()
  return Uint8Array.from(sheet)
}
