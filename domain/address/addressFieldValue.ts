import type { Address } from "./Address.ts"
import type { AddressField } from "./AddressForm.ts"

/** Returns the value of one field of an address; empty when absent. */
export function addressFieldValue(address: Address, field: AddressField): string {
  switch (field) {
    case "addressLine1":
      return address.addressLines[0] ?? ""
    case "addressLine2":
      return address.addressLines[1] ?? ""
    case "phone":
      return address.phones[0]?.subscriberNumber ?? ""
    case "phoneCountryCode":
      return address.phones[0]?.countryCode ?? ""
    default:
      return address[field] ?? ""
  }
}
