import { useState } from "react"
import { Field } from "../../design/fields/Field.tsx"
import { PasswordField } from "../../design/fields/PasswordField.tsx"
import { PasswordGuidance } from "../shared/PasswordGuidance.tsx"
import { useText } from "../../runtime/TextProvider.tsx"

/** A new password, entered twice, with its unmet rules. */
export function NewPasswordFields({
  error,
  confirmError,
}: {
  readonly error: string | undefined
  readonly confirmError: string | undefined
}) {
  const t = useText()
  const [typed, setTyped] = useState("")
  return (
    <>
      <PasswordField
        label={t("signIn.newPassword")}
        name="password"
        autoComplete="new-password"
        required
        error={error}
        onInput={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <PasswordGuidance password={typed} />
      <Field
        label={t("signIn.passwordConfirm")}
        name="passwordConfirm"
        type="password"
        autoComplete="new-password"
        dir="ltr"
        maxLength={1024}
        required
        error={confirmError}
      />
    </>
  )
}
