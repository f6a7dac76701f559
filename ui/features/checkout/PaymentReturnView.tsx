import { useEffect, useState } from "react"
import { addressAfterPayment } from "../../../application/checkout/addressAfterPayment.ts"
import type { CheckoutOutcome } from "../../../application/checkout/CheckoutOutcome.ts"
import type { PageAddress } from "../../../domain/navigation/PageAddress.ts"
import type { PaymentRedirect } from "../../../domain/payment/PaymentStatus.ts"
import type { PaymentStanding } from "../../../domain/payment/paymentStanding.ts"
import type { OrderId } from "../../../domain/shared/OrderId.ts"
import { buttonClass } from "../../design/buttonClass.ts"
import { Thread } from "../../design/Thread.tsx"
import { useCommands } from "../../runtime/CommandsProvider.tsx"
import { useNavigation } from "../../runtime/NavigationProvider.tsx"
import { PageLink } from "../../runtime/PageLink.tsx"
import { useText } from "../../runtime/TextProvider.tsx"
import { usePurchasePages } from "../../runtime/usePurchasePages.ts"
import { useFrame } from "../../runtime/ShopProvider.tsx"
import { useShopPages } from "../../runtime/useShopPages.ts"
import { rememberFailedPayment } from "./failedPayment.ts"
import { LeaveForm } from "./LeaveForm.tsx"
import { keptOrderToken } from "./orderToken.ts"
import styles from "./PaymentReturnView.module.css"
import { useDoubt } from "./useDoubt.ts"
import { useFreshPage } from "./useFreshPage.ts"

export interface PaymentReturnViewProps {
  readonly orderId: OrderId
  readonly payment: PaymentStanding
  readonly guestToken: string | undefined
  readonly address: PageAddress
}

/**
 * Where a bank leads back to, by whatever way and however often: how the payment stands, and the way on. While nobody
 * knows, it keeps asking.
 */
export function PaymentReturnView({ orderId, payment, guestToken, address }: PaymentReturnViewProps) {
  const t = useText()
  const pages = useShopPages()
  const { store } = useFrame()
  const { go, addressOf } = useNavigation()
  const { resumePayment } = useCommands()
  const [shown, setShown] = useState(payment)
  const [redirect, setRedirect] = useState<PaymentRedirect>()
  const { standing } = shown
  const isOpen = standing === "open" || standing === "unknown"
  useFreshPage()
  const isRepay = address.parameters["repay"] === "1"
  const resume = async (_: OrderId, left: AbortSignal) => {
    const result = await resumePayment({ orderId, guestToken, isRepay }, left)
    // A code that waits is no end of it: the page it was shown on, or any device, may have it scanned.
    return result.ok && result.value.outcome === "scan"
      ? { ...result, value: { outcome: "unknown", orderId } as const }
      : result
  }
  useDoubt(
    isOpen ? orderId : undefined,
    resume,
    (outcome) => {
      if (outcome.outcome === "leave") setRedirect(outcome.redirect)
      else {
        if (outcome.outcome === "failed") rememberFailedPayment(orderId)
        setShown(standingOf(outcome, isRepay))
      }
    },
    redirect !== undefined,
  )
  useEffect(() => {
    const token = standing === "elsewhere" && guestToken === undefined ? keptOrderToken(orderId) : undefined
    const next =
      token === undefined
        ? addressAfterPayment(address, { page: "return", orderId, payment: shown }, store.configuration)
        : { ...address, parameters: { ...address.parameters, guestToken: token } }
    if (next !== undefined) go(next, { replace: true })
  }, [standing])
  const here = addressOf({ ...address, parameters: { ...address.parameters, orderId } })
  const repayment = usePurchasePages().repayment({ orderId, guestToken })
  const { title, text, key } = words()
  return (
    <div className={styles["page"]}>
      <div className={styles["said"]} role="status">
        <h1>{title}</h1>
        <p>{text}</p>
        {key !== undefined && (
          <code className={styles["key"]} dir="ltr">
            {key}
          </code>
        )}
        {isOpen && <Thread kind="running" />}
      </div>
      {isOpen && redirect !== undefined && <LeaveForm redirect={redirect} />}
      <p className={styles["ways"]}>{ways()}</p>
    </div>
  )

  function words(): { readonly title: string; readonly text: string; readonly key?: string | undefined } {
    switch (shown.standing) {
      case "refused":
        return { title: t("checkout.refused"), text: t("checkout.refusedText"), key: shown.errorKey }
      case "challenge":
        return { title: t("paymentStatus.challengeCompleted.title"), text: t("paymentStatus.challengeCompleted.text") }
      case "authenticate":
        return { title: t("paymentStatus.password.title"), text: t("paymentStatus.password.text") }
      case "failed":
        return { title: t("checkout.failed"), text: t("errors.defect.text") }
      case "elsewhere":
        return { title: t("paymentStatus.otherDevice.title"), text: t("paymentStatus.otherDevice.text") }
      case "repay":
        return { title: t("checkout.repay"), text: t("checkout.repayText") }
      case "confirmed":
        return { title: t("checkout.confirmed"), text: t("checkout.confirmedText") }
      case "open":
      case "unknown":
        return { title: t("paymentStatus.pending.title"), text: t("paymentStatus.pending.text") }
    }
  }

  function ways() {
    switch (standing) {
      case "refused":
      case "challenge":
      case "authenticate":
        return (
          <PageLink to={pages.checkout} className={buttonClass()}>
            {t("paymentStatus.declined.backToCheckout")}
          </PageLink>
        )
      case "elsewhere":
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
            {here.ok && (
              <a href={here.address} className={buttonClass("quiet")}>
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
 * How a payment stands by what was heard of it. What asks for more leads to where it is given: an order that stands, to
 * its repayment.
 */
function standingOf(outcome: Exclude<CheckoutOutcome, { outcome: "leave" }>, isRepay: boolean): PaymentStanding {
  switch (outcome.outcome) {
    case "confirmed":
      return { standing: "confirmed", ...(outcome.guestToken === undefined ? {} : { guestToken: outcome.guestToken }) }
    case "refused":
      return { standing: "refused", ...(outcome.errorKey === undefined ? {} : { errorKey: outcome.errorKey }) }
    case "repay":
    case "challenge":
      return { standing: outcome.outcome }
    case "authenticate":
      return { standing: isRepay ? "repay" : "authenticate" }
    case "failed":
      return { standing: isRepay || outcome.orderId !== undefined ? "repay" : "failed" }
    case "unsubmitted":
      return { standing: "elsewhere" }
    default:
      return { standing: "open" }
  }
}
