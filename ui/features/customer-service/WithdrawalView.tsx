import type { WithdrawalPage } from "../../../application/returns/WithdrawalPage.ts"
import { useNavigation } from "../../runtime/NavigationProvider.tsx"
import { useText } from "../../runtime/TextProvider.tsx"
import { useOrderPages } from "../../runtime/pages/useOrderPages.ts"
import styles from "./Service.module.css"
import { WithdrawalConfirmation, WithdrawalReceipt } from "./WithdrawalConfirmation.tsx"
import { WithdrawalStatementForm } from "./WithdrawalStatementForm.tsx"

/**
 * The withdrawal from a contract in two steps (R22). Its forms are posted with and without scripts: a statement must
 * reach the shop in every browser.
 */
export function WithdrawalView({ withdrawal }: { readonly withdrawal: WithdrawalPage }) {
  const t = useText()
  const pages = useOrderPages()
  const { addressOf } = useNavigation()
  const { step, order } = withdrawal
  const built = addressOf(order === undefined ? pages.withdrawal() : pages.withdrawal({ orderId: order.orderId }))
  const action = built.ok ? built.address : ""
  return (
    <div className={styles["page"]}>
      <div>
        <h1>{t(`service.withdrawal.${step}.title`)}</h1>
        <p className={styles["intro"]}>{t(`service.withdrawal.${step}.text`)}</p>
      </div>
      {step === "statement" && <WithdrawalStatementForm withdrawal={withdrawal} action={action} />}
      {step === "confirmation" && <WithdrawalConfirmation withdrawal={withdrawal} action={action} />}
      {step === "receipt" && <WithdrawalReceipt withdrawal={withdrawal} />}
    </div>
  )
}
