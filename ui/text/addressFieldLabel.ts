import type { AddressField } from "../../domain/address/AddressForm.ts"
import { addressForm } from "../../domain/address/AddressForm.ts"
import type { Translate } from "./createTranslate.ts"

/**
 * What a field of an address is called in a country: by its form, beside a mistake in it and where it is shown again.
 */
export function addressFieldLabel(t: Translate, field: AddressField, countryCode: string): string {
  const { stateWord, zipWord } = addressForm(countryCode)
  if (field === "stateCode" && stateWord !== undefined) return t(`checkout.state.${stateWord}`)
  return field === "zipCode" && zipWord !== undefined ? t(`checkout.${zipWord}`) : t(`checkout.field.${field}`)
}
