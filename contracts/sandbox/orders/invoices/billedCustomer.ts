import type { ResolvedStore } from "../../catalog/Stores.ts"
import type { OrderDocument } from "../OrderDocument.ts"
import type { InvoiceCustomer } from "./InvoiceContent.ts"

/**
 * Whom an order is billed to: its billing address, or where it goes; the tax number as the purchase said it, else as
 * the address does.
 */
export const billedCustomer = (
  { billingAddress, address, email, vatin }: OrderDocument,
  store: ResolvedStore,
): InvoiceCustomer => {
  const bill = billingAddress ?? address
  const number = vatin ?? bill?.company?.vatin ?? bill?.taxCode
  return {
    ...(bill?.firstName === undefined ? {} : { name: bill.firstName }),
    ...(bill?.lastName === undefined ? {} : { surnames: bill.lastName }),
    ...(bill?.company?.name === undefined ? {} : { companyName: bill.company.name }),
    ...(number === undefined ? {} : { vat: number }),
    countryISO: bill?.countryCode?.slice(0, 2).toUpperCase() ?? store.countryCode,
    email: bill?.email2 ?? email ?? "",
  }
}
