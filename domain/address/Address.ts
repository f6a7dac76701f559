import * as Schema from "effect/Schema"

const Text = Schema.String

/** Members unknown to forms and rules, sent back unchanged (S5: address body). */
const UnknownMembers = Schema.optionalKey(Schema.Record(Text, Schema.Unknown))

/** A phone number of an address: `countryCode` such as `+34`, and the digits after it. */
export const Phone = Schema.Struct({ countryCode: Text, subscriberNumber: Text, unknownMembers: UnknownMembers })
export type Phone = typeof Phone.Type

/**
 * A postal address (S3). Fields that the country does not use are absent.
 *
 * `validateAddressBody` has its rules; the schema itself has none, so that a partly filled form can be stored.
 */
export const Address = Schema.Struct({
  id: Schema.optionalKey(Text),
  firstName: Text,
  middleName: Schema.optionalKey(Text),
  lastName: Text,
  addressLines: Schema.Array(Text),
  city: Text,
  zipCode: Schema.optionalKey(Text),
  stateCode: Schema.optionalKey(Text),
  stateName: Schema.optionalKey(Text),
  /** In Mexico the colony. */
  district: Schema.optionalKey(Text),
  buildingNumber: Schema.optionalKey(Text),
  unitNumber: Schema.optionalKey(Text),
  countryCode: Text,
  phones: Schema.Array(Phone),
  email: Text,
  /** P a person, C a company, B a business customer; absent: B with a company, else P. */
  clientType: Schema.optionalKey(Schema.Literals(["P", "C", "B"])),
  /** For C and B: see `validateInvoice`. */
  company: Schema.optionalKey(
    Schema.Struct({
      name: Schema.optionalKey(Text),
      vatin: Text,
      registrationNumber: Schema.optionalKey(Text),
      taxOffice: Schema.optionalKey(Text),
      unknownMembers: UnknownMembers,
    }),
  ),
  /** For invoices; business customers only. */
  email2: Schema.optionalKey(Text),
  taxCode: Schema.optionalKey(Text),
  taxRegime: Schema.optionalKey(Text),
  /** Recipient code of Italy's electronic invoice exchange: six or seven capitals or digits. */
  receiverCode: Schema.optionalKey(Text),
  /** Certified email (Italy). */
  pec: Schema.optionalKey(Text),
  /** `M`, `F`, `Male` or `Female`; blank when unknown. */
  gender: Schema.optionalKey(Text),
  /** Kind of its drop point: `DP`, `DB`, `DPCP`, `DPPPR` or `DPRM`; empty for home delivery. */
  dropType: Schema.optionalKey(Text),
  /** Purpose; absent: for delivery and billing. */
  use: Schema.optionalKey(Schema.Literals(["delivery", "billing"])),
  /** Whether it is the customer's preferred address. */
  preferred: Schema.optionalKey(Schema.Boolean),
  unknownMembers: UnknownMembers,
})
export type Address = typeof Address.Type
