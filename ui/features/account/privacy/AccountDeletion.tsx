import { useEffect, useRef, useState } from "react"
import { deletionConfirmation } from "../../../../domain/account/deletionConfirmation.ts"
import type { User } from "../../../../domain/account/User.ts"
import { Button } from "../../../design/Button.tsx"
import { CheckField } from "../../../design/fields/CheckField.tsx"
import { useText } from "../../../runtime/TextProvider.tsx"
import { SettingFields } from "../SettingFields.tsx"
import styles from "../Setting.module.css"
import { useSettings } from "../useSettings.ts"

export interface AccountDeletionProps {
  readonly user: User
  readonly onDeleted: () => void
}

/** Account deletion: explains which data is deleted and which stays, and requires a typed confirmation. */
export function AccountDeletion({ user, onDeleted }: AccountDeletionProps) {
  const t = useText()
  const form = useSettings()
  const [isOpen, setOpen] = useState(false)
  const body = useRef<HTMLDivElement>(null)
  const word = deletionConfirmation(user)
  useEffect(() => {
    if (isOpen) body.current?.querySelector<HTMLElement>("input")?.focus()
  }, [isOpen])
  const remove = async (typed: (name: string) => string) => {
    const answer = await form.ask((settings) =>
      settings.deleteAccount({ typed: typed("confirmation"), continueNewsletter: typed("newsletter") !== "" }, user),
    )
    if (answer !== undefined) onDeleted()
  }
  return (
    <section className={styles["setting"]} aria-labelledby="account-delete">
      <h2 id="account-delete" className={styles["heading"]}>
        {t("account.delete")}
      </h2>
      <p className={styles["prose"]}>{t("account.deleteRemoved")}</p>
      <p className={styles["prose"]}>{t("account.deleteRetained")}</p>
      {isOpen ? (
        <div ref={body} className={styles["body"]}>
          <SettingFields
            form={form}
            fields={[
              { name: "confirmation", label: t("account.deleteConfirm", { word }), autoComplete: "off", dir: "ltr" },
            ]}
            parameters={{ word }}
            submit={t("account.deleteNow")}
            captcha={null}
            onSubmit={(typed) => void remove(typed)}
          >
            {user.email !== undefined && (
              <CheckField name="newsletter" label={t("account.deleteKeepNewsletter", { email: user.email })} />
            )}
          </SettingFields>
          <Button variant="plain" onClick={() => setOpen(false)}>
            {t("account.cancel")}
          </Button>
        </div>
      ) : (
        <div className={styles["block"]}>
          <Button variant="quiet" onClick={() => setOpen(true)}>
            {t("account.delete")}
          </Button>
        </div>
      )}
    </section>
  )
}
