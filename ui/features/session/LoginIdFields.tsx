import { countryCodeExample } from "../../../domain/address/phoneExample.ts"
import { Field } from "../../design/fields/Field.tsx"
import { useFrame } from "../../runtime/ShopProvider.tsx"
import { useText } from "../../runtime/TextProvider.tsx"

interface LoginIdFieldsProps {
  readonly email: string | undefined
  readonly error: string | undefined
  readonly confirmError: string | undefined
  readonly onLoginIdChange: (text: string) => void
  /** Called on blur. */
  readonly onLoginIdBlur: () => void
}

/** The login id, entered twice. */
export function LoginIdFields({ email, error, confirmError, onLoginIdChange, onLoginIdBlur }: LoginIdFieldsProps) {
  const t = useText()
  const { countryCode } = useFrame().store
  const both = {
    inputMode: "email",
    autoCapitalize: "none",
    spellCheck: false,
    dir: "ltr",
    maxLength: 320,
    required: true,
    defaultValue: email,
  } as const
  return (
    <>
      <Field
        {...both}
        label={t("signIn.loginId")}
        name="logon"
        autoComplete="username"
        hint={t("signIn.loginIdHint", { example: countryCodeExample(countryCode) })}
        error={error}
        onInput={({ currentTarget }) => onLoginIdChange(currentTarget.value)}
        onBlur={onLoginIdBlur}
      />
      <Field {...both} label={t("signIn.loginIdConfirm")} name="logonConfirm" autoComplete="off" error={confirmError} />
    </>
  )
}
