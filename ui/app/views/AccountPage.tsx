import type { PageData } from "../../../application/navigation/PageData.ts"
import { addressForm } from "../../../domain/address/AddressForm.ts"
import { AccountView } from "../../features/account/AccountView.tsx"
import type { AddressFormProps } from "../../features/account/addresses/AddressesSection.tsx"
import { AddressFields } from "../../features/checkout/address/AddressFields.tsx"
import { addressReasonsOf } from "../../features/checkout/address/addressReasonsOf.ts"
import type { CardFormSlotProps } from "../../features/account/wallet/WalletCards.tsx"
import { lazyComponent } from "../../runtime/lazyComponent.tsx"
import { captchaField } from "../../features/session/captcha/CaptchaField.tsx"

const WalletCardForm = lazyComponent(
  async () => (await import("../../features/checkout/card/WalletCardForm.tsx")).WalletCardForm,
)

export function AccountPage({ page: { address, content } }: { readonly page: PageData }) {
  if (content.content !== "account") return null
  return (
    <AccountView
      key={content.account.section}
      account={content.account}
      address={address}
      captcha={captchaField}
      addressForm={accountAddressForm}
      cardForm={walletCardForm}
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

/** The card form of the checkout, fetched when a card is added. */
function walletCardForm(props: CardFormSlotProps) {
  return <WalletCardForm of={props} />
}
