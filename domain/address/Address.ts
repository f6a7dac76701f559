import * as Schema from "effect/Schema"

const Text = Schema.String

/** A phone number of an address: `countryCode` such as `+34`, and the digits after it. */
export const Phone = Schema.Struct({ countryCode: Text, subscriberNumber: Text })
export type Phone = typeof Phone.Type

/**
 * A postal address as a shopper gives it (specification, section 3). What the country does not use is left out.
 *
 * Its rules are `addressProblems`; the shape alone says nothing about them, so that a half-filled form can be kept.
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
  district: Schema.optionalKey(Text),
  buildingNumber: Schema.optionalKey(Text),
  unitNumber: Schema.optionalKey(Text),
  countryCode: Text,
  phones: Schema.Array(Phone),
  email: Text,
  /** Of a business client (clientType B): both are required there. */
  company: Schema.optionalKey(Schema.Struct({ name: Schema.optionalKey(Text), vatin: Text })),
  email2: Schema.optionalKey(Text),
})
export type Address = typeof Address.Type
