import { Button } from "../../../design/Button.tsx"
import { useText } from "../../../runtime/TextProvider.tsx"
import styles from "./Payment.module.css"
import type { PaymentMethodFormProps } from "./PaymentProps.ts"
import { redirectText } from "./redirectText.ts"

/** A payment method without fields; explains the next step. */
export function MethodForm({ payment, method, label, onEntry }: PaymentMethodFormProps) {
  const t = useText()
  const next =
    method.flow === "scan" || method.flow === "cash" ? (`payment.${method.flow}` as const) : redirectText(payment)
  return (
    <form
      className={styles["method"]}
      onSubmit={(event) => {
        event.preventDefault()
        onEntry({ by: "method", methodId: method.id })
      }}
    >
      <p>{t(next, { way: method.name })}</p>
      <p className={styles["fine"]}>{t("payment.conditions")}</p>
      <Button type="submit">{label}</Button>
    </form>
  )
}
