import { addressForm } from "../../../domain/address/AddressForm.ts"
import { AddressFields } from "../../features/checkout/address/AddressFields.tsx"
import { addressReasonsOf } from "../../features/checkout/address/addressReasonsOf.ts"
import type { AddressFormProps } from "../../features/order/AddressChange.tsx"

/**
 * The shipping address form of the checkout, without the email: it is the shop's contact address, not part of the
 * destination.
 */
export function OrderAddressForm({ address, error, busy, submit, onSubmit }: AddressFormProps) {
  const reasons =
    error === undefined ||
    error._tag === "GiftReceiptRefused" ||
    error._tag === "InvoiceRefused" ||
    error._tag === "ReceiptRefused"
      ? []
      : addressReasonsOf(error)
  return (
    <AddressFields
      address={address}
      fields={addressForm(address.countryCode).fields.filter((field) => field !== "email")}
      reasons={reasons}
      busy={busy}
      submit={submit}
      onSubmit={onSubmit}
    />
  )
}
