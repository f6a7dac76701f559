import * as Redacted from "effect/Redacted"
import type { InvoiceCustomer, InvoiceTicket } from "../../../domain/order/Invoice.ts"
import { euros } from "./builders.ts"

/** A person in Spain to whom an invoice can be issued. */
export function anInvoiceCustomer(changes: Partial<InvoiceCustomer> = {}): InvoiceCustomer {
  return {
    name: "Ana",
    surnames: "Prueba",
    vat: "00000000T",
    countryCode: "ES",
    email: "ana.prueba@example.org",
    ...changes,
  }
}

/** Receipt data of an online order of 129.85 €. */
export function anInvoiceTicket(changes: Partial<InvoiceTicket> = {}): InvoiceTicket {
  return {
    reference: "700000000001",
    amount: euros(12985),
    operationNumber: Redacted.make("48120733905513882164"),
    workstationId: "WEB",
    date: "2026-01-15",
    ...changes,
  }
}
