import { useState } from "react"
import { useText } from "../../runtime/TextProvider.tsx"
import { CheckField } from "./CheckField.tsx"
import type { FieldProps } from "./Field.tsx"
import { Field } from "./Field.tsx"

export interface PasswordFieldProps extends Omit<FieldProps, "type"> {
  /** `new-password` for a password that is being chosen. */
  readonly autoComplete: "current-password" | "new-password"
}

/** A password input with a button that reveals the value. The value is never in React state. */
export function PasswordField({ className, ...field }: PasswordFieldProps) {
  const t = useText()
  const [isShown, setShown] = useState(false)
  return (
    <div className={className}>
      <Field
        {...field}
        type={isShown ? "text" : "password"}
        dir="ltr"
        maxLength={1024}
        autoCapitalize="none"
        spellCheck={false}
      />
      <CheckField
        name={`show-${field.name}`}
        label={t("signIn.showPassword")}
        checked={isShown}
        onChange={({ target }) => setShown(target.checked)}
      />
    </div>
  )
}
