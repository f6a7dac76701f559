import type { LoginIdKind } from "../../../domain/account/LoginId.ts"
import { countryCodeExample } from "../../../domain/address/phoneExample.ts"
import { Field } from "../../design/fields/Field.tsx"
import { SelectField } from "../../design/fields/SelectField.tsx"
import { useFrame } from "../../runtime/ShopProvider.tsx"
import { useText } from "../../runtime/TextProvider.tsx"
import styles from "./Auth.module.css"

interface MoreFieldsProps {
  readonly loginIdKind: LoginIdKind | undefined
  readonly error: (field: string) => string | undefined
}

const METHODS = ["EMAIL", "SMS", "PHONE"] as const
const FIELDS = ["nickname", "email", "phone", "sponsorCode"] as const

/** Optional personal details of an account. */
export function MoreFields({ loginIdKind, error }: MoreFieldsProps) {
  const t = useText()
  const { countryCode } = useFrame().store
  const optionalMark = t("signIn.optional")
  return (
    <details className={styles["section"]} open={FIELDS.some((field) => error(field) !== undefined) || undefined}>
      <summary>{t("signIn.moreDetails")}</summary>
      <div className={styles["form"]}>
        <Field
          label={t("signIn.nickname")}
          name="nickname"
          autoComplete="nickname"
          maxLength={128}
          optionalMark={optionalMark}
          error={error("nickname")}
        />
        {loginIdKind === "phone" ? (
          <Field
            label={t("signIn.phoneEmail")}
            name="email"
            type="email"
            autoComplete="email"
            dir="ltr"
            maxLength={320}
            optionalMark={optionalMark}
            error={error("email")}
          />
        ) : (
          <Field
            label={t("signIn.phone")}
            name="phone"
            type="tel"
            autoComplete="tel"
            dir="ltr"
            maxLength={32}
            optionalMark={optionalMark}
            hint={t("signIn.loginIdHint", { example: countryCodeExample(countryCode) })}
            error={error("phone")}
          />
        )}
        <SelectField
          label={t("signIn.contactMethod")}
          name="contactMethod"
          options={METHODS.map((value) => ({ value, label: t(`signIn.contactMethod.${value}`) }))}
        />
        <Field
          label={t("signIn.referralCode")}
          name="sponsorCode"
          autoComplete="off"
          dir="ltr"
          maxLength={128}
          optionalMark={optionalMark}
          error={error("sponsorCode")}
        />
      </div>
    </details>
  )
}
