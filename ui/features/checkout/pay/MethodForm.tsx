import { Button } from "../../../design/Button.tsx"
import { useText } from "../../../runtime/TextProvider.tsx"
import styles from "./Pay.module.css"
import type { WayProps } from "./PayProps.ts"
import { redirectText } from "./redirectText.ts"

/** A way that asks for nothing here: says what comes next. */
export function MethodForm({ payment, method, label, onEntry }: WayProps) {
  const t = useText()
  const next =
    method.way === "scan" || method.way === "cash" ? (`payment.${method.way}` as const) : redirectText(payment)
  return (
    <form
      className={styles["way"]}
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
