import type { AddressField } from "../../../domain/address/AddressForm.ts"
import { addressForm } from "../../../domain/address/AddressForm.ts"
import { Field } from "../../design/fields/Field.tsx"
import { useText } from "../../runtime/TextProvider.tsx"
import { addressFieldLabel } from "../shared/labels/addressFieldLabel.ts"
import styles from "./Auth.module.css"

interface CompanyFieldsProps {
  readonly countryCode: string
  readonly error: (field: string) => string | undefined
}

const AUTOCOMPLETE: Readonly<Record<AddressField, string>> = {
  email: "email",
  firstName: "given-name",
  lastName: "family-name",
  addressLine1: "address-line1",
  addressLine2: "address-line2",
  city: "address-level2",
  zipCode: "postal-code",
  stateCode: "address-level1",
  district: "address-level3",
  buildingNumber: "on",
  phoneCountryCode: "tel-country-code",
  phone: "tel-national",
}

/**
 * Additional fields for business customers (S5: clientType B): the company and its main address.
 */
export function CompanyFields({ countryCode, error }: CompanyFieldsProps) {
  const t = useText()
  const { fields, optional, diallingCode } = addressForm(countryCode)
  return (
    <fieldset className={styles["section"]}>
      <legend className={styles["legend"]}>{t("signIn.company")}</legend>
      <Field
        label={t("signIn.companyName")}
        name="companyName"
        autoComplete="organization"
        maxLength={128}
        optionalMark={t("signIn.optional")}
        error={error("companyName")}
      />
      <Field
        label={t("signIn.vatin")}
        name="vatin"
        autoComplete="off"
        dir="ltr"
        maxLength={128}
        required
        error={error("vatin")}
      />
      <Field
        label={t("signIn.email2")}
        name="email2"
        type="email"
        autoComplete="off"
        dir="ltr"
        maxLength={320}
        required
        error={error("email2")}
      />
      <div className={styles["pair"]}>
        {fields
          .filter((field) => field !== "email")
          .map((field) => (
            <Field
              key={field}
              label={addressFieldLabel(t, field, countryCode)}
              name={`address.${field}`}
              type={field === "phone" ? "tel" : "text"}
              autoComplete={AUTOCOMPLETE[field]}
              maxLength={128}
              defaultValue={field === "phoneCountryCode" ? diallingCode : undefined}
              required={!optional.includes(field)}
              optionalMark={optional.includes(field) ? t("signIn.optional") : undefined}
              error={error(`address.${field}`)}
            />
          ))}
      </div>
    </fieldset>
  )
}
