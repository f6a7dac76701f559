import type { PageData } from "../../../application/navigation/PageData.ts"
import { addressForm } from "../../../domain/address/AddressForm.ts"
import { AccountView } from "../../features/account/AccountView.tsx"
import type { AddressFormProps } from "../../features/account/addresses/AddressesSection.tsx"
import { AddressFields } from "../../features/checkout/address/AddressFields.tsx"
import { addressReasonsOf } from "../../features/checkout/address/addressReasonsOf.ts"
import { captchaField } from "../../features/session/captcha/CaptchaField.tsx"

export function AccountPage({ page: { address, content } }: { readonly page: PageData }) {
  if (content.content !== "account") return null
  return (
    <AccountView
      key={content.account.section}
      account={content.account}
      address={address}
      captcha={captchaField}
      addressForm={accountAddressForm}
    />
  )
}

/** The address form of the checkout, without the email: an address of the account has that of the account. */
function accountAddressForm({ address, error, busy, submit, onSubmit }: AddressFormProps) {
  return (
    <AddressFields
      address={address}
      fields={addressForm(address.countryCode).fields.filter((field) => field !== "email")}
      reasons={error === undefined ? [] : addressReasonsOf(error)}
      busy={busy}
      submit={submit}
      onSubmit={onSubmit}
    />
  )
}
