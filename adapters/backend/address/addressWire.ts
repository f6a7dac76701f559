import { requiresCaptcha } from "../../../application/shared/requiresCaptcha.ts"
import type { BackendErrorReason } from "../../../application/shared/BackendError.ts"
import type { components } from "../../../contracts/generated/account.d.ts"
import type { Address } from "../../../domain/address/Address.ts"
import { AddressRefused } from "../../../domain/address/AddressRefused.ts"
import type { AssertAccepts } from "../http/AssertAccepts.ts"
import { bodyDecoder } from "../http/response/bodyDecoder.ts"
import { addressFields, toAddress } from "../http/wire/AddressWire.ts"
import { IdWire } from "../http/wire/IdWire.ts"
import { openStruct } from "../http/wire/openStruct.ts"

export const SavedAddressWire = openStruct({ ...addressFields, id: IdWire })

type Schemas = components["schemas"]
export type AddressContractCheck = AssertAccepts<typeof SavedAddressWire, Schemas["SavedAddress"]>

export const decodeSavedAddress = bodyDecoder(SavedAddressWire)

export function toSavedAddress(wire: typeof SavedAddressWire.Type): Address & { readonly id: string } {
  return { ...toAddress(wire), id: wire.id }
}

const FIELDS: Readonly<Record<string, string>> = {
  addressLines: "addressLine1",
  "addressLines.0": "addressLine1",
  "addressLines.1": "addressLine2",
  phones: "phone",
  "phones.0.subscriberNumber": "phone",
  "phones.0.countryCode": "phoneCountryCode",
}
const RULES: Readonly<Record<string, string>> = {
  required: "required",
  minLength: "required",
  minItems: "required",
  maxLength: "tooLong",
  forbiddenWord: "forbiddenWord",
}
/** Fields with a format rule of their own. */
const OWN_RULES = ["email", "stateCode", "zipCode", "phone", "phoneCountryCode", "countryCode"]

/**
 * Returns the fields that the backend rejected, named as in the address form; `undefined` when it requires a captcha.
 */
export function toAddressRefused(reason: BackendErrorReason): AddressRefused | undefined {
  if (reason._tag !== "Rejected" || reason.fields.length === 0 || requiresCaptcha({ reason })) return undefined
  return new AddressRefused({
    reasons: reason.fields.map(({ field, rule }) => {
      const name = (Object.hasOwn(FIELDS, field) ? FIELDS[field] : undefined) ?? field
      const known = Object.hasOwn(RULES, rule) ? RULES[rule] : undefined
      return { field: name, rule: known ?? (OWN_RULES.includes(name) ? name : rule) }
    }),
  })
}
