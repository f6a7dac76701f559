import { normalizedEmail } from "../shared/normalizedEmail.ts"
import { phoneParts } from "../shared/phoneNumber.ts"
import type { Address } from "./Address.ts"
import type { AddressField } from "./AddressForm.ts"
import { withAddressField } from "./addressDraft.ts"
import { addressFieldText } from "./addressFieldText.ts"
import { normalizedZipCode } from "./normalizedZipCode.ts"

/** Fields of a form that are read before they are judged, sent or shown again. */
const READ: readonly AddressField[] = ["email", "zipCode", "phoneCountryCode", "phone"]

/** One field of an address as it is sent and shown again once it is left: of what cannot be read, the text as it is. */
export function normalizedField(address: Address, field: AddressField): string {
  const text = addressFieldText(address, field)
  const [phone] = address.phones
  switch (field) {
    case "email":
      return normalizedEmail(text)
    case "zipCode":
      return normalizedZipCode(text, address.countryCode)
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
export function normalizedAddress(address: Address): Address {
  const texts = READ.map((field) => [field, addressFieldText(address, field), normalizedField(address, field)] as const)
  return texts.reduce(
    (read, [field, typed, text]) => (text === typed ? read : withAddressField(read, field, text)),
    address,
  )
}
