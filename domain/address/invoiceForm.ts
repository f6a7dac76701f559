import { toAsciiDigits } from "../shared/toAsciiDigits.ts"
import { forbiddenWord } from "../shared/forbiddenWord.ts"
import { isEmail } from "../shared/isEmail.ts"
import { isTaxNumber } from "../shared/isTaxNumber.ts"
import type { Address } from "./Address.ts"
import { mexicanTaxRegimes } from "./mexicanTaxRegimes.ts"

/** A field of an invoice that a delivery address does not have. */
export type InvoiceField =
  | "companyName"
  | "vatin"
  | "registrationNumber"
  | "taxOffice"
  | "email2"
  | "taxCode"
  | "taxRegime"
  | "receiverCode"
  | "pec"

/** Invoice recipient: P a person, C a company, B a business customer (S5). */
export type ClientType = "P" | "C" | "B"

/** An invalid invoice field. */
export interface InvoiceFieldRefusedReason {
  readonly field: InvoiceField
  readonly rule:
    | "required"
    | "tooLong"
    | "forbiddenWord"
    | "email"
    | "registrationNumber"
    | "receiverCode"
    | "receiverOrPec"
    | "taxNumber"
    | "taxRegime"
  /** The maximum length or the forbidden word, by rule. */
  readonly parameter?: string
}

/** Fields of an invoice in order. */
export interface InvoiceForm {
  readonly fields: readonly InvoiceField[]
  readonly required: readonly InvoiceField[]
}

const MAX_TEXT = 128
/** Empty, or 11 digits, as the rules require. */
const REGISTRATION_NUMBER = /^([0-9]{11})?$/
const RECEIVER_CODE = /^[A-Z0-9]{6,7}$/

/** Invoice fields of a country beside a name: for a person, and for a holder of a business tax number. */
const COUNTRIES: Readonly<
  Record<string, { readonly person: readonly InvoiceField[]; readonly company: readonly InvoiceField[] }>
> = {
  IT: { person: ["taxCode", "pec"], company: ["taxCode", "receiverCode", "pec"] },
  ES: { person: ["taxCode"], company: [] },
  PT: { person: ["taxCode"], company: [] },
  PL: { person: ["taxCode"], company: [] },
  MX: { person: ["taxCode", "taxRegime"], company: ["taxRegime"] },
  TR: { person: ["taxCode"], company: ["taxOffice"] },
}

/**
 * Returns the invoice fields of a country and client type: B requires tax number and second email, C the name; the
 * registration number is optional.
 */
export function invoiceForm(countryCode: string, clientType: ClientType): InvoiceForm {
  const { person, company } = (Object.hasOwn(COUNTRIES, countryCode) ? COUNTRIES[countryCode] : undefined) ?? {
    person: [],
    company: [],
  }
  if (clientType === "P") return { fields: person, required: [] }
  if (clientType === "B")
    return { fields: ["companyName", "vatin", "email2", ...company], required: ["vatin", "email2"] }
  return { fields: ["companyName", "vatin", "registrationNumber", ...company], required: ["companyName"] }
}

/** Returns the value of one invoice field; empty when absent. */
export function invoiceFieldValue(address: Address, field: InvoiceField): string {
  switch (field) {
    case "companyName":
      return address.company?.name ?? ""
    case "vatin":
    case "registrationNumber":
    case "taxOffice":
      return address.company?.[field] ?? ""
    default:
      return address[field] ?? ""
  }
}

/** Returns the address with this client type and these values; removes fields that the client type does not have. */
export function withInvoice(
  address: Address,
  clientType: ClientType,
  texts: Readonly<Partial<Record<InvoiceField, string>>>,
): Address {
  const {
    company,
    email2: _email2,
    taxCode: _taxCode,
    taxRegime: _taxRegime,
    receiverCode: _receiverCode,
    pec: _pec,
    ...bare
  } = address
  const { fields } = invoiceForm(address.countryCode, clientType)
  const text = (field: InvoiceField) => (fields.includes(field) ? (texts[field] ?? "").trim() : "")
  const filled = <Part>(field: InvoiceField, part: (value: string) => Part) =>
    text(field) === "" ? {} : part(text(field))
  return {
    ...bare,
    clientType,
    ...(clientType === "P"
      ? {}
      : {
          company: {
            // Unknown members belong to the previous company.
            ...(company?.unknownMembers !== undefined && company.vatin === text("vatin")
              ? { unknownMembers: company.unknownMembers }
              : {}),
            vatin: text("vatin"),
            ...filled("companyName", (name) => ({ name })),
            ...filled("taxOffice", (taxOffice) => ({ taxOffice })),
            // Required in the request, but may be empty (S5).
            ...(clientType === "C" ? { registrationNumber: toAsciiDigits(text("registrationNumber")) } : {}),
          },
        }),
    ...filled("email2", (email2) => ({ email2 })),
    ...filled("taxCode", (taxCode) => ({ taxCode })),
    ...filled("taxRegime", (taxRegime) => ({ taxRegime })),
    ...filled("receiverCode", (receiverCode) => ({ receiverCode: receiverCode.toUpperCase() })),
    ...filled("pec", (pec) => ({ pec })),
  }
}

/** Returns the errors of an invoice in the order of its form (S5). */
export function validateInvoice(address: Address): readonly InvoiceFieldRefusedReason[] {
  const form = invoiceForm(address.countryCode, address.clientType ?? (address.company === undefined ? "P" : "B"))
  return form.fields.flatMap((field): readonly InvoiceFieldRefusedReason[] => {
    const text = invoiceFieldValue(address, field).trim()
    if (text === "")
      return form.required.includes(field)
        ? [{ field, rule: "required" }]
        : lacksReceiver(address, field)
          ? [{ field, rule: "receiverOrPec" }]
          : []
    switch (field) {
      case "email2":
      case "pec":
        return isEmail(text) ? validateText(field, text) : [{ field, rule: "email" }]
      case "registrationNumber":
        return REGISTRATION_NUMBER.test(toAsciiDigits(text)) ? [] : [{ field, rule: field }]
      case "receiverCode":
        return RECEIVER_CODE.test(text.toUpperCase()) ? [] : [{ field, rule: field }]
      case "vatin":
      case "taxCode": {
        const reasons = validateText(field, text)
        return reasons.length > 0 || isTaxNumber(address.countryCode, field, text)
          ? reasons
          : [{ field, rule: "taxNumber" }]
      }
      case "taxRegime":
        return address.countryCode !== "MX" || mexicanTaxRegimes.some(([code]) => code === text)
          ? validateText(field, text)
          : [{ field, rule: field }]
      default:
        return validateText(field, text)
    }
  })
}

/**
 * Italy's exchange delivers a company's invoice to its recipient code or its certified email: one of the two is
 * required.
 */
function lacksReceiver({ countryCode, pec = "" }: Address, field: InvoiceField): boolean {
  return field === "receiverCode" && countryCode === "IT" && pec.trim() === ""
}

function validateText(field: InvoiceField, text: string): readonly InvoiceFieldRefusedReason[] {
  if ([...text].length > MAX_TEXT) return [{ field, rule: "tooLong", parameter: String(MAX_TEXT) }]
  const word = forbiddenWord(text)
  return word === undefined ? [] : [{ field, rule: "forbiddenWord", parameter: word }]
}
