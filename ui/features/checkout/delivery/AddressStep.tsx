import { useState } from "react"
import type { SavedAddress } from "../../../../application/account/listAddresses.ts"
import type { Address } from "../../../../domain/address/Address.ts"
import { emptyAddress } from "../../../../domain/address/addressDraft.ts"
import { addressForm } from "../../../../domain/address/AddressForm.ts"
import type { AddressRefusedReason } from "../../../../domain/address/validateAddress.ts"
import { Button } from "../../../design/Button.tsx"
import { useText } from "../../../runtime/TextProvider.tsx"
import { useIsRegistered } from "../../../runtime/useIsRegistered.ts"
import { AddressFields } from "../address/AddressFields.tsx"
import type { DeliveryComponents } from "./DeliveryComponents.ts"

export interface AddressStepProps {
  readonly address: Address
  readonly reasons: readonly AddressRefusedReason[]
  readonly busy: boolean
  readonly components: DeliveryComponents | "failed" | undefined
  readonly onSubmitAddress: (address: Address) => void
  readonly onDeliverTo: (address: SavedAddress) => void
}

/** The shipping address: one from the address book for registered customers, or a typed one. */
export function AddressStep({ address, reasons, busy, components, onSubmitAddress, onDeliverTo }: AddressStepProps) {
  const t = useText()
  const isRegistered = useIsRegistered()
  const [typed, setTyped] = useState<Address>()
  const [hasAddressBook, setHasAddressBook] = useState(false)
  const known = components === "failed" ? undefined : components
  // Prevents typing into a form that the address book would replace.
  if (isRegistered && components === undefined) return <p role="status">{t("checkout.loading")}</p>
  if (isRegistered && known !== undefined && typed === undefined && reasons.length === 0) {
    const write = (own: SavedAddress | undefined, hasSaved: boolean) => {
      setTyped(own ?? emptyAddress(address.countryCode))
      setHasAddressBook(hasSaved)
    }
    return (
      <known.AddressBook
        chosenId={address.id}
        busy={busy}
        onSelect={(own) =>
          own.email === address.email ? onDeliverTo(own) : onSubmitAddress({ ...own, email: address.email })
        }
        onEdit={write}
      />
    )
  }
  const shown = reasons.length > 0 ? address : { ...(typed ?? address), email: address.email }
  return (
    <>
      <AddressFields
        key={shown.id ?? ""}
        address={shown}
        fields={addressForm(shown.countryCode).fields.filter((field) => field !== "email")}
        reasons={reasons}
        busy={busy}
        submit={t("checkout.continue")}
        onSubmit={onSubmitAddress}
        suggestions={
          known === undefined
            ? undefined
            : (form, listId) => <known.AddressSuggestions form={form} listId={listId} countryCode={shown.countryCode} />
        }
      />
      {hasAddressBook && (
        <Button variant="plain" onClick={() => setTyped(undefined)}>
          {t("delivery.addressBook")}
        </Button>
      )}
    </>
  )
}
