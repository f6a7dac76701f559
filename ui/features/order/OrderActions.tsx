import type { ReactNode } from "react"
import { useEffect, useRef } from "react"
import type { Cancellation } from "../../../application/order/cancelOrder.ts"
import type { OrderDetails } from "../../../domain/order/OrderDetails.ts"
import type { OrderOption } from "../../../domain/order/orderOptions.ts"
import { orderStage } from "../../../domain/order/orderStage.ts"
import { Alert } from "../../design/Alert.tsx"
import { useText } from "../../runtime/TextProvider.tsx"
import { useMoney } from "../../runtime/useMoney.ts"
import type { TextKey } from "../../text/TextKey.ts"
import type { AddressFormProps } from "./AddressChange.tsx"
import { AddressChange } from "./AddressChange.tsx"
import { BusinessConfirm } from "./BusinessConfirm.tsx"
import { CancelBox } from "./CancelBox.tsx"
import { PickupStatus } from "./PickupStatus.tsx"
import { InvoiceSlot } from "./InvoiceSlot.tsx"
import styles from "./Order.module.css"
import { OrderDocuments } from "./OrderDocuments.tsx"
import { OrderParts } from "./OrderParts.tsx"
import { RepayOffer } from "./RepayOffer.tsx"

/** The result of the last action. */
export interface OrderUpdate {
  readonly order: OrderDetails
  readonly message: TextKey
}

export interface OrderActionsProps {
  readonly opened: OrderDetails
  /** What the customer can do; by default all that the backend allows. */
  readonly options?: readonly OrderOption[]
  /** The last message; `undefined` before any action. */
  readonly message: TextKey | undefined
  readonly guestToken: string | undefined
  readonly addressForm: (props: AddressFormProps) => ReactNode
  readonly onUpdate: (update: OrderUpdate) => void
}

const TOO_LATE: readonly TextKey[] = [
  "orders.cancelTooLate",
  "orders.cancelDelivered",
  "orders.cancelPreparing",
  "orders.changeAddressTooLate",
]
const ADDRESS_MESSAGES = { changed: "orders.changeAddressDone", tooLate: "orders.changeAddressTooLate" } as const

/** The message for a cancellation. If it came too late, the current stage of the order determines the reason. */
function cancellationUpdate({ outcome, order }: Cancellation): OrderUpdate {
  if (outcome !== "tooLate")
    return { order, message: outcome === "cancelled" ? "orders.cancelConfirmed" : "orders.cancelAlready" }
  const stage = orderStage(order.order)
  const isDelivered = stage === "delivered" || stage === "collected" || stage === "refunded"
  return {
    order,
    message: isDelivered
      ? "orders.cancelDelivered"
      : stage === "shipped"
        ? "orders.cancelTooLate"
        : "orders.cancelPreparing",
  }
}

/** All actions for a placed order, with the result of the last one. */
export function OrderActions({ opened, options, message, guestToken, addressForm, onUpdate }: OrderActionsProps) {
  const t = useText()
  const can = (option: OrderOption) => options?.includes(option) !== false
  const statusRegion = useRef<HTMLDivElement>(null)
  const { openedBy, parts } = opened
  useEffect(() => {
    // The pressed button is gone, so the focus moves to the outcome.
    if (message !== undefined) statusRegion.current?.focus()
  }, [message, opened])
  // A token authorizes cancelling parts only; for an order with one part that is the whole order.
  const only = parts.length === 1 ? parts[0] : undefined
  const whole = openedBy === "session" ? opened.actions.includes("CANCEL") : only?.isCancellable === true
  return (
    <div className={styles["orderActions"]}>
      <div ref={statusRegion} tabIndex={-1}>
        {message === undefined ? (
          <Alert />
        ) : (
          <Alert tone={TOO_LATE.includes(message) ? "info" : "success"} title={t(message)} />
        )}
      </div>
      {can("pay") && <RepayOffer opened={opened} guestToken={guestToken} />}
      <Refunds opened={opened} />
      <OrderParts
        opened={opened}
        guestToken={guestToken}
        onCancelled={(cancellation) => onUpdate(cancellationUpdate(cancellation))}
      />
      <PickupStatus opened={opened} />
      {can("receipt") && <OrderDocuments opened={opened} guestToken={guestToken} />}
      {can("invoice") && <InvoiceSlot opened={opened} guestToken={guestToken} />}
      <BusinessConfirm opened={opened} />
      <div className={styles["actions"]}>
        {can("changeAddress") && (
          <AddressChange
            opened={opened}
            addressForm={addressForm}
            onEnd={({ outcome, order }) => onUpdate({ order, message: ADDRESS_MESSAGES[outcome] })}
          />
        )}
        {whole && can("cancel") && (
          <CancelBox
            opened={opened}
            partId={openedBy === "token" ? only?.id : undefined}
            guestToken={guestToken}
            label={t("orders.cancel")}
            onEnd={(cancellation) => onUpdate(cancellationUpdate(cancellation))}
          />
        )}
      </div>
    </div>
  )
}

/** Refunds, and cancelled amounts that were never charged. */
function Refunds({ opened: { refunds } }: { readonly opened: OrderDetails }) {
  const t = useText()
  const money = useMoney()
  if (refunds.length === 0) return null
  return (
    <ul className={styles["refunds"]}>
      {refunds.map(({ amount, isVoid }, index) => (
        <li key={index}>{t(isVoid ? "orders.voided" : "orders.refunded", { amount: money(amount) })}</li>
      ))}
    </ul>
  )
}
