import type { OrderDetails } from "../../../domain/order/OrderDetails.ts"
import { buttonClass } from "../../design/buttonClass.ts"
import { PageLink } from "../../runtime/PageLink.tsx"
import { useText } from "../../runtime/TextProvider.tsx"
import { useRepayDeadline } from "../../runtime/useRepayDeadline.ts"
import { usePurchasePages } from "../../runtime/pages/usePurchasePages.ts"

export interface RepayOfferProps {
  readonly opened: OrderDetails
  readonly guestToken: string | undefined
}

/** A link to pay an unpaid order while the shop accepts payments for it; otherwise a notice (F99). */
export function RepayOffer({ opened: { order, repay }, guestToken }: RepayOfferProps) {
  const t = useText()
  const { repayment } = usePurchasePages()
  const until = useRepayDeadline(repay)
  if (repay === undefined) return null
  if (!repay.isRepayable) return <p role="status">{t("orders.payUnavailable")}</p>
  return (
    <>
      {until !== undefined && <p>{t("orders.payUntil", { time: until })}</p>}
      <p>
        <PageLink to={repayment({ orderId: order.id, guestToken })} className={buttonClass()}>
          {t("orders.payNow")}
        </PageLink>
      </p>
    </>
  )
}
