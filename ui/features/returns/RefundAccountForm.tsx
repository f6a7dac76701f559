import type { FormEvent } from "react"
import type { PageAddress } from "../../../domain/navigation/PageAddress.ts"
import type { RefundForm } from "../../../application/returns/ReturnPages.ts"
import { Button } from "../../design/Button.tsx"
import { useText } from "../../runtime/TextProvider.tsx"
import { BankFields } from "./BankFields.tsx"
import { ReturnsAlert } from "./ReturnsAlert.tsx"
import styles from "./Returns.module.css"
import { useFormAction } from "./submittedFields.ts"

export interface RefundAccountFormProps {
  readonly refund: RefundForm
  readonly address: PageAddress
  /** `refund` for one return, `transfer` for all returns of the account. */
  readonly action: "refund" | "transfer"
  readonly busy: boolean
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void
}

/** Names the bank account that a refund is transferred to. */
export function RefundAccountForm({ refund, address, action, busy, onSubmit }: RefundAccountFormProps) {
  const t = useText()
  return (
    <form
      className={styles["fields"]}
      method="post"
      action={useFormAction(address)}
      noValidate
      autoComplete="off"
      onSubmit={onSubmit}
    >
      <p className={styles["soft"]}>{t(action === "refund" ? "returns.refundHint" : "returns.transferHint")}</p>
      <ReturnsAlert error={undefined} isUnavailable={refund.isUnavailable} />
      <BankFields {...refund} />
      <div className={styles["actions"]}>
        <Button type="submit" name="action" value={action} busy={busy} variant="quiet">
          {t("returns.saveAccount")}
        </Button>
      </div>
    </form>
  )
}
