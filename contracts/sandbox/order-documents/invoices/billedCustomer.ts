import type { ResolvedStore } from "../../stores/Stores.ts"
import type { OrderDocument } from "../../order-records/OrderDocument.ts"
import type { InvoiceCustomer } from "./InvoiceContent.ts"

/**
 * Returns the billed customer of an order: its billing address, else its delivery address. The tax number comes from
 * the purchase, else from the address.
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
