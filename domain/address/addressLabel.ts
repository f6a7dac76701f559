import type { Address } from "./Address.ts"
import type { AddressField } from "./AddressForm.ts"
import { addressForm } from "./AddressForm.ts"
import { addressFieldValue } from "./addressFieldValue.ts"
import { displayState } from "./displayState.ts"

/** Where a comma stands between town and state: `New York, NY 10013`. */
const COMMA_BEFORE_STATE: readonly string[] = ["US"]
const ARABIC = /\p{Script=Arabic}/u

const STREET: readonly AddressField[] = ["buildingNumber", "addressLine1", "addressLine2", "district"]

/**
 * Returns the address lines as on an envelope of its country, without email: name, then street and city in the order of
 * the country's form. Values without a field in that form are placed next to similar ones.
 */
export function addressLabel(address: Address): readonly string[] {
  const { fields } = addressForm(address.countryCode)
  const inOrder = (wanted: readonly AddressField[]) => [
    ...fields.filter((field) => wanted.includes(field)),
    ...wanted.filter((field) => !fields.includes(field)),
  ]
  const hasComma = COMMA_BEFORE_STATE.includes(address.countryCode) && stateUnlessCity(address) !== ""
  const shown = (field: AddressField) => {
    if (field === "stateCode") return stateUnlessCity(address)
    const text = addressFieldValue(address, field).trim()
    return field === "city" && hasComma && text !== "" ? `${text},` : text
  }
  const texts = (wanted: readonly AddressField[]) => inOrder(wanted).map(shown)
  const startsWithPlace = fields.indexOf("city") < fields.indexOf("addressLine1")
  const place = joined(texts(["zipCode", "city", "stateCode", ...(startsWithPlace ? ["district" as const] : [])]), " ")
  const streetParts = [
    ...texts(startsWithPlace ? STREET.slice(0, -1) : STREET),
    ...address.addressLines.slice(2).map((line) => line.trim()),
  ]
  const street = joined(streetParts, streetParts.some((part) => ARABIC.test(part)) ? "، " : ", ")
  return [
    joined(texts(["firstName", "lastName"]), " "),
    ...(startsWithPlace ? [place, street] : [street, place]),
    joined(texts(["phoneCountryCode", "phone"]), " "),
  ].filter((line) => line !== "")
}

/** Returns the state unless it has the name of the city, to avoid `Madrid Madrid`. */
function stateUnlessCity(address: Address): string {
  const state = displayState(address)
  return addressForm(address.countryCode).printsStateCodes !== true && state === address.city.trim() ? "" : state
}

function joined(parts: readonly string[], separator: string): string {
  return parts.filter((part) => part !== "").join(separator)
}
