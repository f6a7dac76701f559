import { useEffect, useRef, useState } from "react"
import type { Money } from "../../../../domain/shared/Money.ts"
import { Spinner } from "../../../design/Spinner.tsx"
import { useText } from "../../../runtime/TextProvider.tsx"
import { useIsRegistered } from "../../../runtime/useIsRegistered.ts"
import { useMoney } from "../../../runtime/useMoney.ts"
import pageStyles from "../CheckoutView.module.css"
import { PendingPaymentActions } from "./PendingPaymentActions.tsx"
import styles from "./PaymentInProgress.module.css"

const STILL_CHECKING_AFTER_MILLIS = 4_000

export type PaymentInProgressProps =
  | { readonly stage: "submitting"; readonly total: Money }
  | { readonly stage: "pending"; readonly orderId: string; readonly onCheckNow: () => Promise<void> }
  | { readonly stage: "redirecting" }
  /** The order is placed but unpaid, and the repayment page is opening. */
  | { readonly stage: "repaymentRequired" }
  /** The panel for the required action is loading. */
  | { readonly stage: "actionRequired" }
  | { readonly stage: "paid" }

/**
 * The status shown while a payment is pending or its outcome is unknown. It offers no way to pay.
 *
 * It takes the focus from the button that is gone, which scrolls it into view: on a phone the page has become shorter.
 */
export function PaymentInProgress(props: PaymentInProgressProps) {
  const t = useText()
  const money = useMoney()
  const isRegistered = useIsRegistered()
  const [long, setLong] = useState(false)
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => {
    panel.current?.focus()
    setLong(false)
    const timer = setTimeout(() => setLong(true), STILL_CHECKING_AFTER_MILLIS)
    return () => clearTimeout(timer)
  }, [props.stage])
  const { title, text } = texts()
  const message = (
    <div ref={panel} tabIndex={-1} className={styles["panel"]} role="status">
      <p className={styles["title"]}>{title}</p>
      <p>{text}</p>
      {props.stage === "pending" && <p>{t(isRegistered ? "checkout.pendingAccount" : "checkout.pendingGuest")}</p>}
      <Spinner kind="running" />
    </div>
  )
  return props.stage === "pending" ? (
    <div className={pageStyles["closed"]}>
      {message}
      <PendingPaymentActions isRegistered={isRegistered} onCheckNow={props.onCheckNow} />
    </div>
  ) : (
    message
  )

  function texts() {
    switch (props.stage) {
      case "submitting":
        return {
          title: t("checkout.paying", { amount: money(props.total) }),
          text: t(long ? "checkout.payingLong" : "checkout.payingText"),
        }
      case "pending":
        return { title: t("checkout.pending"), text: t("checkout.pendingText", { orderId: props.orderId }) }
      case "redirecting":
        return { title: t("checkout.redirecting"), text: t("checkout.redirectingText") }
      case "repaymentRequired":
        return { title: t("checkout.repay"), text: t("checkout.repayText") }
      case "actionRequired":
        return { title: t("checkout.challengeRequired"), text: t("checkout.payingText") }
      case "paid":
        return { title: t("checkout.confirmed"), text: t("checkout.confirmedText") }
    }
  }
}
