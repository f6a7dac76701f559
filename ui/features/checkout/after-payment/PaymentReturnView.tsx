import { useEffect, useState } from "react"
import { addressAfterPayment } from "../../../../application/checkout/tracking/addressAfterPayment.ts"
import type { CheckoutOutcome } from "../../../../application/checkout/CheckoutOutcome.ts"
import type { PageAddress } from "../../../../domain/navigation/PageAddress.ts"
import type { PaymentRedirect } from "../../../../domain/payment/PaymentStatus.ts"
import type { PaymentProgress } from "../../../../domain/payment/paymentProgress.ts"
import type { OrderId } from "../../../../domain/shared/OrderId.ts"
import { buttonClass } from "../../../design/buttonClass.ts"
import { Spinner } from "../../../design/Spinner.tsx"
import { useCommands } from "../../../commands/useCommands.tsx"
import { useNavigation } from "../../../runtime/NavigationProvider.tsx"
import { PageLink } from "../../../runtime/PageLink.tsx"
import { useText } from "../../../runtime/TextProvider.tsx"
import { usePurchasePages } from "../../../runtime/pages/usePurchasePages.ts"
import { useFrame } from "../../../runtime/ShopProvider.tsx"
import { useShopPages } from "../../../runtime/pages/useShopPages.ts"
import { rememberFailedPayment } from "./failedPayment.ts"
import { RedirectForm } from "./RedirectForm.tsx"
import { readOrderToken } from "./orderToken.ts"
import styles from "./PaymentReturnView.module.css"
import { usePendingPayment } from "./usePendingPayment.ts"
import { useReloadOnRestore } from "./useReloadOnRestore.ts"

export interface PaymentReturnViewProps {
  readonly orderId: OrderId
  readonly payment: PaymentProgress
  readonly guestToken: string | undefined
  readonly address: PageAddress
}

/**
 * The page a bank redirects to, by GET or POST and possibly more than once: the payment status and the next step. It
 * polls while the outcome is unknown.
 */
export function PaymentReturnView({ orderId, payment, guestToken, address }: PaymentReturnViewProps) {
  const t = useText()
  const pages = useShopPages()
  const { store } = useFrame()
  const { go, addressOf } = useNavigation()
  const { resumePayment } = useCommands().purchase
  const [shown, setShown] = useState(payment)
  const [redirect, setRedirect] = useState<PaymentRedirect>()
  const { status } = shown
  const isOpen = status === "pending" || status === "unknown"
  useReloadOnRestore()
  const isRepay = address.parameters["repay"] === "1"
  const resume = async (_: OrderId, left: AbortSignal) => {
    const result = await resumePayment({ orderId, guestToken, isRepay }, left)
    // A code that awaits scanning is not final: it may be scanned from the original page or from any device.
    return result.ok && result.value.outcome === "scanRequired"
      ? { ...result, value: { outcome: "unknown", orderId } as const }
      : result
  }
  usePendingPayment(
    isOpen ? orderId : undefined,
    resume,
    (outcome) => {
      if (outcome.outcome === "redirectRequired") setRedirect(outcome.redirect)
      else {
        if (outcome.outcome === "failed") rememberFailedPayment(orderId)
        setShown(progressOf(outcome, isRepay))
      }
    },
    redirect !== undefined,
  )
  useEffect(() => {
    const token = status === "notFound" && guestToken === undefined ? readOrderToken(orderId) : undefined
    const next =
      token === undefined
        ? addressAfterPayment(address, { page: "return", orderId, payment: shown }, store.configuration)
        : { ...address, parameters: { ...address.parameters, guestToken: token } }
    if (next !== undefined) go(next, { replace: true })
  }, [status])
  const pageAddress = addressOf({ ...address, parameters: { ...address.parameters, orderId } })
  const repayment = usePurchasePages().repayment({ orderId, guestToken })
  const { title, text, key } = texts()
  return (
    <div className={styles["page"]}>
      <div className={styles["status"]} role="status">
        <h1>{title}</h1>
        <p>{text}</p>
        {key !== undefined && (
          <code className={styles["errorKey"]} dir="ltr">
            {key}
          </code>
        )}
        {isOpen && <Spinner kind="running" />}
      </div>
      {isOpen && redirect !== undefined && <RedirectForm redirect={redirect} />}
      <p className={styles["actions"]}>{actions()}</p>
    </div>
  )

  function texts(): { readonly title: string; readonly text: string; readonly key?: string | undefined } {
    switch (shown.status) {
      case "declined":
        return { title: t("checkout.declined"), text: t("checkout.declinedText"), key: shown.errorKey }
      case "challengeRequired":
        return { title: t("paymentStatus.challengeCompleted.title"), text: t("paymentStatus.challengeCompleted.text") }
      case "passwordRequired":
        return { title: t("paymentStatus.password.title"), text: t("paymentStatus.password.text") }
      case "failed":
        return { title: t("checkout.failed"), text: t("errors.defect.text") }
      case "notFound":
        return { title: t("paymentStatus.otherDevice.title"), text: t("paymentStatus.otherDevice.text") }
      case "repaymentRequired":
        return { title: t("checkout.repay"), text: t("checkout.repayText") }
      case "paid":
        return { title: t("checkout.confirmed"), text: t("checkout.confirmedText") }
      case "pending":
      case "unknown":
        return { title: t("paymentStatus.pending.title"), text: t("paymentStatus.pending.text") }
    }
  }

  function actions() {
    switch (status) {
      case "declined":
      case "challengeRequired":
      case "passwordRequired":
        return (
          <PageLink to={pages.checkout} className={buttonClass()}>
            {t("paymentStatus.declined.backToCheckout")}
          </PageLink>
        )
      case "notFound":
        return (
          <>
            <PageLink to={pages.page("ItxLoginPage")} className={buttonClass("quiet")}>
              {t("navigation.signIn")}
            </PageLink>
            <PageLink to={pages.home} className={buttonClass("plain")}>
              {t("cart.home")}
            </PageLink>
          </>
        )
      default:
        return (
          <>
            {pageAddress.ok && (
              <a href={pageAddress.address} className={buttonClass("quiet")}>
                {t("paymentStatus.pending.check")}
              </a>
            )}
            <PageLink to={repayment} className={buttonClass("plain")}>
              {t("paymentStatus.pending.otherMethod")}
            </PageLink>
          </>
        )
    }
  }
}

/**
 * The progress for a payment status. A required action is handled by the page that can take it: for a placed order, the
 * repayment page.
 */
function progressOf(
  outcome: Exclude<CheckoutOutcome, { outcome: "redirectRequired" }>,
  isRepay: boolean,
): PaymentProgress {
  switch (outcome.outcome) {
    case "paid":
      return { status: "paid", ...(outcome.guestToken === undefined ? {} : { guestToken: outcome.guestToken }) }
    case "declined":
      return { status: "declined", ...(outcome.errorKey === undefined ? {} : { errorKey: outcome.errorKey }) }
    case "repaymentRequired":
    case "challengeRequired":
      return { status: outcome.outcome }
    case "passwordRequired":
      return { status: isRepay ? "repaymentRequired" : "passwordRequired" }
    case "failed":
      return { status: isRepay || outcome.orderId !== undefined ? "repaymentRequired" : "failed" }
    case "notSubmitted":
      return { status: "notFound" }
    default:
      return { status: "pending" }
  }
}
