import type { AddressField } from "./AddressForm.ts"

/** The fields of the addresses of all countries. */
export const ADDRESS_FIELDS: readonly AddressField[] = [
  "firstName",
  "lastName",
  "addressLine1",
  "addressLine2",
  "city",
  "zipCode",
  "stateCode",
  "district",
  "buildingNumber",
  "phoneCountryCode",
  "phone",
  "email",
]
