import { forbiddenWord } from "../shared/forbiddenWord.ts"
import { isEmail } from "../shared/isEmail.ts"
import { isTaxNumber } from "../shared/isTaxNumber.ts"
import type { InvoiceCustomer } from "./Invoice.ts"

/** Field of the form and the broken rule. */
export interface InvoiceCustomerRefusedReason {
  readonly field: "name" | "surnames" | "companyName" | "vat" | "countryCode" | "use" | "email"
  readonly rule: "required" | "tooLong" | "forbiddenWord" | "taxNumber" | "countryCode" | "use" | "email"
  /** The maximum length or the forbidden word, by rule. */
  readonly parameter?: string
}

const MAX_TEXT = 128
const TEXTS = ["name", "surnames", "companyName", "vat"] as const

/** Validates the recipient of an invoice. */
export function validateInvoiceCustomer(customer: InvoiceCustomer): readonly InvoiceCustomerRefusedReason[] {
  const isCompany = !isBlank(customer.companyName)
  const reasons: readonly (InvoiceCustomerRefusedReason | undefined)[] = [
    isCompany || !isBlank(customer.name) ? undefined : { field: "name", rule: "required" },
    isCompany && isBlank(customer.vat) ? { field: "vat", rule: "required" } : undefined,
    isBlank(customer.vat) ||
    isTaxNumber(
      customer.isForeigner === true ? "" : customer.countryCode.toUpperCase(),
      isCompany ? "vatin" : "taxCode",
      customer.vat ?? "",
    )
      ? undefined
      : { field: "vat", rule: "taxNumber" },
    ...TEXTS.flatMap((field) => validateTextField(field, customer[field] ?? "")),
    /^[A-Z]{2}$/i.test(customer.countryCode) ? undefined : { field: "countryCode", rule: "countryCode" },
    customer.use === undefined || isUse(customer.use) ? undefined : { field: "use", rule: "use" },
    isEmail(customer.email) ? undefined : { field: "email", rule: "email" },
  ]
  return reasons.filter((reason) => reason !== undefined)
}

/** Whether a text is a use of the Mexican CFDI, such as `G03` or `CP01`. */
export function isUse(text: string): boolean {
  return /^[A-Z]{1,2}[0-9]{2}$/.test(text)
}

function validateTextField(field: (typeof TEXTS)[number], text: string): readonly InvoiceCustomerRefusedReason[] {
  const word = forbiddenWord(text)
  return [
    ...([...text].length > MAX_TEXT ? [{ field, rule: "tooLong", parameter: String(MAX_TEXT) } as const] : []),
    ...(word === undefined ? [] : [{ field, rule: "forbiddenWord", parameter: word } as const]),
  ]
}

function isBlank(text: string | undefined): boolean {
  return (text ?? "").trim() === ""
}
