import { normalizeEmail } from "../shared/normalizeEmail.ts"
import { phoneParts } from "../shared/phoneNumber.ts"
import type { Address } from "./Address.ts"
import type { AddressField } from "./AddressForm.ts"
import { withAddressField } from "./addressDraft.ts"
import { addressFieldValue } from "./addressFieldValue.ts"
import { normalizeZipCode } from "./normalizeZipCode.ts"

/** Fields of a form that are read before they are judged, sent or shown again. */
const NORMALIZED_FIELDS: readonly AddressField[] = ["email", "zipCode", "phoneCountryCode", "phone"]

/** One field of an address as it is sent and shown again once it is left: of what cannot be read, the text as it is. */
export function normalizeAddressField(address: Address, field: AddressField): string {
  const text = addressFieldValue(address, field)
  const [phone] = address.phones
  switch (field) {
    case "email":
      return normalizeEmail(text)
    case "zipCode":
      return normalizeZipCode(text, address.countryCode)
    case "phone":
      return phone === undefined ? "" : phoneParts(phone).subscriberNumber
    case "phoneCountryCode":
      return phone === undefined ? "" : phoneParts(phone).countryCode
    default:
      return text
  }
}

/**
 * An address with its e-mail, postal code and telephone number as they are sent, however they were typed or filled in.
 */
export function normalizeAddress(address: Address): Address {
  const texts = NORMALIZED_FIELDS.map(
    (field) => [field, addressFieldValue(address, field), normalizeAddressField(address, field)] as const,
  )
  return texts.reduce(
    (read, [field, typed, text]) => (text === typed ? read : withAddressField(read, field, text)),
    address,
  )
}
