import type { FieldProblem } from "../../../platform/http/Refused.ts"
import { stateProblems } from "./addressState.ts"
import { postalCodeProblem } from "./postalCodeProblem.ts"
import { TEXT_FIELDS, type WireAddress } from "./addressFields.ts"
import { sqlKeyword } from "../../../platform/storage/sqlKeyword.ts"

/**
 * Format problems of an address beyond its schema (S5), each with field and rule: blank required
 * texts, SQL keywords as whole words (R10), the postal code of another country's stores, a state that its country does
 * not have, a wrong e-mail confirmation.
 */
export const formProblems = (address: WireAddress, storeCountry: string): readonly FieldProblem[] => [
  ...blankProblems(address),
  ...texts(address).flatMap(([field, text]) => keywordProblem(field, text)),
  ...zipProblems(address, storeCountry),
  // Reports one problem per field.
  ...(sqlKeyword(address.stateCode ?? "") === undefined ? stateProblems(address) : []),
  ...(address.emailConfirm !== undefined && address.emailConfirm !== address.email
    ? [{ field: "emailConfirm", rule: "equal", message: "emailConfirm must equal email." }]
    : []),
]

/**
 * Missing fields of the `clientType`: B needs email2 and company.vatin, C needs company.name and
 * company.registrationNumber.
 */
export const clientTypeProblems = ({ clientType, email2, company }: WireAddress): readonly FieldProblem[] => {
  const missing = (field: string): FieldProblem => ({
    field,
    rule: "required",
    message: `${field} is required for clientType ${clientType ?? ""}.`,
  })
  if (clientType === "B")
    return [
      ...(isBlank(email2) ? [missing("email2")] : []),
      ...(isBlank(company?.vatin) ? [missing("company.vatin")] : []),
    ]
  if (clientType !== "C") return []
  // The registration number is required but may be empty.
  return [
    ...(isBlank(company?.name) ? [missing("company.name")] : []),
    ...(company?.registrationNumber === undefined ? [missing("company.registrationNumber")] : []),
  ]
}

const zipProblems = ({ zipCode, countryCode }: WireAddress, storeCountry: string): readonly FieldProblem[] => {
  const message = postalCodeProblem(zipCode, storeCountry, countryCode?.toUpperCase())
  return message === undefined ? [] : [{ field: "zipCode", rule: "pattern", message }]
}

const blankProblems = ({ firstName, addressLines, city }: WireAddress): readonly FieldProblem[] =>
  [
    { field: "firstName", text: firstName },
    { field: "addressLines.0", text: addressLines?.[0] },
    { field: "city", text: city },
  ]
    .filter(({ text }) => isBlank(text))
    .map(({ field }) => ({ field, rule: "required", message: `${field} must not be blank.` }))

const texts = (address: WireAddress): readonly (readonly [string, string])[] => [
  ...TEXT_FIELDS.flatMap((field) => named(field, address[field])),
  ...(address.addressLines ?? []).flatMap((line, index) => named(`addressLines.${index}`, line)),
  ...named("company.name", address.company?.name),
  ...named("company.vatin", address.company?.vatin),
  ...named("company.taxOffice", address.company?.taxOffice),
  ...(address.phones ?? []).flatMap(({ prefix, prefixCode, number }, index) => [
    ...named(`phones.${index}.prefix`, prefix),
    ...named(`phones.${index}.prefixCode`, prefixCode),
    ...named(`phones.${index}.number`, number),
  ]),
]

const named = (field: string, text: string | undefined): readonly (readonly [string, string])[] =>
  text === undefined ? [] : [[field, text]]

const keywordProblem = (field: string, text: string): readonly FieldProblem[] => {
  const word = sqlKeyword(text)
  return word === undefined
    ? []
    : [{ field, rule: "forbiddenWord", message: `${field} holds the word ${word}, which is not accepted.` }]
}

const isBlank = (text: string | undefined): boolean => (text ?? "").trim() === ""
