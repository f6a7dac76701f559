import type { Address } from "./Address.ts"
import type { AddressField } from "./AddressForm.ts"
import { addressForm } from "./AddressForm.ts"

/** An address with nothing in it but its country and that country's dialling code. */
export function emptyAddress(countryCode: string): Address {
  return {
    firstName: "", lastName: "", addressLines: [], city: "", countryCode, email: "",
    phones: [{ countryCode: addressForm(countryCode).diallingCode, subscriberNumber: "" }],
  }
}

/** The same address with one field as it was typed. An optional part that is empty is left out. */
export function withAddressField(address: Address, field: AddressField, text: string): Address {
  const phone = address.phones[0] ?? { countryCode: "", subscriberNumber: "" }
  switch (field) {
    case "firstName":
    case "lastName":
    case "city":
    case "email":
      return { ...address, [field]: text }
    case "addressLine1":
      return { ...address, addressLines: lines(text, address.addressLines[1] ?? "") }
    case "addressLine2":
      return { ...address, addressLines: lines(address.addressLines[0] ?? "", text) }
    case "phone":
      return { ...address, phones: [{ ...phone, subscriberNumber: text }] }
    case "phoneCountryCode":
      return { ...address, phones: [{ ...phone, countryCode: text }] }
    case "zipCode":
    case "stateCode":
    case "district":
    case "buildingNumber": {
      const { [field]: _, ...without } = address
      return text === "" ? without : { ...without, [field]: text }
    }
  }
}

function lines(first: string, second: string): readonly string[] {
  return second === "" ? [first] : [first, second]
}
