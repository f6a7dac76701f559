import { Button } from "../../../design/Button.tsx"
import { Notice } from "../../../design/Notice.tsx"
import { Thread } from "../../../design/Thread.tsx"
import { useText } from "../../../runtime/TextProvider.tsx"
import { presentError } from "../../../text/presentError.ts"
import styles from "./Pay.module.css"
import type { Asked } from "./useAsked.ts"

/** Stands where an answer will: that it was asked for, or why it did not come and how to ask again. */
export function AskedPart({ error, again }: Pick<Asked<unknown>, "error" | "again">) {
  const t = useText()
  if (error === undefined)
    return (
      <p role="status" className={styles["asked"]}>
        {t("payment.loading")}
        <Thread kind="running" />
      </p>
    )
  const { title, text, details } = presentError(error, t)
  return (
    <Notice
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
    </Notice>
  )
}
