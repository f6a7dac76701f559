import type { FormEvent, InputHTMLAttributes, ReactNode } from "react"
import { useEffect, useRef } from "react"
import { phoneExample } from "../../../domain/address/phoneExample.ts"
import { Button } from "../../design/Button.tsx"
import { Field } from "../../design/fields/Field.tsx"
import { PasswordField } from "../../design/fields/PasswordField.tsx"
import { useFrame } from "../../runtime/ShopProvider.tsx"
import { useText } from "../../runtime/TextProvider.tsx"
import { FormAlert } from "./FormAlert.tsx"
import { presentAccountReason } from "./presentAccountReason.ts"
import styles from "./Setting.module.css"
import { readForm } from "./readForm.ts"
import type { SettingsForm } from "./useSettings.ts"

/** One field of an account form. */
export interface SettingField extends Pick<
  InputHTMLAttributes<HTMLInputElement>,
  "autoComplete" | "inputMode" | "type" | "defaultValue" | "dir" | "maxLength" | "onInput"
> {
  readonly name: string
  readonly label: string
  readonly hint?: string | undefined
  readonly isOptional?: boolean
  /** Other names the backend uses for the field. */
  readonly fieldAliases?: readonly string[]
}

export interface SettingFieldsProps {
  readonly form: SettingsForm
  readonly fields: readonly SettingField[]
  /** Fields among the children, which show their errors themselves. */
  readonly hiddenFields?: readonly string[]
  /** Parameters of the error texts. */
  readonly parameters?: Readonly<Record<string, string>>
  readonly submit: string
  readonly onSubmit: (typed: (name: string) => string) => void
  readonly captcha: ReactNode
  /** Between the fields and the button. */
  readonly children?: ReactNode
  /** Beside the button. */
  readonly extraActions?: ReactNode
}

const PASSWORDS = ["current-password", "new-password"] as const

/** An account form: each error is shown at its field, the first invalid field gets the focus, and typed values stay. */
export function SettingFields({
  form,
  fields,
  hiddenFields = [],
  parameters,
  submit,
  onSubmit,
  captcha,
  children,
  extraActions,
}: SettingFieldsProps) {
  const t = useText()
  const { countryCode } = useFrame().store
  const named = { example: phoneExample(countryCode), ...parameters }
  const element = useRef<HTMLFormElement>(null)
  const { reasons, busy } = form
  useEffect(() => {
    if (reasons.length > 0) element.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus()
  }, [reasons])
  const read = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    onSubmit(readForm(event.currentTarget))
  }
  const names = [...hiddenFields, ...fields.flatMap(({ name, fieldAliases = [] }) => [name, ...fieldAliases])]
  const elsewhere = reasons.filter(({ field }) => !names.includes(field) && field !== "captcha")
  return (
    <form ref={element} className={styles["form"]} noValidate onSubmit={read}>
      {fields.map(({ isOptional = false, fieldAliases = [], ...field }) => {
        const problem = reasons.find(
          (candidate) => candidate.field === field.name || fieldAliases.includes(candidate.field),
        )
        const password = PASSWORDS.find((kind) => kind === field.autoComplete)
        const shown = {
          ...field,
          required: !isOptional,
          optionalMark: isOptional ? t("signIn.optional") : undefined,
          error: problem === undefined ? undefined : presentAccountReason(t, problem, named),
        }
        return password === undefined ? (
          <Field key={field.name} {...shown} />
        ) : (
          <PasswordField key={field.name} {...shown} autoComplete={password} />
        )
      })}
      {children}
      {captcha}
      {elsewhere.map((problem) => (
        <p key={`${problem.field} ${problem.rule}`} role="alert" className={styles["problem"]}>
          {presentAccountReason(t, problem, named)}
        </p>
      ))}
      <FormAlert error={form.error} />
      <div className={styles["actions"]}>
        <Button type="submit" busy={busy}>
          {submit}
        </Button>
        {extraActions}
      </div>
    </form>
  )
}
