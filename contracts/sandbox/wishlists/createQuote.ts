import type { components } from "../../generated/wishlists.d.ts"
import { formProblems } from "../customers/account/addresses/validateAddress.ts"
import { readSellables } from "../catalog/stock/Sellable.ts"
import type { StoreLanguage } from "../stores/StoreData.ts"
import type { ResolvedStore } from "../stores/Stores.ts"
import { plusDays, storeDate } from "../stores/storeCalendar.ts"
import { moneyText } from "../stores/moneyText.ts"
import { pdfDocument } from "../platform/files/pdfDocument.ts"
import { invalidField, invalidInput, notFound } from "../platform/http/Refused.ts"
import type { ResponseFile } from "../platform/http/Operation.ts"
import type { SandboxServices } from "../platform/services/SandboxServices.ts"
import type { Budget } from "./Budget.ts"
import { budgetSheet } from "./budgetSheet.ts"
import { quoteTexts } from "./quoteTexts.ts"

type BudgetInput = components["schemas"]["BudgetInput"]
type BudgetFormat = "PDF" | "XLSX"

const VALID_DAYS = 30

/**
 * Returns a quote with today's prices for these units. Fails with 400 for the address and for no units, 404 for an
 * unknown sku.
 */
export const readBudget = async (
  { storage: { db }, ports }: SandboxServices,
  store: ResolvedStore,
  language: StoreLanguage,
  { address, items }: BudgetInput,
): Promise<Budget> => {
  const problems = formProblems(address, store.countryCode).map((problem) => ({
    ...problem,
    field: `address.${problem.field}`,
  }))
  if (problems.length > 0) throw invalidInput(problems)
  const sellables = await readSellables(
    db,
    store.id,
    language.id,
    items.map(({ sku }) => sku),
  )
  const lines = items.map(({ sku, quantity }, index) => {
    if (quantity < 1) throw invalidField(`items.${index}.quantity`, "minimum", "The quantity must be at least 1.")
    const sellable = sellables.get(sku)
    if (sellable === undefined) throw notFound("There is no such sku in this store.", sku)
    return {
      description: [sellable.name, sellable.color, sellable.size].filter((word) => word !== "").join(", "),
      quantity,
      price: sellable.price,
    }
  })
  const date = storeDate(store.countryCode, ports.now())
  const name = [address.firstName, address.middleName, address.lastName]
    .filter((part) => part !== undefined && part !== "")
    .join(" ")
  const place = [...(address.addressLines ?? []), address.zipCode, address.city, address.countryCode]
    .filter((part) => part !== undefined && part !== "")
    .join(", ")
  return {
    store,
    language,
    createdAt: ports.now(),
    date,
    validUntil: plusDays(date, VALID_DAYS),
    customer: [name, place].filter((part) => part !== "").join(" · "),
    lines,
    total: lines.reduce((sum, { quantity, price }) => sum + quantity * price, 0),
  }
}

/** Returns the quote as a file. */
export const budgetFile = async (budget: Budget, format: BudgetFormat): Promise<ResponseFile> => {
  const name = `quote-${budget.date}`
  return format === "XLSX"
    ? {
        mediaType: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
        bytes: await budgetSheet(budget),
        name: `${name}.xlsx`,
      }
    : { mediaType: "application/pdf", bytes: await budgetPdf(budget), name: `${name}.pdf` }
}

const budgetPdf = ({
  store,
  language,
  createdAt,
  date,
  validUntil,
  customer,
  lines,
  total,
}: Budget): Promise<Uint8Array<ArrayBuffer>> => {
  const texts = quoteTexts(language.tag)
  const money = (amount: number): string => moneyText(store, amount)
  return pdfDocument({
    title: texts("quotes.title"),
    language: language.code,
    createdAt,
    blocks: [
      { kind: "heading", text: texts("quotes.title") },
      {
        kind: "fields",
        fields: [
          [texts("quotes.customer"), customer],
          [texts("quotes.date"), date],
          [texts("quotes.validUntil"), validUntil],
        ],
      },
      {
        kind: "table",
        columns: [
          { title: texts("quotes.item"), share: 5 },
          { title: texts("quotes.quantity"), share: 1, side: "end" },
          { title: texts("quotes.unitPrice"), share: 2, side: "end" },
          { title: texts("quotes.amount"), share: 2, side: "end" },
        ],
        rows: lines.map(({ description: line, quantity, price }) => [
          line,
          String(quantity),
          money(price),
          money(quantity * price),
        ]),
      },
      { kind: "fields", fields: [[texts("quotes.total"), money(total)]] },
      ...(store.taxRate === 0
        ? []
        : [
            {
              kind: "paragraph",
              text:
                store.isTaxAdded === true
                  ? texts("quotes.withoutTax", { tax: store.taxName })
                  : texts("quotes.includesTax", { tax: store.taxName }),
            } as const,
          ]),
    ],
  })
}
