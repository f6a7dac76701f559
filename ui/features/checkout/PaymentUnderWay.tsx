import { useEffect, useRef, useState } from "react"
import type { Money } from "../../../domain/shared/Money.ts"
import { Thread } from "../../design/Thread.tsx"
import { useText } from "../../runtime/TextProvider.tsx"
import { useIsRegistered } from "../../runtime/useIsRegistered.ts"
import { useMoney } from "../../runtime/useMoney.ts"
import around from "./CheckoutView.module.css"
import { DoubtWays } from "./DoubtWays.tsx"
import styles from "./PaymentUnderWay.module.css"

const STILL_CHECKING_AFTER_MILLIS = 4_000

export type PaymentUnderWayProps =
  | { readonly stage: "paying"; readonly total: Money }
  | { readonly stage: "inDoubt"; readonly orderId: string; readonly onAsk: () => Promise<void> }
  | { readonly stage: "leaving" }
  /** The order stands unpaid, and the page where it can be paid again opens. */
  | { readonly stage: "repay" }
  /** What the payment asks is being fetched. */
  | { readonly stage: "asked" }
  | { readonly stage: "confirmed" }

/**
 * What is said while a payment is on its way, and while nobody knows how it ended. Nothing can be paid from here.
 *
 * It takes the focus of the button that is gone, which brings it into sight: on a phone the page is shorter by the form
 * that stood here.
 */
export function PaymentUnderWay(props: PaymentUnderWayProps) {
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
  const { title, text } = words()
  const said = (
    <div ref={panel} tabIndex={-1} className={styles["panel"]} role="status">
      <p className={styles["title"]}>{title}</p>
      <p>{text}</p>
      {props.stage === "inDoubt" && <p>{t(isRegistered ? "checkout.pendingAccount" : "checkout.pendingGuest")}</p>}
      <Thread kind="running" />
    </div>
  )
  return props.stage === "inDoubt" ? (
    <div className={around["closed"]}>
      {said}
      <DoubtWays isRegistered={isRegistered} onAsk={props.onAsk} />
    </div>
  ) : (
    said
  )

  function words() {
    switch (props.stage) {
      case "paying":
        return {
          title: t("checkout.paying", { amount: money(props.total) }),
          text: t(long ? "checkout.payingLong" : "checkout.payingText"),
        }
      case "inDoubt":
        return { title: t("checkout.pending"), text: t("checkout.pendingText", { orderId: props.orderId }) }
      case "leaving":
        return { title: t("checkout.redirecting"), text: t("checkout.redirectingText") }
      case "repay":
        return { title: t("checkout.repay"), text: t("checkout.repayText") }
      case "asked":
        return { title: t("checkout.challenge"), text: t("checkout.payingText") }
      case "confirmed":
        return { title: t("checkout.confirmed"), text: t("checkout.confirmedText") }
    }
  }
}
