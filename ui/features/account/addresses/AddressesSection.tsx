import type { ReactNode } from "react"
import { useState } from "react"
import type { SavedAddress } from "../../../../application/account/listAddresses.ts"
import type { AddressUse } from "../../../../application/account/addressBook.ts"
import { ADDRESS_USES, useOfAddress } from "../../../../application/account/addressBook.ts"
import type { User } from "../../../../domain/account/User.ts"
import type { Address } from "../../../../domain/address/Address.ts"
import { emptyAddress } from "../../../../domain/address/emptyAddress.ts"
import { addressLabel } from "../../../../domain/address/addressLabel.ts"
import type { AddressBookError } from "../../../commands/account/addresses.ts"
import { useCommand } from "../../../commands/useCommand.ts"
import { useCommands } from "../../../commands/useCommands.tsx"
import { Alert } from "../../../design/Alert.tsx"
import { Button } from "../../../design/Button.tsx"
import { ChoiceGroup } from "../../../design/fields/ChoiceGroup.tsx"
import { useFrame } from "../../../runtime/ShopProvider.tsx"
import { useText } from "../../../runtime/TextProvider.tsx"
import type { CaptchaSlot } from "../../../runtime/useCaptcha.ts"
import { useCaptcha } from "../../../runtime/useCaptcha.ts"
import { ConfirmAction } from "../ConfirmAction.tsx"
import { FormAlert } from "../FormAlert.tsx"
import styles from "../Setting.module.css"

/** The properties of the country's address form. */
export interface AddressFormProps {
  readonly address: Address
  readonly error: AddressBookError | undefined
  readonly busy: boolean
  readonly submit: string
  readonly onSubmit: (address: Address) => void
}

export interface AddressesSectionProps {
  readonly user: User
  /** The address book; absent if it could not be loaded. */
  readonly addresses: readonly SavedAddress[] | undefined
  readonly captcha: CaptchaSlot
  readonly addressForm: (props: AddressFormProps) => ReactNode
}

/** An address that is being added or edited. */
interface Draft {
  readonly address: Address
  readonly use: AddressUse
}

/** The address book: add, edit, delete, the default address, and what an address is used for. */
export function AddressesSection({ user, addresses: loaded, captcha, addressForm }: AddressesSectionProps) {
  const t = useText()
  const { store } = useFrame()
  const { addresses: commands } = useCommands()
  const captchaOfForm = useCaptcha()
  const [book, setBook] = useState(loaded)
  const [draft, setDraft] = useState<Draft>()
  const [message, setMessage] = useState<string>()
  const form = useCommand<AddressBookError>((result) => captchaOfForm.recordResult(result))
  const isGone = form.error?._tag === "BackendError" && form.error.reason._tag === "NotFound"
  const run = async (command: Parameters<typeof form.run<readonly SavedAddress[]>>[0], confirmation: string) => {
    setMessage(undefined)
    const answer = await form.run(command)
    if (answer === undefined) return
    setBook(answer.value)
    setDraft(undefined)
    setMessage(confirmation)
  }
  const open = (address: Address, use: AddressUse) => {
    setMessage(undefined)
    form.setError(undefined)
    setDraft({ address, use })
  }
  const save = (address: Address, use: AddressUse) => {
    setDraft({ address, use })
    void run(() => commands.save(address, use, captchaOfForm.solved), t("addressBook.saved"))
  }
  if (book === undefined) return <p>{t("account.loadFailed")}</p>
  // The main address is the default one until the customer chooses another.
  const defaultId = book.find(({ preferred }) => preferred === true)?.id ?? user.primaryAddressId
  return (
    <>
      <Alert tone="success" title={message} />
      {isGone ? (
        <Alert tone="problem" title={t("addressBook.gone")} />
      ) : (
        <FormAlert error={errorOutsideFields(form.error)} />
      )}
      {captchaOfForm.field(captcha)}
      {draft === undefined ? (
        <>
          {book.length === 0 && <p>{t("addressBook.empty")}</p>}
          <ul className={styles["rows"]}>
            {book.map((address) => (
              <li key={address.id} className={styles["row"]}>
                <AddressText address={address} isDefault={address.id === defaultId} />
                <Actions
                  address={address}
                  isDefault={address.id === defaultId}
                  busy={form.busy}
                  onEdit={() => open(address, useOfAddress(address))}
                  onDefault={() =>
                    void run(
                      () => commands.setDefault(address.id, captchaOfForm.solved),
                      t("addressBook.defaultChanged"),
                    )
                  }
                  onDelete={() => void run(() => commands.remove(address.id), t("addressBook.deleted"))}
                />
              </li>
            ))}
          </ul>
          <div className={styles["block"]}>
            <Button onClick={() => open({ ...emptyAddress(store.countryCode), email: user.email ?? "" }, "both")}>
              {t("addressBook.add")}
            </Button>
          </div>
        </>
      ) : (
        <div role="group" aria-label={t("addressBook.save")} className={styles["body"]}>
          <ChoiceGroup
            legend={t("addressBook.use")}
            name="addressUse"
            value={draft.use}
            onChoose={(value) => setDraft({ ...draft, use: ADDRESS_USES.find((use) => use === value) ?? draft.use })}
            choices={ADDRESS_USES.map((use) => ({ value: use, label: t(`addressBook.use.${use}`) }))}
          />
          {addressForm({
            address: draft.address,
            error: form.error,
            busy: form.busy,
            submit: t("addressBook.save"),
            onSubmit: (address) => save(address, draft.use),
          })}
          <Button variant="plain" onClick={() => setDraft(undefined)}>
            {t("account.cancel")}
          </Button>
        </div>
      )}
    </>
  )
}

