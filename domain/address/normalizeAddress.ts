import { normalizeEmail } from "../shared/normalizeEmail.ts"
import { phoneParts } from "../shared/phoneNumber.ts"
import type { Address } from "./Address.ts"
import type { AddressField } from "./AddressForm.ts"
import { withAddressField } from "./addressDraft.ts"
import { addressFieldValue } from "./addressFieldValue.ts"
import { normalizeZipCode } from "./normalizeZipCode.ts"

/** Fields that are normalized before they are validated, sent or shown again. */
const NORMALIZED_FIELDS: readonly AddressField[] = ["email", "zipCode", "phoneCountryCode", "phone"]

/** Returns the normalized value of a field for sending and display on blur; unreadable text is returned unchanged. */
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

/** Returns an address with normalized email, postal code and phone number. */
export function normalizeAddress(address: Address): Address {
  const texts = NORMALIZED_FIELDS.map(
    (field) => [field, addressFieldValue(address, field), normalizeAddressField(address, field)] as const,
  )
  return texts.reduce(
    (read, [field, typed, text]) => (text === typed ? read : withAddressField(read, field, text)),
    address,
  )
}
