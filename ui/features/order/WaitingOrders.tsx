import { useEffect, useRef, useState } from "react"
import type { Cancellation } from "../../../application/order/cancelOrder.ts"
import type { UnpaidOrder } from "../../../application/checkout/repayment/unpaidOrders.ts"
import { buttonClass } from "../../design/buttonClass.ts"
import { Alert } from "../../design/Alert.tsx"
import { useCart } from "../../runtime/CartProvider.tsx"
import { useCommands } from "../../commands/useCommands.tsx"
import { PageLink } from "../../runtime/PageLink.tsx"
import { useText } from "../../runtime/TextProvider.tsx"
import { useRepayDeadline } from "../../runtime/useRepayDeadline.ts"
import { useMoney } from "../../runtime/useMoney.ts"
import { usePurchasePages } from "../../runtime/pages/usePurchasePages.ts"
import { useShopPages } from "../../runtime/pages/useShopPages.ts"
import { CancelBox } from "./CancelBox.tsx"
import styles from "./Order.module.css"

/** Orders that await payment, shown in the cart and the checkout: to pay or to cancel (F197). */
export function WaitingOrders() {
  const commands = useCommands()
  const cart = useCart()
  const t = useText()
  const statusRegion = useRef<HTMLDivElement>(null)
  const [orders, setOrders] = useState<readonly UnpaidOrder[]>([])
  const [isCancelled, setCancelled] = useState(false)
  const read = () => void commands.orders.waiting().then((answer) => (answer.ok ? setOrders(answer.value) : undefined))
  useEffect(() => {
    read()
    // A payment at the bank may have been completed there, or in another tab, while this page was hidden.
    const check = () => (document.visibilityState === "visible" ? read() : undefined)
    document.addEventListener("visibilitychange", check)
    return () => document.removeEventListener("visibilitychange", check)
    // `read` changes with every render but behaves the same.
  }, [])
  const cancelled = async ({ order }: Cancellation) => {
    setOrders((known) => known.filter((one) => one.order.id !== order.order.id))
    setCancelled(true)
    statusRegion.current?.focus()
    const loaded = await commands.cart.loadCart()
    if (loaded.ok) cart.set(loaded.value)
  }
  return (
    <div className={styles["waiting"]}>
      <div ref={statusRegion} tabIndex={-1}>
        <Alert tone="success" title={isCancelled ? t("orders.cancelDone") : undefined} />
      </div>
      {orders.map((waiting) => (
        <Waiting
          key={waiting.order.id}
          waiting={waiting}
          onCancelled={(cancellation) => void cancelled(cancellation)}
        />
      ))}
    </div>
  )
}

function Waiting({
  waiting,
  onCancelled,
}: {
  readonly waiting: UnpaidOrder
  readonly onCancelled: (cancellation: Cancellation) => void
}) {
  const t = useText()
  const money = useMoney()
  const pages = useShopPages()
  const { repayment } = usePurchasePages()
  const { order, actions, repay, isPending } = waiting
  const until = useRepayDeadline(repay)
  // A pending payment continues on the page its bank redirects to; a refused one on the repayment page.
  const nextPage = isPending
    ? pages.page("ItxOrderPaymentPage", { orderId: order.id })
    : repayment({ orderId: order.id })
  return (
    <Alert
      title={t("orders.waiting.title", { id: order.id })}
      actions={
        <>
          <PageLink to={nextPage} className={buttonClass()}>
            {t("orders.waiting.continue")}
          </PageLink>
          {actions.includes("CANCEL") && (
            <CancelBox opened={waiting} guestToken={undefined} label={t("orders.cancel")} onEnd={onCancelled} />
          )}
        </>
      }
    >
      <p>
        {t("orders.waiting.text", { amount: money(order.totalOrder) })}
        {until !== undefined && ` ${t("orders.payUntil", { time: until })}`}
      </p>
    </Alert>
  )
}
