import * as Redacted from "effect/Redacted"
import * as Schema from "effect/Schema"
import type { components } from "../../../contracts/generated/orders.d.ts"
import type { Invoice, InvoiceCustomer, InvoiceTicket } from "../../../domain/order/Invoice.ts"
import type { AssertAccepts } from "../http/AssertAccepts.ts"
import { bodyDecoder } from "../http/response/bodyDecoder.ts"
import { whenDefined } from "../http/whenDefined.ts"
import { IdWire } from "../http/wire/IdWire.ts"
import { nullish } from "../http/wire/nullish.ts"
import { moneyIn, MoneyWire } from "../http/wire/MoneyWire.ts"

export const InvoiceWire = Schema.Struct({
  invoiceId: IdWire,
  invoiceNumber: Schema.String,
  ordersId: nullish(Schema.Array(IdWire)),
  status: Schema.String,
  totals: Schema.Struct({ total: MoneyWire, tax: MoneyWire, net: MoneyWire, currencyCode: nullish(Schema.String) }),
  invoiceNamePDF: Schema.String,
  creationDate: Schema.String,
  replaces: nullish(Schema.String),
  replacedBy: nullish(Schema.String),
  usoCFDI: nullish(Schema.String),
})

export const InvoiceListWire = Schema.Struct({ invoices: Schema.Array(InvoiceWire) })

/** The data printed on a ticket. */
export const TicketDataWire = Schema.Struct({
  ticketReference: Schema.String,
  amount: MoneyWire,
  operationNumber: Schema.String,
  workstationId: Schema.String,
  ticketDate: Schema.String,
})

type Schemas = components["schemas"]
export type InvoiceContractChecks = [
  AssertAccepts<typeof InvoiceWire, Schemas["Invoice"]>,
  AssertAccepts<typeof InvoiceListWire, Schemas["InvoiceList"]>,
  AssertAccepts<typeof TicketDataWire, Schemas["TicketData"]>,
]

export const decodeInvoice = bodyDecoder(InvoiceWire)
export const decodeInvoiceList = bodyDecoder(InvoiceListWire)

/** Returns the invoice; amounts are in its own currency, else the store's. */
export function toInvoice(storeCurrencyCode: string): (wire: typeof InvoiceWire.Type) => Invoice {
  return (wire) => {
    const money = moneyIn(wire.totals.currencyCode ?? storeCurrencyCode)
    return {
      id: wire.invoiceId,
      number: wire.invoiceNumber,
      orderIds: wire.ordersId ?? [],
      isReplaced: wire.status === "REPLACED",
      total: money(wire.totals.total),
      tax: money(wire.totals.tax),
      net: money(wire.totals.net),
      fileName: wire.invoiceNamePDF,
      issuedAt: wire.creationDate,
      ...whenDefined(wire.replaces, (replaces) => ({ replaces })),
      ...whenDefined(wire.replacedBy, (replacedBy) => ({ replacedBy })),
      ...whenDefined(wire.usoCFDI, (use) => ({ use })),
    }
  }
}

export function toTicket(wire: typeof TicketDataWire.Type, currencyCode: string): InvoiceTicket {
  const { ticketReference, amount, operationNumber, workstationId, ticketDate } = wire
  return {
    reference: ticketReference,
    amount: moneyIn(currencyCode)(amount),
    operationNumber: Redacted.make(operationNumber),
    workstationId,
    date: ticketDate,
  }
}

export function fromTicket(
  { reference, amount, operationNumber, workstationId, date }: InvoiceTicket,
  storeId: string,
): Schemas["TicketData"] {
  return {
    ticketReference: reference,
    amount: amount.minorUnits,
    operationNumber: Redacted.value(operationNumber),
    workstationId,
    storeId,
    ticketDate: date,
  }
}

/** Empty fields are left out. */
export function fromCustomer(customer: InvoiceCustomer): Schemas["InvoiceCustomer"] {
  const text = (value: string | undefined) => value?.trim() || undefined
  return {
    ...whenDefined(text(customer.name), (name) => ({ name })),
    ...whenDefined(text(customer.surnames), (surnames) => ({ surnames })),
    ...whenDefined(text(customer.companyName), (companyName) => ({ companyName })),
    ...whenDefined(text(customer.vat), (vat) => ({ vat })),
    countryISO: customer.countryCode,
    ...whenDefined(customer.use, (usoCFDI) => ({ usoCFDI })),
    email: customer.email.trim(),
    ...whenDefined(customer.isForeigner, (foreigner) => ({ foreigner })),
  }
}
