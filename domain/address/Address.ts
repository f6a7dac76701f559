import * as Schema from "effect/Schema"

const Text = Schema.String

/**
 * What came with something and no form or rule knows: it goes back as it came (specification, section 5: address body).
 */
const UnknownMembers = Schema.optionalKey(Schema.Record(Text, Schema.Unknown))

/** A phone number of an address: `countryCode` such as `+34`, and the digits after it. */
export const Phone = Schema.Struct({ countryCode: Text, subscriberNumber: Text, unknownMembers: UnknownMembers })
export type Phone = typeof Phone.Type

/**
 * A postal address as a shopper gives it (specification, section 3). What the country does not use is left out.
 *
 * Its rules are `validateAddressBody`; the shape alone says nothing about them, so that a half-filled form can be kept.
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
  /** P a person, C a company, B a business client; absent: B with a company, else P. */
  clientType: Schema.optionalKey(Schema.Literals(["P", "C", "B"])),
  /** Of C and B: what `validateInvoice` asks of it. */
  company: Schema.optionalKey(
    Schema.Struct({
      name: Schema.optionalKey(Text),
      vatin: Text,
      registrationNumber: Schema.optionalKey(Text),
      taxOffice: Schema.optionalKey(Text),
      unknownMembers: UnknownMembers,
    }),
  ),
  /** For invoices; of a business client. */
  email2: Schema.optionalKey(Text),
  taxCode: Schema.optionalKey(Text),
  taxRegime: Schema.optionalKey(Text),
  /** Where Italy's exchange sends an electronic invoice: six or seven capitals or digits. */
  receiverCode: Schema.optionalKey(Text),
  /** Certified e-mail (Italy). */
  pec: Schema.optionalKey(Text),
  /** `M`, `F`, `Male` or `Female`; blank where nobody said. */
  gender: Schema.optionalKey(Text),
  /** Kind of the drop point it names: `DP`, `DB`, `DPCP`, `DPPPR` or `DPRM`; empty where it is delivered at home. */
  dropType: Schema.optionalKey(Text),
  /** What it is for; absent: for delivery and for bills. */
  use: Schema.optionalKey(Schema.Literals(["delivery", "billing"])),
  /** The shopper's first choice. */
  preferred: Schema.optionalKey(Schema.Boolean),
  unknownMembers: UnknownMembers,
})
export type Address = typeof Address.Type
