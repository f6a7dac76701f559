import type { OpenedOrder } from "../../../domain/order/OpenedOrder.ts"
import { buttonClass } from "../../design/buttonClass.ts"
import { PageLink } from "../../runtime/PageLink.tsx"
import { useText } from "../../runtime/TextProvider.tsx"
import { useKeptUntil } from "../../runtime/useKeptUntil.ts"
import { usePurchasePages } from "../../runtime/usePurchasePages.ts"

export interface RepayOfferProps {
  readonly opened: OpenedOrder
  readonly guestToken: string | undefined
}

/**
 * The way to pay an order that stands unpaid, as long as the shop takes a payment for it; told when it takes none
 * (F99).
 */
export function RepayOffer({ opened: { order, repay }, guestToken }: RepayOfferProps) {
  const t = useText()
  const { repayment } = usePurchasePages()
  const until = useKeptUntil(repay)
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
