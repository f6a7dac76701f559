import { Button } from "../../../design/Button.tsx"
import { Alert } from "../../../design/Alert.tsx"
import { Spinner } from "../../../design/Spinner.tsx"
import { useText } from "../../../runtime/TextProvider.tsx"
import { presentError } from "../../../text/presentError.ts"
import styles from "./Payment.module.css"
import type { Query } from "./usePaymentQuery.ts"

/** The loading state of a query, or its error with a retry button. */
export function QueryStatus({ error, again }: Pick<Query<unknown>, "error" | "again">) {
  const t = useText()
  if (error === undefined)
    return (
      <p role="status" className={styles["loading"]}>
        {t("payment.loading")}
        <Spinner kind="running" />
      </p>
    )
  const { title, text, details } = presentError(error, t)
  return (
    <Alert
      tone="problem"
      title={title}
      details={details}
      actions={
        <Button variant="quiet" onClick={again}>
          {t("payment.retry")}
        </Button>
      }
    >
      <p>{text}</p>
    </Alert>
  )
}
