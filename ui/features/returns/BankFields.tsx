import type { RefundForm } from "../../../application/returns/ReturnPages.ts"
import type { BankField } from "../../../domain/returns/bankForm.ts"
import { bankFieldName } from "../../../domain/returns/returnFields.ts"
import { Field } from "../../design/fields/Field.tsx"
import { useFrame } from "../../runtime/ShopProvider.tsx"
import { useText } from "../../runtime/TextProvider.tsx"
import type { TextKey } from "../../text/TextKey.ts"
import { errorOf } from "./presentFieldError.ts"
import styles from "./Returns.module.css"

/** Names that a country's banks use for a field. */
const LOCAL_LABELS = new Map<string, TextKey>([
  ["US.bankCode", "returns.bank.routingNumber"],
  ["MX.accountCode", "returns.bank.clabe"],
  ["BR.nif", "returns.bank.cpf"],
])
const LABELS = new Map<string, TextKey>([
  ["beneficiaryName", "returns.bank.holder"],
  ["accountCode", "returns.bank.account"],
  ["bicCode", "returns.bank.bic"],
  ["bankName", "returns.bank.bankName"],
  ["bankCode", "returns.bank.bankCode"],
  ["branchName", "returns.bank.branchName"],
  ["branchCode", "returns.bank.branchCode"],
  ["accountType", "returns.bank.accountType"],
])

/** The fields of a refund account in this store's country. */
export function BankFields({
  bankFields,
  fields,
  errors,
}: Pick<RefundForm, "bankFields" | "errors"> & Partial<Pick<RefundForm, "fields">>) {
  const t = useText()
  const { countryCode } = useFrame().store
  return (
    <div className={styles["fields"]}>
      {bankFields.map((field) => {
        const name = bankFieldName(field.field)
        return (
          <Field
            key={name}
            name={name}
            label={t(labelOf(field, countryCode))}
            optionalMark={field.isRequired ? undefined : t("checkout.optional")}
            defaultValue={fields?.[name]}
            error={errorOf(errors, name, t)}
            autoComplete={field.field === "beneficiaryName" ? "name" : "off"}
            maxLength={128}
            {...(field.digits === undefined && field.isIban !== true && field.field !== "bicCode"
              ? {}
              : { dir: "ltr", spellCheck: false, autoCapitalize: "characters" })}
            {...(field.digits === undefined ? {} : { inputMode: "numeric" })}
          />
        )
      })}
    </div>
  )
}

function labelOf({ field, isIban }: BankField, countryCode: string): TextKey {
  if (isIban === true) return "returns.bank.iban"
  return LOCAL_LABELS.get(`${countryCode}.${field}`) ?? LABELS.get(field) ?? "returns.bank.account"
}
