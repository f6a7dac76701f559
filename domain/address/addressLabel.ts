import type { Address } from "./Address.ts"
import type { AddressField } from "./AddressForm.ts"
import { addressFieldText } from "./addressProblems.ts"

/** Countries that write the family name before the given one. */
const FAMILY_NAME_FIRST = ["JP", "KR", "CN"]

/** An address as its country writes it on an envelope, line by line, without e-mail. */
export function addressLabel(address: Address): readonly string[] {
  const field = (name: AddressField) => addressFieldText(address, name).trim()
  const name = FAMILY_NAME_FIRST.includes(address.countryCode) ? [field("lastName"), field("firstName")] : [field("firstName"), field("lastName")]
  const street = [...address.addressLines.map((line) => line.trim()), field("district")]
  const building = field("buildingNumber")
  const place = address.countryCode === "US" ? [field("city"), field("stateCode"), field("zipCode")] : [field("zipCode"), field("city"), field("stateCode")]
  return [
    joined(name, " "),
    joined([building, ...street], ", "),
    joined(place, " "),
    joined([field("phoneCountryCode"), field("phone")], " "),
  ].filter((line) => line !== "")
}

function joined(parts: readonly string[], separator: string): string {
  return parts.filter((part) => part !== "").join(separator)
}
