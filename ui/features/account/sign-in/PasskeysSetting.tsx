import { useEffect, useRef, useState } from "react"
import type { Passkey } from "../../../../domain/account/Passkey.ts"
import { MAX_PASSKEY_NAME } from "../../../../domain/account/Passkey.ts"
import type { Device } from "../../../../domain/account/UserSession.ts"
import { deviceName } from "../../../../domain/account/UserSession.ts"
import type { PasskeysError } from "../../../commands/account/passkeys.ts"
import { useCommand } from "../../../commands/useCommand.ts"
import type { ShopCommands } from "../../../commands/useCommands.tsx"
import { useCommands } from "../../../commands/useCommands.tsx"
import { Alert } from "../../../design/Alert.tsx"
import { Button } from "../../../design/Button.tsx"
import { Field } from "../../../design/fields/Field.tsx"
import { PasswordField } from "../../../design/fields/PasswordField.tsx"
import type { CommandResult } from "../../../runtime/CommandResult.ts"
import { useText } from "../../../runtime/TextProvider.tsx"
import type { TextKey } from "../../../text/TextKey.ts"
import { momentDay } from "../../shared/dates/momentDay.ts"
import { ConfirmAction } from "../ConfirmAction.tsx"
import { FormAlert } from "../FormAlert.tsx"
import { presentAccountReason } from "../presentAccountReason.ts"
import { readForm } from "../readForm.ts"
import styles from "../Setting.module.css"

export interface PasskeysSettingProps {
  readonly passkeys: readonly Passkey[] | undefined
  /** This device: the suggested name of a new passkey. */
  readonly device: Device | undefined
}

type Run = (commands: ShopCommands["passkeys"]) => Promise<CommandResult<readonly Passkey[], PasskeysError>>
/** The open form: of a new passkey, or the id of the one that is renamed. */
type OpenForm = "new" | { readonly renames: string } | undefined

/** The account's passkeys, to add, rename and delete. */
export function PasskeysSetting({ passkeys: loaded, device }: PasskeysSettingProps) {
  const t = useText()
  const { passkeys: commands } = useCommands()
  const form = useCommand<PasskeysError>()
  const [passkeys, setPasskeys] = useState(loaded)
  const [message, setMessage] = useState<TextKey>()
  const [open, setOpen] = useState<OpenForm>()
  const [asksPassword, setAsksPassword] = useState(false)
  const section = useRef<HTMLElement>(null)
  const wasOpen = useRef<OpenForm>(undefined)
  useEffect(() => {
    const closed = open === undefined ? wasOpen.current : undefined
    wasOpen.current = open
    if (closed !== undefined) focusOpener(section.current, closed)
  }, [open])
  const show = (next: OpenForm) => {
    setMessage(undefined)
    form.setError(undefined)
    setAsksPassword(false)
    setOpen(next)
  }
  const run = async (command: Run, done: TextKey) => {
    setMessage(undefined)
    const answer = await form.run(async () => {
      const result = await command(commands)
      if (!result.ok && reasonsOf(result.error).some(({ field }) => field === "password")) setAsksPassword(true)
      return result
    })
    if (answer === undefined) return
    setPasskeys(answer.value)
    show(undefined)
    setMessage(done)
    // The row of a deleted passkey is gone with its button.
    if (open === undefined) focusOpener(section.current, "new")
  }
  const reasons = reasonsOf(form.error)
  const fieldError = (field: string) => {
    const reason = reasons.find((candidate) => candidate.field === field)
    return reason === undefined ? undefined : presentAccountReason(t, reason)
  }
  const [other] = reasons.filter(({ field }) => field !== "name" && field !== "password")
  const nameForm = { busy: form.busy, error: fieldError("name"), onClose: () => show(undefined) }
  return (
    <section ref={section} className={styles["setting"]} aria-labelledby="account-passkeys">
      <h2 id="account-passkeys" className={styles["title"]}>
        {t("account.passkeys")}
      </h2>
      <p className={styles["hint"]}>{t("account.passkeys.hint")}</p>
      <Alert tone="success" title={message === undefined ? undefined : t(message)} />
      <Alert tone="problem" title={other === undefined ? undefined : presentAccountReason(t, other)} />
      <FormAlert error={form.error?._tag === "AccountChangeRefused" ? undefined : form.error} />
      {passkeys === undefined ? (
        <p>{t("account.loadFailed")}</p>
      ) : (
        <>
          {passkeys.length > 0 && (
            <ul className={styles["rows"]}>
              {passkeys.map((passkey) => (
                <li key={passkey.id} className={styles["row"]}>
                  {typeof open === "object" && open.renames === passkey.id ? (
                    <NameForm
                      {...nameForm}
                      name={passkey.name}
                      submit={t("account.save")}
                      onSubmit={(typed) => void run(({ rename }) => rename(passkey.id, typed("name")), "account.saved")}
                    />
                  ) : (
                    <PasskeyRow
                      passkey={passkey}
                      busy={form.busy}
                      onRename={() => show({ renames: passkey.id })}
                      onDelete={() => void run(({ remove }) => remove(passkey.id), "account.passkeys.deleted")}
                    />
                  )}
                </li>
              ))}
            </ul>
          )}
          {open === "new" ? (
            <NameForm
              {...nameForm}
              name={device === undefined ? "" : deviceName(device)}
              submit={t("account.passkeys.add")}
              {...(asksPassword ? { password: { error: fieldError("password") } } : {})}
              onSubmit={(typed) =>
                void run(
                  ({ add }) => add(typed("name"), asksPassword ? typed("password") : undefined),
                  "account.passkeys.added",
                )
              }
            />
          ) : (
            <button type="button" className={styles["opener"]} data-opens="new" onClick={() => show("new")}>
              {t("account.passkeys.add")}
            </button>
          )}
        </>
      )}
    </section>
  )
}

