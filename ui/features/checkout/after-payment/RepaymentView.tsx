import { useEffect, useState } from "react"
import type { PaymentMethod } from "../../../../domain/checkout/PaymentMethod.ts"
import type { Order } from "../../../../domain/order/Order.ts"
import type { PaymentProgress } from "../../../../domain/payment/paymentProgress.ts"
import type { RepayInfo } from "../../../../domain/payment/RepayInfo.ts"
import { buttonClass } from "../../../design/buttonClass.ts"
import { Alert } from "../../../design/Alert.tsx"
import { PurchaseLines } from "../../shared/cart/PurchaseLines.tsx"
import { TotalsTable } from "../../shared/cart/TotalsTable.tsx"
import type { CaptchaSlot } from "../../../runtime/useCaptcha.ts"
import { useNavigation } from "../../../runtime/NavigationProvider.tsx"
import { PageLink } from "../../../runtime/PageLink.tsx"
import { useText } from "../../../runtime/TextProvider.tsx"
import { useRepayDeadline } from "../../../runtime/useRepayDeadline.ts"
import { usePurchasePages } from "../../../runtime/pages/usePurchasePages.ts"
import { useShopPages } from "../../../runtime/pages/useShopPages.ts"
import { presentError } from "../../../text/presentError.ts"
import { rejectedCardOf } from "../card/rejectedCardOf.ts"
import { ScrollIntoView } from "../ScrollIntoView.tsx"
import { PaymentSlot, ScanSlot, usePaymentPreload } from "../payment/PaymentSlot.tsx"
import type { PaymentDraft } from "../payment/PaymentProps.ts"
import { PaymentActionPanel } from "./PaymentActionPanel.tsx"
import { PaymentInProgress } from "./PaymentInProgress.tsx"
import styles from "./RepaymentView.module.css"
import { useReloadOnRestore } from "./useReloadOnRestore.ts"
import type { RepaymentState } from "./useRepayment.ts"
import { useRepayment } from "./useRepayment.ts"

export interface RepaymentViewProps {
  readonly order: Order
  readonly payment: PaymentProgress
  readonly repay?: RepayInfo
  readonly methods: readonly PaymentMethod[]
  /** Authorizes access to a guest's order without a session. */
  readonly guestToken: string | undefined
  readonly captcha: CaptchaSlot
}

/** The repayment page of an unpaid order: the amount due, the deadline and the payment methods. */
export function RepaymentView({ order, payment, repay, methods, guestToken, captcha }: RepaymentViewProps) {
  const t = useText()
  const pages = useShopPages()
  const { confirmation, repayment } = usePurchasePages()
  const { go } = useNavigation()
  const [draft, setDraft] = useState<PaymentDraft>({})
  const { state, pay, answer, chooseOtherMethod, applyOutcome, gone, checkNow } = useRepayment({
    orderId: order.id,
    guestToken,
    total: order.totalOrder,
    isInFlight: (payment.status === "pending" || payment.status === "unknown") && repay?.isRepayable !== true,
    onRefused: () => go(repayment({ orderId: order.id, guestToken }), { replace: true, preserveScroll: true }),
  })
  const until = useRepayDeadline(repay)
  useReloadOnRestore()
  const isPaid = state.phase === "paid" || payment.status === "paid"
  const token = state.phase === "paid" ? state.guestToken : guestToken
  useEffect(() => {
    if (isPaid) go(confirmation({ orderId: order.id, guestToken: token, isRepaid: true }), { replace: true })
  }, [isPaid])
  // A pending payment, of this page or another, is shown as such.
  const isOver = state.phase === "notRepayable" || (state.phase === "editing" && !isPaid && repay?.isRepayable !== true)
  // While a payment is pending, no other method is offered.
  const isWaiting = state.phase === "scanRequired" || state.phase === "pending" || state.phase === "redirecting"
  usePaymentPreload(!isOver)
  return (
    <div className={styles["page"]} data-purchase="">
      <header>
        <h1>{t(isOver ? "paymentStatus.retry.expired.title" : "paymentStatus.retry.title")}</h1>
        {!isWaiting && (
          <p className={styles["lead"]}>
            {t(isOver ? "paymentStatus.retry.expired.text" : "paymentStatus.retry.text", { orderId: order.id })}
            {!isOver && until !== undefined && ` ${t("paymentStatus.retry.until", { time: until })}`}
          </p>
        )}
      </header>
      <div className={styles["columns"]}>
        <div className={styles["pay"]}>
          {isOver ? (
            <p className={styles["actions"]}>
              <PageLink to={pages.cart} className={buttonClass()}>
                {t("checkout.backToCart")}
              </PageLink>
            </p>
          ) : (
            renderPayment()
          )}
        </div>
        <aside className={styles["order"]} aria-label={t("orders.items")}>
          <PurchaseLines items={order.items} />
          <TotalsTable totals={order} shipping="known" />
        </aside>
      </div>
    </div>
  )

  function renderPayment() {
    switch (state.phase) {
      case "actionRequired":
        return (
          <PaymentActionPanel
            captcha={captcha}
            action={state.action}
            total={order.totalOrder}
            onAnswer={answer}
            onOtherMethod={chooseOtherMethod}
          />
        )
      case "submitting":
        return <PaymentInProgress stage="submitting" total={order.totalOrder} />
      case "pending":
        return <PaymentInProgress stage="pending" orderId={order.id} onCheckNow={checkNow} />
      case "redirecting":
      case "paid":
        return <PaymentInProgress stage={state.phase} />
      case "scanRequired":
        return (
          <ScanSlot
            payment={{ orderId: order.id, guestToken: token, isRepay: true }}
            qr={state.qr}
            onOutcome={applyOutcome}
            onOrder={() => applyOutcome({ outcome: "paid", orderId: order.id })}
          />
        )
      case "editing":
      case "notRepayable":
        return (
          <>
            <ScrollIntoView of={state.phase === "editing" ? (state.error ?? state.outcome) : undefined}>
              <QueueRefused state={state} />
            </ScrollIntoView>
            <h2>{t("checkout.payment")}</h2>
            <noscript>
              <p>{t("checkout.noScript")}</p>
            </noscript>
            <PaymentSlot
              orderId={order.id}
              methods={methods}
              total={order.totalOrder}
              draft={draft}
              onDraftChange={(change) => setDraft((known) => ({ ...known, ...change }))}
              onPay={pay}
              captcha={captcha}
              refused={state.phase === "editing" && state.error?._tag === "CardRefused" ? state.error.reasons : []}
              gone={state.phase === "editing" ? rejectedCardOf(state.error) : undefined}
              repaying={{ guestToken, onNotPayable: () => void gone() }}
            />
          </>
        )
    }
  }
}

/** The reason why the last payment failed; the order is unchanged. */
function QueueRefused({ state }: { readonly state: RepaymentState }) {
  const t = useText()
  if (state.phase !== "editing" || (state.outcome === undefined && state.error === undefined))
    return <Alert tone="problem" />
  const { outcome, error } = state
  if (error !== undefined) {
    const { title, text, details } = presentError(error, t)
    return (
      <Alert tone="problem" title={title} details={details}>
        <p>{text}</p>
      </Alert>
    )
  }
  const key = outcome?.outcome === "declined" ? outcome.errorKey : undefined
  return (
    <Alert
      tone="problem"
      title={t(outcome?.outcome === "failed" ? "checkout.failed" : "checkout.declined")}
      details={key === undefined ? undefined : { label: t("errors.details"), text: key }}
    >
      <p>{t("paymentStatus.retry.declined")}</p>
    </Alert>
  )
}
