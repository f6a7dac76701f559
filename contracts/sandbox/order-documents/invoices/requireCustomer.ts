import { sqlKeyword } from "../../platform/storage/sqlKeyword.ts"
import { type FieldProblem, invalidInput, notAcceptable } from "../../platform/http/Refused.ts"
import type { WireInvoiceCustomer } from "./InvoiceContent.ts"
import { isTaxNumber } from "./isTaxNumber.ts"

const TEXTS = ["name", "surnames", "companyName", "vat"] as const

const isBlank = (text: string | undefined): boolean => (text ?? "").trim() === ""

/**
 * Fails for a customer that cannot be invoiced: 400 for SQL keywords (R10), 422 `_ERR_INVOICE_CUSTOMER` for a person
 * without a name, a company without name or tax number, and a malformed tax number.
 */
export const requireCustomer = (customer: WireInvoiceCustomer): void => {
  const textReasons = TEXTS.flatMap((name): readonly FieldProblem[] => {
    const word = sqlKeyword(customer[name] ?? "")
    const field = `customerData.${name}`
    return word === undefined
      ? []
      : [{ field, rule: "forbiddenWord", message: `${field} holds the word ${word}, which is not accepted.` }]
  })
  if (textReasons.length > 0) throw invalidInput(textReasons)
  const problems = demanded(customer)
  if (problems.length > 0)
    throw notAcceptable("_ERR_INVOICE_CUSTOMER", "No invoice can be made out to this customer.", problems)
}

const demanded = ({ name, companyName, vat, countryISO, foreigner }: WireInvoiceCustomer): readonly FieldProblem[] => {
  const missing = (field: string): FieldProblem => ({
    field: `customerData.${field}`,
    rule: "required",
    message: `${field} is required.`,
  })
  const isCompany = !isBlank(companyName)
  return [
    ...(isCompany || !isBlank(name) ? [] : [missing("name")]),
    ...(isCompany && isBlank(vat) ? [missing("vat")] : []),
    ...(isBlank(vat) || isTaxNumber(foreigner === true ? undefined : countryISO, vat ?? "")
      ? []
      : [
          {
            field: "customerData.vat",
            rule: "pattern",
            message: "vat must be a tax number of its country: 5 to 20 letters and digits with the right check digit.",
          },
        ]),
  ]
}
