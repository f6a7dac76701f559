import { useState } from "react"
import type { SavedAddress } from "../../../../application/account/listAddresses.ts"
import type { Address } from "../../../../domain/address/Address.ts"
import { withAddressField } from "../../../../domain/address/addressDraft.ts"
import { addressFieldValue } from "../../../../domain/address/addressFieldValue.ts"
import { emptyAddress } from "../../../../domain/address/emptyAddress.ts"
import { addressForm } from "../../../../domain/address/AddressForm.ts"
import type { AddressRefusedReason } from "../../../../domain/address/validateAddress.ts"
import { validateAddress } from "../../../../domain/address/validateAddress.ts"
import { Button } from "../../../design/Button.tsx"
import { useText } from "../../../runtime/TextProvider.tsx"
import { useIsRegistered } from "../../../runtime/useIsRegistered.ts"
import { AddressFields } from "../address/AddressFields.tsx"
import type { DeliveryParts } from "./DeliveryParts.ts"

export interface AddressStepProps {
  readonly address: Address
  readonly reasons: readonly AddressRefusedReason[]
  readonly busy: boolean
  readonly parts: DeliveryParts
  /** Called with the errors of the address, none if it is valid. */
  readonly onSubmitAddress: (address: Address, reasons: readonly AddressRefusedReason[]) => void
  readonly onDeliverTo: (address: SavedAddress) => void
}

/** The shipping address: one from the address book for registered customers, or a typed one. */
export function AddressStep({ address, reasons, busy, parts, onSubmitAddress, onDeliverTo }: AddressStepProps) {
  const t = useText()
  const isRegistered = useIsRegistered()
  const [typed, setTyped] = useState<Address>()
  const [hasAddressBook, setHasAddressBook] = useState(false)
  const { Part, isLoaded } = parts
  const submit = (submitted: Address) => onSubmitAddress(submitted, validateAddress(submitted))
  // Prevents typing into a form that the address book would replace.
  if (isRegistered && isLoaded === undefined) return <p role="status">{t("checkout.loading")}</p>
  if (isRegistered && isLoaded === true && typed === undefined && reasons.length === 0) {
    const write = (own: SavedAddress | undefined, hasSaved: boolean) => {
      setTyped(own ?? emptyAddress(address.countryCode))
      setHasAddressBook(hasSaved)
    }
    return (
      <Part
        of={{
          part: "addressBook",
          chosenId: address.id,
          busy,
          onSelect: (own) =>
            own.email === address.email ? onDeliverTo(own) : submit({ ...own, email: address.email }),
          onEdit: write,
        }}
      />
    )
  }
  const shown = reasons.length > 0 ? address : { ...withCallingCode(typed ?? address), email: address.email }
  return (
    <>
      <AddressFields
        key={shown.id ?? ""}
        address={shown}
        fields={addressForm(shown.countryCode).fields.filter((field) => field !== "email")}
        reasons={reasons}
        busy={busy}
        submit={t("checkout.continue")}
        onSubmit={submit}
        suggestions={
          isLoaded === true
            ? (form, listId) => (
                <Part of={{ part: "addressSuggestions", form, listId, countryCode: shown.countryCode }} />
              )
            : undefined
        }
      />
      {hasAddressBook && (
        <Button variant="plain" onClick={() => setTyped(undefined)}>
          {t("checkout.addressBook")}
        </Button>
      )}
    </>
  )
}

/** The address with the calling code of its country, which the checkout starts without, if none was typed. */
function withCallingCode(address: Address): Address {
  const { diallingCode } = addressForm(address.countryCode)
  return addressFieldValue(address, "phoneCountryCode") === ""
    ? withAddressField(address, "phoneCountryCode", diallingCode)
    : address
}
