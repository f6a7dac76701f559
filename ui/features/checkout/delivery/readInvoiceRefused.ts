import type { SavedAddress } from "../../../../application/account/listAddresses.ts"
import { AddressRefused } from "../../../../domain/address/AddressRefused.ts"
import { invoiceForm } from "../../../../domain/address/invoiceForm.ts"
import type { CheckoutAlert } from "../checkoutState.ts"

const KEY = "_ERR_INVOICE_DATA"
/** The form rules for numbers with an invalid format. */
const RULES: Readonly<Record<string, string>> = {
  vatin: "taxNumber",
  taxCode: "taxNumber",
  carrier: "eguiCarrier",
  donationCode: "eguiDonation",
  email2: "email",
}

/** Converts a refused purchase to errors of the invoice form; `undefined` if the refusal is not about the invoice. */
export function readInvoiceRefused(
  alert: CheckoutAlert | undefined,
  billing: SavedAddress | undefined,
): AddressRefused | undefined {
  if (alert?.alert !== "error" || alert.error._tag !== "BackendError" || billing === undefined) return undefined
  const { reason } = alert.error
  if (reason._tag !== "Rejected" || reason.key !== KEY) return undefined
  const form = invoiceForm(
    billing.countryCode,
    billing.clientType ?? (billing.company === undefined ? "P" : "B"),
  ).fields
  return new AddressRefused({
    reasons: reason.fields.map(({ field, rule }) => {
      const last = field.split(".").at(-1) ?? field
      // For a person, the `vatin` of the purchase is the tax code.
      const name = last === "vatin" && !form.includes("vatin") ? "taxCode" : last
      return { field: name, rule: rule === "required" ? rule : (RULES[name] ?? rule) }
    }),
  })
}
