import { withState } from "./addressState.ts"
import type { components } from "../../../../generated/account.d.ts"

export type WireAddress = components["schemas"]["Address"]
export type AddressBody = Omit<WireAddress, "id">

/** Free texts, which must not contain SQL keywords. The schema limits their length. */
export const TEXT_FIELDS = [
  "addressName",
  "firstName",
  "middleName",
  "lastName",
  "city",
  "province",
  "state",
  "stateCode",
  "stateName",
  "districtCode",
  "district",
  "colony",
  "municipality",
  "countryName",
  "buildingNumber",
  "unitNumber",
  "zoneNumber",
  "pec",
  "nationality",
  "career",
  "documentType",
  "taxCode",
  "taxRegime",
  "dropPointName",
  "idDropPoint",
] as const

/** Fields whose format the schema defines. */
const FORM_FIELDS = [
  "addressType",
  "addressLines",
  "zipCode",
  "countryCode",
  "latitude",
  "longitude",
  "phones",
  "email",
  "email2",
  "emailConfirm",
  "company",
  "isCompany",
  "isBilling",
  "isShippingAddress",
  "preferred",
  "clientType",
  "gender",
  "birthdate",
  "receiverCode",
  "dropType",
  "giftAddress",
  "checkedAddress",
  "selfAddress",
] as const

const SAVED_FIELDS: ReadonlySet<string> = new Set([...TEXT_FIELDS, ...FORM_FIELDS])

/**
 * Returns an address with state code and state name, without its id, captchas and fields that are not in the contract.
 */
export const addressBody = (input: WireAddress): AddressBody => {
  const { id: _id, ...fields } = input
  const unknown = Object.keys(fields).filter((key) => !SAVED_FIELDS.has(key))
  return withState(unknown.reduce<AddressBody>((body, key) => without(body, key), fields))
}

const without = <T extends object>(value: T, key: string): T => {
  const copy = { ...value }
  Reflect.deleteProperty(copy, key)
  return copy
}
