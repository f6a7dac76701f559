import type { SavedAddress } from "../../../../application/account/listAddresses.ts"
import { AddressRefused } from "../../../../domain/address/AddressRefused.ts"
import { invoiceForm } from "../../../../domain/address/invoiceForm.ts"
import type { CheckoutAlert } from "../checkoutState.ts"

const KEY = "_ERR_INVOICE_DATA"
/** The rule of the form that a number of a wrong form breaks. */
const RULES: Readonly<Record<string, string>> = {
  vatin: "taxNumber",
  taxCode: "taxNumber",
  carrier: "eguiCarrier",
  donationCode: "eguiDonation",
  email2: "email",
}

/**
 * What a purchase was refused for, in the words of the form that the invoice was asked for with; `undefined` where it
 * was not for its invoice.
 */
export function readInvoiceRefused(
  alert: CheckoutAlert | undefined,
  billing: SavedAddress | undefined,
): AddressRefused | undefined {
  if (alert?.alert !== "error" || alert.error._tag !== "BackendError" || billing === undefined) return undefined
  const { reason } = alert.error
  if (reason._tag !== "Rejected" || reason.key !== KEY) return undefined
  const asked = invoiceForm(
    billing.countryCode,
    billing.clientType ?? (billing.company === undefined ? "P" : "B"),
  ).fields
  return new AddressRefused({
    reasons: reason.fields.map(({ field, rule }) => {
      const last = field.split(".").at(-1) ?? field
      // Of a person the number of the purchase is the one it has as a tax payer.
      const name = last === "vatin" && !asked.includes("vatin") ? "taxCode" : last
      return { field: name, rule: rule === "required" ? rule : (RULES[name] ?? rule) }
    }),
  })
}
