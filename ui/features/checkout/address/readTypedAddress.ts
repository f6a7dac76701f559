import type { Address } from "../../../../domain/address/Address.ts"
import { ADDRESS_FIELDS } from "../../../../domain/address/ADDRESS_FIELDS.ts"
import { blankAddress, withAddressField } from "../../../../domain/address/addressDraft.ts"
import { addressFieldValue } from "../../../../domain/address/addressFieldValue.ts"

const KEY = "selvedge.typedAddress.v1"

/**
 * Stores a guest's typed address in this tab, so that a reload or a return from a bank does not clear the form; without
 * an address, removes it. It is never part of a page's address and is removed with the tab.
 */
export function storeTypedAddress(address: Address | undefined): void {
  try {
    if (address === undefined) return sessionStorage.removeItem(KEY)
    const { countryCode } = address
    const texts = ADDRESS_FIELDS.map((field) => [field, addressFieldValue(address, field)])
    sessionStorage.setItem(KEY, JSON.stringify({ countryCode, texts: Object.fromEntries(texts) }))
  } catch {
    // Storage may be disabled or full; the customer then types the address again.
  }
}

/**
 * The address in the country that was typed in this tab, without invalid values and without the focused field:
 * inserting text there would mix with the customer's typing.
 */
export function readTypedAddress(countryCode: string, focusedField?: string | null): Address | undefined {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? "null")
    if (!isStoredAddress(stored) || stored.countryCode !== countryCode) return undefined
    return ADDRESS_FIELDS.reduce((address, field) => {
      const text = stored.texts[field]
      return typeof text === "string" && field !== focusedField ? withAddressField(address, field, text) : address
    }, blankAddress(countryCode))
  } catch {
    return undefined
  }
}

function isStoredAddress(
  stored: unknown,
): stored is { readonly countryCode: unknown; readonly texts: Readonly<Record<string, unknown>> } {
  return (
    typeof stored === "object" &&
    stored !== null &&
    "countryCode" in stored &&
    "texts" in stored &&
    typeof stored.texts === "object" &&
    stored.texts !== null
  )
}