/** An error that is not shown at a field. The form asks for no email, so errors of it are shown here. */
function errorOutsideFields(error: AddressBookError | undefined) {
  return error?._tag === "AddressRefused" ? undefined : error
}

function AddressText({ address, isDefault }: { readonly address: SavedAddress; readonly isDefault: boolean }) {
  const t = useText()
  const [name, ...lines] = addressLabel(address)
  return (
    <span>
      <bdi>{name}</bdi>
      {[address.company?.name, ...lines].map(
        (line) =>
          line !== undefined && (
            <small key={line} className={styles["state"]}>
              <bdi>{line}</bdi>
            </small>
          ),
      )}
      <small className={styles["state"]}>
        {isDefault ? `${t("addressBook.default")} · ` : ""}
        {t(`addressBook.use.${useOfAddress(address)}`)}
      </small>
    </span>
  )
}

interface ActionsProps {
  readonly address: SavedAddress
  readonly isDefault: boolean
  readonly busy: boolean
  readonly onEdit: () => void
  readonly onDefault: () => void
  readonly onDelete: () => void
}

function Actions({ address, isDefault, busy, onEdit, onDefault, onDelete }: ActionsProps) {
  const t = useText()
  const named = { address: addressLabel(address).join(", ") }
  return (
    <div className={styles["actions"]}>
      <button
        type="button"
        className={styles["opener"]}
        aria-label={t("addressBook.editNamed", named)}
        onClick={onEdit}
      >
        {t("addressBook.edit")}
      </button>
      {!isDefault && (
        <button
          type="button"
          className={styles["opener"]}
          aria-label={t("addressBook.makeDefaultNamed", named)}
          aria-disabled={busy}
          onClick={onDefault}
        >
          {t("addressBook.makeDefault")}
        </button>
      )}
      <ConfirmAction
        label={t("addressBook.delete")}
        name={t("addressBook.deleteNamed", named)}
        question={t("addressBook.deleteQuestion")}
        confirm={t("addressBook.delete")}
        keep={t("account.cancel")}
        busy={busy}
        onConfirm={onDelete}
      />
    </div>
  )
}
