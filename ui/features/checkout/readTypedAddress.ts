import type { Address } from "../../../domain/address/Address.ts"
import { emptyAddress, withAddressField } from "../../../domain/address/addressDraft.ts"
import { addressForm } from "../../../domain/address/AddressForm.ts"
import { addressFieldValue } from "../../../domain/address/addressFieldValue.ts"

const KEY = "selvedge.typedAddress.v1"

/**
 * Keeps what a guest has typed of an address in this tab, so that a reload or a way back from a bank does not ask for
 * it again; without an address, forgets it. Never in an address of a page, and gone with the tab.
 */
export function storeTypedAddress(address: Address | undefined): void {
  try {
    if (address === undefined) return sessionStorage.removeItem(KEY)
    const { countryCode } = address
    const texts = addressForm(countryCode).fields.map((field) => [field, addressFieldValue(address, field)])
    sessionStorage.setItem(KEY, JSON.stringify({ countryCode, texts: Object.fromEntries(texts) }))
  } catch {
    // storage may be forbidden or full; then it is typed again
  }
}

/**
 * What was typed in this tab of an address in the country; nothing of what is no such thing, and nothing of the field
 * that is `focusedField`: a text that comes under the fingers is mixed with what they type.
 */
export function readTypedAddress(countryCode: string, focusedField?: string | null): Address | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? "null")
    if (!isKept(kept) || kept.countryCode !== countryCode) return undefined
    return addressForm(countryCode).fields.reduce((address, field) => {
      const text = kept.texts[field]
      return typeof text === "string" && field !== focusedField ? withAddressField(address, field, text) : address
    }, emptyAddress(countryCode))
  } catch {
    return undefined
  }
}

function isKept(
  kept: unknown,
): kept is { readonly countryCode: unknown; readonly texts: Readonly<Record<string, unknown>> } {
  return (
    typeof kept === "object" &&
    kept !== null &&
    "countryCode" in kept &&
    "texts" in kept &&
    typeof kept.texts === "object" &&
    kept.texts !== null
  )
}
