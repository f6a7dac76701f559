import type { ReactNode } from "react"
import { Button } from "../../../design/Button.tsx"
import { Spinner } from "../../../design/Spinner.tsx"
import { TextProvider, useText } from "../../../runtime/TextProvider.tsx"
import styles from "./Payment.module.css"
import type { PaymentComponents } from "./PaymentComponents.ts"
import type { usePaymentStep } from "./usePaymentStep.ts"

export interface PaymentSlotProps {
  readonly step: ReturnType<typeof usePaymentStep>
  readonly show: (components: PaymentComponents) => ReactNode
}

/** Renders the payment components once they are loaded. */
export function PaymentSlot({ step: { components, retry }, show }: PaymentSlotProps) {
  const t = useText()
  if (components === undefined)
    return (
      <p role="status" className={styles["loading"]}>
        {t("checkout.loading")}
        <Spinner kind="running" />
      </p>
    )
  if (components === "failed")
    return (
      <div role="alert">
        <p>{t("errors.defect.title")}</p>
        <Button variant="quiet" onClick={retry}>
          {t("cart.retry")}
        </Button>
      </div>
    )
  return <TextProvider translate={components.t}>{show(components)}</TextProvider>
}
