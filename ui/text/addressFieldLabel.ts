import type { AddressField } from "../../domain/address/AddressForm.ts"
import { addressForm } from "../../domain/address/AddressForm.ts"
import type { Translate } from "./createTranslate.ts"

/**
 * What a field of an address is called in a country: by its form, beside a mistake in it and where it is shown again.
 */
export function addressFieldLabel(t: Translate, field: AddressField, countryCode: string): string {
  const { stateLabel, zipLabel } = addressForm(countryCode)
  if (field === "stateCode" && stateLabel !== undefined) return t(`checkout.state.${stateLabel}`)
  return field === "zipCode" && zipLabel !== undefined ? t(`checkout.${zipLabel}`) : t(`checkout.field.${field}`)
}
