import { useEffect, useState } from "react"
import type { PaymentMethod } from "../../../domain/checkout/PaymentMethod.ts"
import type { Order } from "../../../domain/order/Order.ts"
import type { PaymentStanding } from "../../../domain/payment/paymentStanding.ts"
import type { RepayInfo } from "../../../domain/payment/RepayInfo.ts"
import { buttonClass } from "../../design/buttonClass.ts"
import { Notice } from "../../design/Notice.tsx"
import { PurchaseLines } from "../../design/PurchaseLines.tsx"
import { TotalsTable } from "../../design/TotalsTable.tsx"
import type { CaptchaSlot } from "../../runtime/CaptchaSlot.ts"
import { useNavigation } from "../../runtime/NavigationProvider.tsx"
import { PageLink } from "../../runtime/PageLink.tsx"
import { TextProvider, useText } from "../../runtime/TextProvider.tsx"
import { useKeptUntil } from "../../runtime/useKeptUntil.ts"
import { usePurchasePages } from "../../runtime/usePurchasePages.ts"
import { useShopPages } from "../../runtime/useShopPages.ts"
import { presentError } from "../../text/presentError.ts"
import { goneCard } from "./goneCard.ts"
import { InSight } from "./InSight.tsx"
import { PayPlace } from "./pay/PayPlace.tsx"
import type { PayMemory } from "./pay/PayProps.ts"
import { usePayStep } from "./pay/usePayStep.ts"
import { PaymentQuestion } from "./PaymentQuestion.tsx"
import { PaymentUnderWay } from "./PaymentUnderWay.tsx"
import styles from "./RepaymentView.module.css"
import { useFreshPage } from "./useFreshPage.ts"
import type { RepaymentState } from "./useRepayment.ts"
import { useRepayment } from "./useRepayment.ts"

export interface RepaymentViewProps {
  readonly order: Order
  readonly payment: PaymentStanding
  readonly repay?: RepayInfo
  readonly methods: readonly PaymentMethod[]
  /** Opens a guest's order where the session does not. */
  readonly guestToken: string | undefined
  readonly captcha: CaptchaSlot
}

/** An order that stands unpaid: what is owed, until when it is kept, and how it can be paid. */
export function RepaymentView({ order, payment, repay, methods, guestToken, captcha }: RepaymentViewProps) {
  const t = useText()
  const pages = useShopPages()
  const { confirmation, repayment } = usePurchasePages()
  const { go } = useNavigation()
  const [memory, setMemory] = useState<PayMemory>({})
  const { state, pay, answer, otherWay, waited, gone, askNow } = useRepayment({
    orderId: order.id,
    guestToken,
    total: order.totalOrder,
    isUnderWay: (payment.standing === "open" || payment.standing === "unknown") && repay?.isRepayable !== true,
    onRefused: () => go(repayment({ orderId: order.id, guestToken }), { replace: true, keepPlace: true }),
  })
  const until = useKeptUntil(repay)
  useFreshPage()
  const isPaid = state.phase === "confirmed" || payment.standing === "confirmed"
  const token = state.phase === "confirmed" ? state.guestToken : guestToken
  useEffect(() => {
    if (isPaid) go(confirmation({ orderId: order.id, guestToken: token, isRepaid: true }), { replace: true })
  }, [isPaid])
  // What is under way, of this page or another, is told as such.
  const isOver = state.phase === "over" || (state.phase === "filling" && !isPaid && repay?.isRepayable !== true)
  // What waits is not to be paid in another way meanwhile.
  const isWaiting = state.phase === "scanning" || state.phase === "inDoubt" || state.phase === "leaving"
  const step = usePayStep(!isOver)
  return (
    <div className={styles["page"]}>
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
            <p className={styles["ways"]}>
              <PageLink to={pages.cart} className={buttonClass()}>
                {t("checkout.backToCart")}
              </PageLink>
            </p>
          ) : (
            paying()
          )}
        </div>
        <aside className={styles["order"]} aria-label={t("orders.items")}>
          <PurchaseLines items={order.items} />
          <TotalsTable totals={order} shipping="known" />
        </aside>
      </div>
    </div>
  )

  function paying() {
    switch (state.phase) {
      case "asked":
        return (
          <PaymentQuestion
            captcha={captcha}
            question={state.question}
            total={order.totalOrder}
            onAnswer={answer}
            onOtherWay={otherWay}
          />
        )
      case "paying":
        return <PaymentUnderWay stage="paying" total={order.totalOrder} />
      case "inDoubt":
        return <PaymentUnderWay stage="inDoubt" orderId={order.id} onAsk={askNow} />
      case "leaving":
      case "confirmed":
        return <PaymentUnderWay stage={state.phase} />
      case "scanning":
        return typeof step.parts === "object" ? (
          <TextProvider translate={step.parts.t}>
            <step.parts.ScanPanel
              payment={{ orderId: order.id, guestToken: token, isRepay: true }}
              qr={state.qr}
              onOutcome={waited}
              onOrder={() => waited({ outcome: "confirmed", orderId: order.id })}
            />
          </TextProvider>
        ) : (
          <PayPlace step={step} show={() => null} />
        )
      case "filling":
      case "over":
        return (
          <>
            <InSight of={state.phase === "filling" ? (state.error ?? state.outcome) : undefined}>
              <Refusal state={state} />
            </InSight>
            <h2>{t("checkout.payment")}</h2>
            <noscript>
              <p>{t("checkout.noScript")}</p>
            </noscript>
            <PayPlace
              step={step}
              show={({ PayStep }) => (
                <PayStep
                  orderId={order.id}
                  methods={methods}
                  total={order.totalOrder}
                  memory={memory}
                  onMemory={(change) => setMemory((known) => ({ ...known, ...change }))}
                  onPay={pay}
                  captcha={captcha}
                  refused={state.phase === "filling" && state.error?._tag === "CardRefused" ? state.error.problems : []}
                  gone={state.phase === "filling" ? goneCard(state.error) : undefined}
                  repaying={{ guestToken, onGone: () => void gone() }}
                />
              )}
            />
          </>
        )
    }
  }
}

/** Why the last payment did not go through; the order is as it was. */
function Refusal({ state }: { readonly state: RepaymentState }) {
  const t = useText()
  if (state.phase !== "filling" || (state.outcome === undefined && state.error === undefined))
    return <Notice tone="problem" />
  const { outcome, error } = state
  if (error !== undefined) {
    const { title, text, details } = presentError(error, t)
    return (
      <Notice tone="problem" title={title} details={details}>
        <p>{text}</p>
      </Notice>
    )
  }
  const key = outcome?.outcome === "refused" ? outcome.errorKey : undefined
  return (
    <Notice
      tone="problem"
      title={t(outcome?.outcome === "failed" ? "checkout.failed" : "checkout.refused")}
      details={key === undefined ? undefined : { label: t("errors.details"), text: key }}
    >
      <p>{t("paymentStatus.retry.declined")}</p>
    </Notice>
  )
}
