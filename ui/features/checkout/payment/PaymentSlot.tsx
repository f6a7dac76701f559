import { Button } from "../../../design/Button.tsx"
import { Spinner } from "../../../design/Spinner.tsx"
import { lazyComponent, usePreload } from "../../../runtime/lazyComponent.tsx"
import { useText } from "../../../runtime/TextProvider.tsx"
import styles from "./Payment.module.css"
import type { PaymentStepProps } from "./PaymentProps.ts"
import type { ScanPanelProps } from "./ScanPanel.tsx"

const TEXTS = ["purchase", "payment"] as const
const PaymentStep = lazyComponent(async () => (await import("./PaymentStep.tsx")).PaymentStep, TEXTS)
const ScanPanel = lazyComponent(async () => (await import("./ScanPanel.tsx")).ScanPanel, TEXTS)

/** Fetches the payment step, and the panel that a payment by QR code needs, shortly before they are reached. */
export function usePaymentPreload(isUpcoming: boolean): void {
  usePreload(PaymentStep, isUpcoming)
  usePreload(ScanPanel, isUpcoming)
}

/** The payment step. */
export function PaymentSlot(props: PaymentStepProps) {
  return (
    <PaymentStep of={props} loading={<PaymentLoading />} failed={(retry) => <PaymentNotLoaded onRetry={retry} />} />
  )
}

/** The panel of a payment by QR code. */
export function ScanSlot(props: ScanPanelProps) {
  return <ScanPanel of={props} loading={<PaymentLoading />} failed={(retry) => <PaymentNotLoaded onRetry={retry} />} />
}

function PaymentLoading() {
  const t = useText()
  return (
    <p role="status" className={styles["loading"]}>
      {t("checkout.loading")}
      <Spinner kind="running" />
    </p>
  )
}

function PaymentNotLoaded({ onRetry }: { readonly onRetry: () => void }) {
  const t = useText()
  return (
    <div role="alert">
      <p>{t("errors.defect.title")}</p>
      <Button variant="quiet" onClick={onRetry}>
        {t("cart.retry")}
      </Button>
    </div>
  )
}
