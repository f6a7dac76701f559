import { useState } from "react"
import type { SavedAddress } from "../../../../application/account/listAddresses.ts"
import type { Address } from "../../../../domain/address/Address.ts"
import { emptyAddress } from "../../../../domain/address/addressDraft.ts"
import { addressForm } from "../../../../domain/address/AddressForm.ts"
import type { AddressProblem } from "../../../../domain/address/addressProblems.ts"
import { Button } from "../../../design/Button.tsx"
import { useText } from "../../../runtime/TextProvider.tsx"
import { useIsRegistered } from "../../../runtime/useIsRegistered.ts"
import { AddressFields } from "../AddressFields.tsx"
import type { DeliveryParts } from "./DeliveryParts.ts"

export interface WhereStepProps {
  readonly address: Address
  readonly problems: readonly AddressProblem[]
  readonly busy: boolean
  readonly parts: DeliveryParts | "failed" | undefined
  readonly onGive: (address: Address) => void
  readonly onDeliverTo: (address: SavedAddress) => void
}

/** Where an order goes: an address of the book, for whoever has one, or one that is typed. */
export function WhereStep({ address, problems, busy, parts, onGive, onDeliverTo }: WhereStepProps) {
  const t = useText()
  const isRegistered = useIsRegistered()
  const [typed, setTyped] = useState<Address>()
  const [hasBook, setHasBook] = useState(false)
  const known = parts === "failed" ? undefined : parts
  // Nothing is typed into a form that would make room for the book.
  if (isRegistered && parts === undefined) return <p role="status">{t("checkout.loading")}</p>
  if (isRegistered && known !== undefined && typed === undefined && problems.length === 0) {
    const write = (own: SavedAddress | undefined, knowsMore: boolean) => {
      setTyped(own ?? emptyAddress(address.countryCode))
      setHasBook(knowsMore)
    }
    return (
      <known.AddressBook
        chosenId={address.id}
        busy={busy}
        onUse={(own) => (own.email === address.email ? onDeliverTo(own) : onGive({ ...own, email: address.email }))}
        onWrite={write}
      />
    )
  }
  const shown = problems.length > 0 ? address : { ...(typed ?? address), email: address.email }
  return (
    <>
      <AddressFields
        key={shown.id ?? ""}
        address={shown}
        fields={addressForm(shown.countryCode).fields.filter((field) => field !== "email")}
        problems={problems}
        busy={busy}
        submit={t("checkout.continue")}
        onSubmit={onGive}
        suggestions={
          known === undefined
            ? undefined
            : (form, listId) => <known.AddressSuggestions form={form} listId={listId} countryCode={shown.countryCode} />
        }
      />
      {hasBook && (
        <Button variant="plain" onClick={() => setTyped(undefined)}>
          {t("delivery.addressBook")}
        </Button>
      )}
    </>
  )
}
