import type { FormEvent } from "react"
import { useState } from "react"
import { Button } from "../../../design/Button.tsx"
import { SelectField } from "../../../design/fields/SelectField.tsx"
import { useText } from "../../../runtime/TextProvider.tsx"
import { QueryStatus } from "./QueryStatus.tsx"
import styles from "./Payment.module.css"
import type { PaymentMethodFormProps } from "./PaymentProps.ts"
import { redirectText } from "./redirectText.ts"
import { usePaymentQuery } from "./usePaymentQuery.ts"

/** A payment method with a choice of bank. */
export function BankForm({ payment, method, label, onEntry }: PaymentMethodFormProps) {
  const t = useText()
  const { answer: banks, error, again } = usePaymentQuery((commands) => commands.banks(), method.id)
  const [missing, setMissing] = useState(false)
  if (banks === undefined) return <QueryStatus error={error} again={again} />
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const bank = banks.find(({ id }) => id === new FormData(event.currentTarget).get("bank"))
    setMissing(bank === undefined)
    if (bank === undefined) return event.currentTarget.querySelector("select")?.focus()
    onEntry({ by: "method", methodId: method.id, bankId: bank.id })
  }
  return (
    <form className={styles["method"]} noValidate onSubmit={submit}>
      <SelectField
        label={t("payment.bank")}
        name="bank"
        required
        defaultValue=""
        options={[
          { value: "", label: t("payment.bankMissing") },
          ...banks.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChange={() => setMissing(false)}
        error={missing ? t("payment.bankMissing") : undefined}
      />
      <p>{t(redirectText(payment), { way: method.name })}</p>
      <p className={styles["fine"]}>{t("payment.conditions")}</p>
      <Button type="submit">{label}</Button>
    </form>
  )
}
