import { useState } from "react"
import type { CodeRecipient, CodePurpose } from "../../../domain/account/CodePurpose.ts"
import { CODE_RESEND_DELAY_MILLIS } from "../../../domain/account/CodePurpose.ts"
import { Button } from "../../design/Button.tsx"
import { useText } from "../../runtime/TextProvider.tsx"
import { useSecondsLeft } from "../../runtime/useSecondsLeft.ts"
import type { CaptchaSlot } from "../../runtime/useCaptcha.ts"
import type { SettingField } from "./SettingFields.tsx"
import { SettingFields } from "./SettingFields.tsx"
import styles from "./Setting.module.css"
import { readForm } from "./readForm.ts"
import type { SettingsForm } from "./useSettings.ts"

export interface CodeFormProps {
  readonly form: SettingsForm
  readonly type: CodeRecipient["type"]
  readonly purpose: (typed: (name: string) => string) => CodePurpose
  /** The field for the email address or telephone number that receives the code. */
  readonly contactField: SettingField
  /** Additional fields. */
  readonly fields?: readonly SettingField[]
  readonly hint: string
  readonly captcha: CaptchaSlot
  readonly children?: React.ReactNode
  readonly onSave: (typed: (name: string) => string) => void
}

/**
 * A form that verifies an email address or telephone number: it first sends a code, then accepts it. Changing the
 * recipient starts again.
 */
export function CodeForm({
  form,
  type,
  purpose,
  contactField,
  fields = [],
  hint,
  captcha,
  children,
  onSave,
}: CodeFormProps) {
  const t = useText()
  const [sent, setSent] = useState<{ readonly place: string; readonly nextAt: number }>()
  const seconds = useSecondsLeft(sent?.nextAt, 0)
  const send = async (place: string, wanted: CodePurpose) => {
    const answer = await form.ask((settings, solved) => settings.sendCode(type, place, wanted, solved))
    if (answer !== undefined)
      setSent({
        place: answer.value.type === "SMS" ? answer.value.phone : answer.value.email,
        nextAt: performance.now() + CODE_RESEND_DELAY_MILLIS,
      })
  }
  const again = (event: React.MouseEvent<HTMLButtonElement>) => {
    const { form: element } = event.currentTarget
    if (element === null) return
    const typed = readForm(element)
    void send(typed(contactField.name), purpose(typed))
  }
  const code: SettingField = {
    name: "code",
    label: t("signIn.code"),
    hint: t("signIn.codeHint"),
    autoComplete: "one-time-code",
    inputMode: "numeric",
    dir: "ltr",
    maxLength: 6,
  }
  return (
    <>
      <p className={styles["hint"]}>{hint}</p>
      <SettingFields
        form={form}
        fields={[
          { ...contactField, onInput: () => setSent(undefined) },
          ...fields,
          ...(sent === undefined ? [] : [code]),
        ]}
        submit={sent === undefined ? t("signIn.sendCode") : t("account.save")}
        captcha={form.captcha.field(captcha)}
        onSubmit={(typed) => (sent === undefined ? void send(typed(contactField.name), purpose(typed)) : onSave(typed))}
        extraActions={
          sent !== undefined && (
            <Button variant="quiet" disabled={seconds > 0 || form.busy} onClick={again}>
              {seconds > 0 ? t("signIn.sendAgainIn", { count: seconds }) : t("signIn.sendAgain")}
            </Button>
          )
        }
      >
        {children}
        <p role="status" className={styles["hint"]}>
          {sent === undefined ? "" : t("signIn.codeSent", { place: sent.place })}
        </p>
      </SettingFields>
    </>
  )
}
