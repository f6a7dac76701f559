import type { FormEvent } from "react"
import { useEffect, useState } from "react"
import type { SavedAddress } from "../../../../application/account/listAddresses.ts"
import { addressLabel } from "../../../../domain/address/addressLabel.ts"
import { Button } from "../../../design/Button.tsx"
import { ChoiceGroup } from "../../../design/fields/ChoiceGroup.tsx"
import { Alert } from "../../../design/Alert.tsx"
import { useCommands } from "../../../commands/useCommands.tsx"
import { useText } from "../../../runtime/TextProvider.tsx"
import type { AddressBookProps } from "./DeliveryComponents.ts"
import styles from "../DeliveryStep.module.css"

/** The customer's saved addresses, to select, edit or add one. An empty book opens the form directly. */
export function AddressBook({ chosenId, busy, onSelect, onEdit }: AddressBookProps) {
  const t = useText()
  const commands = useCommands()
  const [book, setBook] = useState<readonly SavedAddress[] | "failed">()
  const [selectedId, setSelectedId] = useState(chosenId)
  useEffect(() => {
    void commands.delivery.listAddresses().then((answer) => {
      const own = answer.ok ? answer.value.filter(({ use }) => use !== "billing") : []
      if (answer.ok && own.length === 0) onEdit(undefined, false)
      else setBook(answer.ok ? own : "failed")
    })
  }, [])
  if (book === undefined) return <p role="status">{t("delivery.addressBookLoading")}</p>
  if (book === "failed")
    return (
      <>
        <Alert tone="problem" title={t("delivery.addressBookFailed")} />
        <Button variant="quiet" onClick={() => onEdit(undefined, false)}>
          {t("delivery.addressBookOther")}
        </Button>
      </>
    )
  const chosen = book.find(({ id }) => id === selectedId) ?? book[0]
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!busy && chosen !== undefined) onSelect(chosen)
  }
  return (
    <form onSubmit={submit} className={styles["form"]}>
      <ChoiceGroup
        legend={t("delivery.addressBook")}
        name="savedAddress"
        value={chosen?.id}
        required
        onChoose={setSelectedId}
        choices={book.map((address) => {
          const [name, ...lines] = addressLabel(address)
          return {
            value: address.id,
            label: (
              <>
                <bdi>{name}</bdi>
                {[address.company?.name, ...lines].map(
                  (line) =>
                    line !== undefined && (
                      <small key={line}>
                        <br />
                        <bdi>{line}</bdi>
                      </small>
                    ),
                )}
              </>
            ),
          }
        })}
      />
      <Button type="submit" busy={busy}>
        {t("delivery.addressBookUse")}
      </Button>
      <Button variant="plain" onClick={() => onEdit(chosen, true)}>
        {t("delivery.addressBookEdit")}
      </Button>
      <Button variant="plain" onClick={() => onEdit(undefined, true)}>
        {t("delivery.addressBookOther")}
      </Button>
    </form>
  )
}
