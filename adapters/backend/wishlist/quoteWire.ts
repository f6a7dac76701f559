import type { components } from "../../../contracts/generated/wishlists.d.ts"
import type { Address } from "../../../domain/address/Address.ts"
import { normalizeZipCode } from "../../../domain/address/normalizeZipCode.ts"
import { whenDefined } from "../http/whenDefined.ts"

/** File type of each format. */
export const BUDGET_FILES = {
  PDF: "application/pdf",
  XLSX: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
} as const

/** The addressee of a quote: only the printed fields of the address. */
export function fromBudget(address: Address): components["schemas"]["BudgetInput"]["address"] {
  const zipCode = normalizeZipCode(address.zipCode ?? "", address.countryCode)
  return {
    firstName: address.firstName.trim(),
    ...whenDefined(address.lastName.trim() || undefined, (lastName) => ({ lastName })),
    addressLines: address.addressLines.map((line) => line.trim()).filter((line) => line !== ""),
    city: address.city.trim(),
    ...whenDefined(zipCode || undefined, (code) => ({ zipCode: code })),
    countryCode: address.countryCode,
  }
}
