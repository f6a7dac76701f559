import * as Schema from "effect/Schema"
import type { Address } from "../../../../domain/address/Address.ts"
import { whenDefined } from "../whenDefined.ts"
import { IdWire } from "./IdWire.ts"
import { nullish } from "./nullish.ts"
import { openStruct } from "./openStruct.ts"

/** Returns the members that were not read, to be sent back unchanged. */
function unknownFields(
  wire: object,
  read: readonly string[],
): { readonly unknownMembers?: Readonly<Record<string, unknown>> } {
  const unknownMembers = Object.entries(wire).filter(
    ([name, value]) => value !== null && value !== undefined && !read.includes(name),
  )
  return unknownMembers.length === 0 ? {} : { unknownMembers: Object.fromEntries(unknownMembers) }
}

const companyFields = {
  name: nullish(Schema.String),
  vatin: nullish(Schema.String),
  registrationNumber: nullish(Schema.String),
  taxOffice: nullish(Schema.String),
}
const phoneFields = { countryCode: nullish(Schema.String), subscriberNumber: nullish(Schema.String) }

/** Address fields that the shop's screens know. */
export const addressFields = {
  firstName: nullish(Schema.String),
  middleName: nullish(Schema.String),
  lastName: nullish(Schema.String),
  addressLines: nullish(Schema.Array(Schema.String)),
  city: nullish(Schema.String),
  zipCode: nullish(Schema.String),
  stateCode: nullish(Schema.String),
  stateName: nullish(Schema.String),
  district: nullish(Schema.String),
  /** The district of a Mexican address. */
  colony: nullish(Schema.String),
  buildingNumber: nullish(Schema.String),
  unitNumber: nullish(Schema.String),
  countryCode: Schema.String,
  phones: nullish(Schema.Array(openStruct(phoneFields))),
  email: nullish(Schema.String),
  company: nullish(openStruct(companyFields)),
  email2: nullish(Schema.String),
  clientType: nullish(Schema.String),
  taxCode: nullish(Schema.String),
  taxRegime: nullish(Schema.String),
  receiverCode: nullish(Schema.String),
  pec: nullish(Schema.String),
  gender: nullish(Schema.String),
  dropType: nullish(Schema.String),
  addressType: nullish(Schema.String),
  isCompany: nullish(Schema.Boolean),
  isShippingAddress: nullish(Schema.Boolean),
  isBilling: nullish(Schema.Boolean),
  preferred: nullish(Schema.Boolean),
} as const

/** Fields that are read. Those with two spellings are preserved when they were not read. */
const READ = [
  "id",
  ...Object.keys(addressFields).filter((name) => !["district", "colony", "company", "isCompany"].includes(name)),
]

/** An address; an unsaved one has no id. */
export const AddressWire = openStruct({ id: nullish(IdWire), ...addressFields })

/** Returns the address. Required form fields that the backend leaves out are empty; unknown members are preserved. */
export function toAddress(wire: typeof AddressWire.Type): Address {
  const company = companyOf(wire)
  const district = wire.countryCode === "MX" && typeof wire.colony === "string" ? "colony" : "district"
  const { [district]: _district, company: other, isCompany, ...rest } = wire.whole
  return {
    // An invalid company is preserved unchanged.
    ...unknownFields("company" in company ? rest : { ...rest, company: other, isCompany }, READ),
    ...whenDefined(wire.id, (id) => ({ id })),
    firstName: wire.firstName ?? "",
    ...whenDefined(wire.middleName, (middleName) => ({ middleName })),
    lastName: wire.lastName ?? "",
    addressLines: wire.addressLines ?? [],
    city: wire.city ?? "",
    ...whenDefined(wire.zipCode, (zipCode) => ({ zipCode })),
    ...whenDefined(wire.stateCode, (stateCode) => ({ stateCode })),
    ...whenDefined(wire.stateName, (stateName) => ({ stateName })),
    ...whenDefined(wire[district], (known) => ({ district: known })),
    ...whenDefined(wire.buildingNumber, (buildingNumber) => ({ buildingNumber })),
    ...whenDefined(wire.unitNumber, (unitNumber) => ({ unitNumber })),
    countryCode: wire.countryCode,
    phones: (wire.phones ?? []).map((phone) => ({
      ...unknownFields(phone.whole, Object.keys(phoneFields)),
      countryCode: phone.countryCode ?? "",
      subscriberNumber: phone.subscriberNumber ?? "",
    })),
    email: wire.email ?? "",
    ...company,
    ...whenDefined(wire.email2, (email2) => ({ email2 })),
    ...whenDefined(wire.taxCode, (taxCode) => ({ taxCode })),
    ...whenDefined(wire.taxRegime, (taxRegime) => ({ taxRegime })),
    ...whenDefined(wire.receiverCode, (receiverCode) => ({ receiverCode })),
    ...whenDefined(wire.pec, (pec) => ({ pec })),
    ...whenDefined(wire.gender, (gender) => ({ gender })),
    ...whenDefined(wire.dropType, (dropType) => ({ dropType })),
    ...(wire.isShippingAddress === false
      ? { use: "billing" as const }
      : wire.isBilling === false || wire.addressType?.toUpperCase() === "S"
        ? { use: "delivery" as const }
        : {}),
    ...whenDefined(wire.preferred, (preferred) => ({ preferred })),
  }
}

/** Returns the company of an address, if any. An unknown client type is left out (R26). */
function companyOf({ company, clientType }: typeof AddressWire.Type): Pick<Address, "company" | "clientType"> {
  if (
    company === undefined ||
    company === null ||
    clientType === "P" ||
    (clientType !== "C" && (company.vatin ?? undefined) === undefined)
  )
    return {}
  const { name, vatin, registrationNumber, taxOffice } = company
  return {
    ...(clientType === "C" ? { clientType } : {}),
    company: {
      ...unknownFields(company.whole, Object.keys(companyFields)),
      ...whenDefined(name, (known) => ({ name: known })),
      vatin: vatin ?? "",
      ...whenDefined(registrationNumber, (number) => ({ registrationNumber: number })),
      ...whenDefined(taxOffice, (office) => ({ taxOffice: office })),
    },
  }
}
