import type { Address, Phone } from "./Address.ts"
import type { AddressField } from "./AddressForm.ts"

/** Returns an empty address in a country, before the rules of the country are known: without its calling code. */
export function blankAddress(countryCode: string): Address {
  return { firstName: "", lastName: "", addressLines: [], city: "", countryCode, email: "", phones: [] }
}

/** Returns the address with one field set as typed. Removes empty optional parts. */
export function withAddressField(address: Address, field: AddressField, text: string): Address {
  const [phone = { countryCode: "", subscriberNumber: "" }, ...phones] = address.phones
  const [first = "", second = "", ...others] = address.addressLines
  switch (field) {
    case "firstName":
    case "lastName":
    case "city":
    case "email":
      return { ...address, [field]: text }
    case "addressLine1":
      return { ...address, addressLines: lines(text, second, others) }
    case "addressLine2":
      return { ...address, addressLines: lines(first, text, others) }
    case "phone":
      return { ...address, phones: [withPhonePart(phone, { subscriberNumber: text }), ...phones] }
    case "phoneCountryCode":
      return { ...address, phones: [withPhonePart(phone, { countryCode: text }), ...phones] }
    case "zipCode":
    case "stateCode":
    case "district":
    case "buildingNumber": {
      const { [field]: _, ...without } = address
      return text === "" ? without : { ...without, [field]: text }
    }
  }
}

function lines(first: string, second: string, others: readonly string[]): readonly string[] {
  return second === "" && others.length === 0 ? [first] : [first, second, ...others]
}

/** Returns the phone number with one part set as typed. Drops unknown members, which belong to the previous number. */
function withPhonePart({ unknownMembers, ...phone }: Phone, part: Partial<Phone>): Phone {
  const changed = { ...phone, ...part }
  return unknownMembers === undefined ||
    changed.countryCode !== phone.countryCode ||
    changed.subscriberNumber !== phone.subscriberNumber
    ? changed
    : { ...changed, unknownMembers }
}
