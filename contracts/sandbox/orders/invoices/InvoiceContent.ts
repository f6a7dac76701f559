import type { components } from "../../../generated/orders.d.ts"
import { parseStored } from "../../storage/parseStored.ts"

export type WireInvoiceCustomer = components["schemas"]["InvoiceCustomer"]
export type WireTotals = components["schemas"]["InvoiceTotals"]

/** Who an invoice is for; the e-mail is empty where none is known. */
export type InvoiceCustomer = WireInvoiceCustomer

export interface InvoiceLine {
  readonly name: string
  readonly quantity: number
  /** Minor units; a discount is negative. */
  readonly amount: number
}

/** What an invoice says. Written once, with the invoice. */
export interface InvoiceContent {
  readonly customer: InvoiceCustomer
  readonly lines: readonly InvoiceLine[]
  readonly totals: WireTotals
  /** The tax as its country prints it; absent where there is none. */
  readonly taxName?: string
  /** Number on the ticket: the order's, or that of a sale in a physical store. */
  readonly ticketReference: string
}

const isContent = (value: unknown): value is InvoiceContent =>
  typeof value === "object" && value !== null && "customer" in value && "totals" in value

export const readContent = (text: string): InvoiceContent => {
  const value: unknown = parseStored(text)
  if (!isContent(value)) throw new Error("A row of the table invoice is damaged.")
  return value
}
