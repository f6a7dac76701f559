import type { components } from "../../../generated/orders.d.ts"
import { parseStored } from "../../platform/storage/parseStored.ts"

export type WireInvoiceCustomer = components["schemas"]["InvoiceCustomer"]
export type WireTotals = components["schemas"]["InvoiceTotals"]

/** The billed customer; the email is empty when unknown. */
export type InvoiceCustomer = WireInvoiceCustomer

export interface InvoiceLine {
  readonly name: string
  readonly quantity: number
  /** Minor units; a discount is negative. */
  readonly amount: number
}

/** Content of an invoice. Written once, when it is issued. */
export interface InvoiceContent {
  readonly customer: InvoiceCustomer
  readonly lines: readonly InvoiceLine[]
  readonly totals: WireTotals
  /** Name of the tax in its country; absent without a tax. */
  readonly taxName?: string
  /** Number on the ticket: the order's number, or that of a sale in a physical store. */
  readonly ticketReference: string
}

const isContent = (value: unknown): value is InvoiceContent =>
  typeof value === "object" && value !== null && "customer" in value && "totals" in value

export const readContent = (text: string): InvoiceContent => {
  const value: unknown = parseStored(text)
  if (!isContent(value)) throw new Error("A row of the table invoice is damaged.")
  return value
}