/** Moves the focus to the button that opened a form. */
function focusOpener(section: HTMLElement | null, closed: NonNullable<OpenForm>): void {
  const opened = closed === "new" ? closed : closed.renames
  section?.querySelector<HTMLElement>(`[data-opens="${CSS.escape(opened)}"]`)?.focus()
}

function reasonsOf(error: PasskeysError | undefined) {
  return error?._tag === "AccountChangeRefused" ? error.reasons : []
}

interface PasskeyRowProps {
  readonly passkey: Passkey
  readonly busy: boolean
  readonly onRename: () => void
  readonly onDelete: () => void
}

function PasskeyRow({ passkey, busy, onRename, onDelete }: PasskeyRowProps) {
  const t = useText()
  const { name, createdAt, lastUsedAt, isSynced } = passkey
  return (
    <>
      <span className={styles["value"]}>
        <bdi>{name}</bdi>
        <small className={styles["state"]}>
          {t("account.passkeys.addedOn", { date: momentDay(t.language, createdAt) })}
        </small>
        {lastUsedAt !== undefined && (
          <small className={styles["state"]}>
            {t("account.devices.lastUsed", { date: momentDay(t.language, lastUsedAt) })}
          </small>
        )}
        {isSynced && <small className={styles["state"]}>{t("account.passkeys.synced")}</small>}
      </span>
      <div className={styles["actions"]}>
        <button
          type="button"
          className={styles["opener"]}
          data-opens={passkey.id}
          aria-label={t("account.passkeys.renameNamed", { name })}
          onClick={onRename}
        >
          {t("account.passkeys.rename")}
        </button>
        <ConfirmAction
          label={t("account.passkeys.delete")}
          name={t("account.passkeys.deleteNamed", { name })}
          question={t("account.passkeys.question")}
          confirm={t("account.passkeys.delete")}
          keep={t("account.cancel")}
          busy={busy}
          onConfirm={onDelete}
        />
      </div>
    </>
  )
}

interface NameFormProps {
  readonly name: string
  readonly submit: string
  readonly busy: boolean
  readonly error: string | undefined
  /** Present when the password is required. */
  readonly password?: { readonly error: string | undefined }
  readonly onSubmit: (typed: (name: string) => string) => void
  readonly onClose: () => void
}

function NameForm({ name, submit, busy, error, password, onSubmit, onClose }: NameFormProps) {
  const t = useText()
  const element = useRef<HTMLFormElement>(null)
  const wrongField = password?.error ?? error
  useEffect(() => {
    element.current?.querySelector<HTMLElement>("[aria-invalid], input")?.focus()
  }, [])
  useEffect(() => {
    if (wrongField !== undefined) element.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus()
  }, [wrongField])
  return (
    <form
      ref={element}
      className={`${styles["form"] ?? ""} ${styles["body"] ?? ""}`}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit(readForm(event.currentTarget))
      }}
    >
      <Field
        label={t("account.passkeys.name")}
        name="name"
        autoComplete="off"
        maxLength={MAX_PASSKEY_NAME}
        required
        defaultValue={name}
        error={error}
      />
      {password !== undefined && (
        <PasswordField
          label={t("account.currentPassword")}
          name="password"
          autoComplete="current-password"
          required
          error={password.error}
        />
      )}
      <div className={styles["actions"]}>
        <Button type="submit" busy={busy}>
          {submit}
        </Button>
        <Button variant="plain" onClick={onClose}>
          {t("account.cancel")}
        </Button>
      </div>
    </form>
  )
}
