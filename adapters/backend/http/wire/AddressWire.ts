import * as Schema from "effect/Schema"
import type { Address } from "../../../../domain/address/Address.ts"
import { given } from "../given.ts"
import { IdWire } from "./IdWire.ts"
import { keptMembers } from "./keptMembers.ts"
import { maybe } from "./maybe.ts"
import { openStruct } from "./openStruct.ts"

const companyFields = {
  name: maybe(Schema.String),
  vatin: maybe(Schema.String),
  registrationNumber: maybe(Schema.String),
  taxOffice: maybe(Schema.String),
}
const phoneFields = { countryCode: maybe(Schema.String), subscriberNumber: maybe(Schema.String) }

/** Fields of an address that the shop's screens know. */
export const addressFields = {
  firstName: maybe(Schema.String),
  middleName: maybe(Schema.String),
  lastName: maybe(Schema.String),
  addressLines: maybe(Schema.Array(Schema.String)),
  city: maybe(Schema.String),
  zipCode: maybe(Schema.String),
  stateCode: maybe(Schema.String),
  stateName: maybe(Schema.String),
  district: maybe(Schema.String),
  /** The district of a Mexican address. */
  colony: maybe(Schema.String),
  buildingNumber: maybe(Schema.String),
  unitNumber: maybe(Schema.String),
  countryCode: Schema.String,
  phones: maybe(Schema.Array(openStruct(phoneFields))),
  email: maybe(Schema.String),
  company: maybe(openStruct(companyFields)),
  email2: maybe(Schema.String),
  clientType: maybe(Schema.String),
  taxCode: maybe(Schema.String),
  taxRegime: maybe(Schema.String),
  receiverCode: maybe(Schema.String),
  pec: maybe(Schema.String),
  gender: maybe(Schema.String),
  dropType: maybe(Schema.String),
  addressType: maybe(Schema.String),
  isCompany: maybe(Schema.Boolean),
  isShippingAddress: maybe(Schema.Boolean),
  isBilling: maybe(Schema.Boolean),
  preferred: maybe(Schema.Boolean),
} as const

/** What may be said in two ways is kept where it was not read. */
const READ = [
  "id",
  ...Object.keys(addressFields).filter((name) => !["district", "colony", "company", "isCompany"].includes(name)),
]

/** An address; one that is not saved has no id. */
export const AddressWire = openStruct({ id: maybe(IdWire), ...addressFields })

/** The address; what a form needs and the backend leaves out is empty, what no screen knows is kept. */
export function toAddress(wire: typeof AddressWire.Type): Address {
  const company = companyOf(wire)
  const district = wire.countryCode === "MX" && typeof wire.colony === "string" ? "colony" : "district"
  const { [district]: _district, company: other, isCompany, ...rest } = wire.whole
  return {
    // A company that is not understood stays as it is.
    ...keptMembers("company" in company ? rest : { ...rest, company: other, isCompany }, READ),
    ...given(wire.id, (id) => ({ id })),
    firstName: wire.firstName ?? "",
    ...given(wire.middleName, (middleName) => ({ middleName })),
    lastName: wire.lastName ?? "",
    addressLines: wire.addressLines ?? [],
    city: wire.city ?? "",
    ...given(wire.zipCode, (zipCode) => ({ zipCode })),
    ...given(wire.stateCode, (stateCode) => ({ stateCode })),
    ...given(wire.stateName, (stateName) => ({ stateName })),
    ...given(wire[district], (known) => ({ district: known })),
    ...given(wire.buildingNumber, (buildingNumber) => ({ buildingNumber })),
    ...given(wire.unitNumber, (unitNumber) => ({ unitNumber })),
    countryCode: wire.countryCode,
    phones: (wire.phones ?? []).map((phone) => ({
      ...keptMembers(phone.whole, Object.keys(phoneFields)),
      countryCode: phone.countryCode ?? "",
      subscriberNumber: phone.subscriberNumber ?? "",
    })),
    email: wire.email ?? "",
    ...company,
    ...given(wire.email2, (email2) => ({ email2 })),
    ...given(wire.taxCode, (taxCode) => ({ taxCode })),
    ...given(wire.taxRegime, (taxRegime) => ({ taxRegime })),
    ...given(wire.receiverCode, (receiverCode) => ({ receiverCode })),
    ...given(wire.pec, (pec) => ({ pec })),
    ...given(wire.gender, (gender) => ({ gender })),
    ...given(wire.dropType, (dropType) => ({ dropType })),
    ...(wire.isShippingAddress === false
      ? { use: "billing" as const }
      : wire.isBilling === false || wire.addressType?.toUpperCase() === "S"
        ? { use: "delivery" as const }
        : {}),
    ...given(wire.preferred, (preferred) => ({ preferred })),
  }
}

/** The company of an address, where it names one. A kind of client that is not known is none (ruling R26). */
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
      ...keptMembers(company.whole, Object.keys(companyFields)),
      ...given(name, (known) => ({ name: known })),
      vatin: vatin ?? "",
      ...given(registrationNumber, (number) => ({ registrationNumber: number })),
      ...given(taxOffice, (office) => ({ taxOffice: office })),
    },
  }
}
