import * as Schema from "effect/Schema"
import type { Address } from "../../../../domain/address/Address.ts"
import { given } from "../given.ts"
import { IdWire } from "./IdWire.ts"
import { maybe } from "./maybe.ts"

const CompanyWire = Schema.Struct({ name: maybe(Schema.String), vatin: maybe(Schema.String) })
const PhoneWire = Schema.Struct({ countryCode: maybe(Schema.String), subscriberNumber: maybe(Schema.String) })

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
  buildingNumber: maybe(Schema.String),
  unitNumber: maybe(Schema.String),
  countryCode: Schema.String,
  phones: maybe(Schema.Array(PhoneWire)),
  email: maybe(Schema.String),
  company: maybe(CompanyWire),
  email2: maybe(Schema.String),
} as const

/** An address; one that is not saved has no id. */
export const AddressWire = Schema.Struct({ id: maybe(IdWire), ...addressFields })

/** The address; what a form needs and the backend leaves out is empty. */
export function toAddress(wire: typeof AddressWire.Type): Address {
  return {
    ...given(wire.id, (id) => ({ id })),
    firstName: wire.firstName ?? "",
    ...given(wire.middleName, (middleName) => ({ middleName })),
    lastName: wire.lastName ?? "",
    addressLines: wire.addressLines ?? [],
    city: wire.city ?? "",
    ...given(wire.zipCode, (zipCode) => ({ zipCode })),
    ...given(wire.stateCode, (stateCode) => ({ stateCode })),
    ...given(wire.stateName, (stateName) => ({ stateName })),
    ...given(wire.district, (district) => ({ district })),
    ...given(wire.buildingNumber, (buildingNumber) => ({ buildingNumber })),
    ...given(wire.unitNumber, (unitNumber) => ({ unitNumber })),
    countryCode: wire.countryCode,
    phones: (wire.phones ?? []).map((phone) => ({ countryCode: phone.countryCode ?? "", subscriberNumber: phone.subscriberNumber ?? "" })),
    email: wire.email ?? "",
    ...given(wire.company?.vatin, (vatin) => ({ company: { vatin, ...given(wire.company?.name, (name) => ({ name })) } })),
    ...given(wire.email2, (email2) => ({ email2 })),
  }
}
