import { toAsciiDigits } from "../shared/toAsciiDigits.ts"
import { forbiddenWord } from "../shared/forbiddenWord.ts"
import { isEmail } from "../shared/isEmail.ts"
import { isTaxNumber } from "../shared/isTaxNumber.ts"
import type { Address } from "./Address.ts"
import { mexicanTaxRegimes } from "./mexicanTaxRegimes.ts"

/** A field of an invoice that an address of a delivery does not have. */
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

/** Who an invoice is for: P a person, C a company, B a business client (specification, section 5). */
export type ClientType = "P" | "C" | "B"

/** One thing to mend in what an invoice says. */
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

/** What an invoice asks for, in its order. */
export interface InvoiceForm {
  readonly fields: readonly InvoiceField[]
  readonly required: readonly InvoiceField[]
}

const MAX_TEXT = 128
/** As the specification has it: empty, or 11 digits. */
const REGISTRATION_NUMBER = /^([0-9]{11})?$/
const RECEIVER_CODE = /^[A-Z0-9]{6,7}$/

/** What a country's invoices have beside a name: for a person, and for whoever has a tax number as a business. */
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
 * The fields of an invoice by country and client: B needs tax number and second e-mail, C the name; a registration
 * number may stay empty.
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

/** What stands in one field of an invoice; empty when nothing does. */
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

/** The same address as this client's, with these texts; what the client's invoice does not have is left out. */
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
            // What else is known of a company is not true of another.
            ...(company?.unknownMembers !== undefined && company.vatin === text("vatin")
              ? { unknownMembers: company.unknownMembers }
              : {}),
            vatin: text("vatin"),
            ...filled("companyName", (name) => ({ name })),
            ...filled("taxOffice", (taxOffice) => ({ taxOffice })),
            // It must be sent, and may be empty (specification, section 5).
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

/**
 * Everything that is wrong with what an invoice says, in the order of its form (specification, section 5). Empty when
 * nothing is.
 */
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
 * Italy's exchange sends a company's invoice to its receiver code or to its certified e-mail: one of the two is needed.
 */
function lacksReceiver({ countryCode, pec = "" }: Address, field: InvoiceField): boolean {
  return field === "receiverCode" && countryCode === "IT" && pec.trim() === ""
}

function validateText(field: InvoiceField, text: string): readonly InvoiceFieldRefusedReason[] {
  if ([...text].length > MAX_TEXT) return [{ field, rule: "tooLong", parameter: String(MAX_TEXT) }]
  const word = forbiddenWord(text)
  return word === undefined ? [] : [{ field, rule: "forbiddenWord", parameter: word }]
}
