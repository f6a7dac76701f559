import { useEffect, useRef, useState } from "react"
import type { Cancellation } from "../../../application/order/cancelOrder.ts"
import { refundEstimate } from "../../../domain/order/refundEstimate.ts"
import type { OrderDetails } from "../../../domain/order/OrderDetails.ts"
import type { OrderError } from "../../commands/orders.ts"
import { useCommand } from "../../commands/useCommand.ts"
import { useCommands } from "../../commands/useCommands.tsx"
import { Button } from "../../design/Button.tsx"
import { useText } from "../../runtime/TextProvider.tsx"
import { useMoney } from "../../runtime/useMoney.ts"
import styles from "./Order.module.css"
import { OrderErrorAlert } from "./OrderErrorAlert.tsx"

export interface CancelBoxProps {
  readonly opened: OrderDetails
  /** The part to cancel; absent for the whole order. */
  readonly partId?: string | undefined
  readonly guestToken: string | undefined
  readonly label: string
  readonly onEnd: (cancellation: Cancellation) => void
}

/** Cancels in two steps: the first press shows the refund, the second confirms. */
export function CancelBox({ opened, partId, guestToken, label, onEnd }: CancelBoxProps) {
  const t = useText()
  const money = useMoney()
  const form = useCommand<OrderError>()
  const { orders } = useCommands()
  const [isOpen, setOpen] = useState(false)
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isOpen) panel.current?.focus()
  }, [isOpen])
  if (!isOpen)
    return (
      <Button variant="quiet" onClick={() => setOpen(true)}>
        {label}
      </Button>
    )
  const { amount, isUpperBound, isVoid } = refundEstimate(opened, partId)
  const ways = opened.order.payments
    .map(({ name, maskedNumber }) => `\u2068${name}${maskedNumber === undefined ? "" : ` ${maskedNumber}`}\u2069`)
    .join(" · ")
  const cancel = async () => {
    const wish = { ...(partId === undefined ? {} : { partId }), ...(guestToken === undefined ? {} : { guestToken }) }
    const answer = await form.run(() => orders.cancel(opened.order.id, wish))
    if (answer === undefined) return
    setOpen(false)
    onEnd(answer.value)
  }
  return (
    <div ref={panel} tabIndex={-1} role="group" aria-label={label} className={styles["dialog"]}>
      <p>
        {isVoid
          ? t("orders.cancelNotCharged")
          : t(isUpperBound ? "orders.cancelRefundPart" : "orders.cancelRefund", { amount: money(amount) })}
      </p>
      {!isVoid && <p>{t("orders.cancelRefundMethods", { ways })}</p>}
      <div className={styles["actions"]}>
        <Button busy={form.busy} onClick={() => void cancel()}>
          {t("orders.cancelNow")}
        </Button>
        <Button variant="plain" onClick={() => setOpen(false)}>
          {t("orders.cancelKeep")}
        </Button>
      </div>
      <OrderErrorAlert error={form.error} />
    </div>
  )
}
