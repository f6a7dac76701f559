import type { AddressField } from "../../../../domain/address/AddressForm.ts"
import { addressForm } from "../../../../domain/address/AddressForm.ts"
import type { Translate } from "../../../text/createTranslate.ts"

/** The label of an address field in a country, for forms, error texts and summaries. */
export function addressFieldLabel(t: Translate, field: AddressField, countryCode: string): string {
  const { stateLabel, zipLabel } = addressForm(countryCode)
  if (field === "stateCode" && stateLabel !== undefined) return t(`checkout.state.${stateLabel}`)
  return field === "zipCode" && zipLabel !== undefined ? t(`checkout.${zipLabel}`) : t(`checkout.field.${field}`)
}
