import { isEmail } from "../shared/isEmail.ts"
import type { Address } from "./Address.ts"
import { addressForm } from "./AddressForm.ts"
import { validateAddress, compactCode, validateText } from "./validateAddress.ts"
import { exampleState, knownState } from "./knownState.ts"
import { normalizeAddressBody } from "./normalizeAddressBody.ts"

/** An error in an address as sent, at a field of its form, of an invoice, or of the contract. */
export interface AddressBodyRefusedReason {
  readonly field: string
  /** A rule of `validateAddress`; `pattern`: wrong format; `maxItems`: more than the parameter. */
  readonly rule: string
  readonly parameter?: string
}

const MAX_PHONES = 9999
const FORMS: Readonly<Record<string, RegExp>> = {
  gender: /^(M|F|Male|Female|)$/,
  dropType: /^(D[PB]|DPCP|DPPPR|DPRM|)$/,
  receiverCode: /^([A-Z0-9]{6,7}|)$/i,
  registrationNumber: /^([0-9]{11}|)$/,
  "phones.countryCode": /^\+?[0-9]{0,8}$/,
  "phones.subscriberNumber": /^[0-9]{1,32}$/,
}
const REQUIRED = { P: [], C: ["companyName"], B: ["vatin", "email2"] } as const

/**
 * Returns the errors of an address as sent, by the address rules of S5: its form
 * fields first, then fields of invoices, integrators and the backend.
 *
 * `addressType` and `checkedAddress` are always valid: they are derived from `use`, and always 2. `unknownMembers` are
 * sent back unchanged.
 */
export function validateAddressBody(typed: Address): readonly AddressBodyRefusedReason[] {
  const address = normalizeAddressBody(typed)
  const { phones, addressLines, company, clientType = company === undefined ? "P" : "B" } = address
  const { name: companyName = "", ...numbers } = company ?? {}
  const formFields: readonly string[] = ["countryCode", ...addressForm(address.countryCode).fields]
  const values: Readonly<Record<string, unknown>> = { ...address, ...numbers, companyName }
  return [
    ...withStateReason(address, validateAddress(address)),
    ...REQUIRED[clientType].flatMap((field) =>
      String(values[field] ?? "").trim() === "" ? [{ field, rule: "required" }] : [],
    ),
    ...Object.entries(values).flatMap(([field, text]) =>
      formFields.includes(field) ? [] : validateField(field, text),
    ),
    ...addressLines.slice(2).flatMap((line, place) => validateField(`addressLines.${place + 2}`, line)),
    ...(phones.length > MAX_PHONES
      ? [{ field: "phones", rule: "maxItems", parameter: String(MAX_PHONES) }]
      : phones
          .slice(1)
          .flatMap((phone, place) =>
            Object.entries(phone).flatMap(([part, text]) => validateField(`phones.${place + 1}.${part}`, text)),
          )),
  ]
}

/** Returns the errors of the form with that of an unlisted state inserted in order. */
function withStateReason(
  { stateCode = "", countryCode }: Address,
  reasons: readonly AddressBodyRefusedReason[],
): readonly AddressBodyRefusedReason[] {
  const text = stateCode.trim()
  if (text === "" || knownState(text, countryCode) !== undefined || reasons.some(({ field }) => field === "stateCode"))
    return reasons
  const { fields } = addressForm(countryCode)
  const [at, order] = [fields.indexOf("stateCode"), fields.map(String)]
  const before = reasons.filter(({ field }) => field === "countryCode" || order.indexOf(field) < at)
  return [
    ...before,
    { field: "stateCode", rule: "stateCode", parameter: exampleState(countryCode) },
    ...reasons.slice(before.length),
  ]
}

function validateField(field: string, values: unknown): readonly AddressBodyRefusedReason[] {
  if (typeof values !== "string" || values.trim() === "") return []
  const form = FORMS[field.replace(/\.\d+/, "")]
  const isWrong = field === "email2" ? !isEmail(values.trim()) : form?.test(compactCode(values)) === false
  return isWrong ? [{ field, rule: "pattern" }] : form === undefined ? validateText(field, values.trim()) : []
}
