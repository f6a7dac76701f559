import type { ReactNode } from "react"
import { useEffect, useRef } from "react"
import type { Cancellation } from "../../../application/order/cancelOrder.ts"
import type { OrderDetails } from "../../../domain/order/OrderDetails.ts"
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

/** What became of the last thing that was done. */
export interface OrderUpdate {
  readonly order: OrderDetails
  readonly message: TextKey
}

export interface OrderActionsProps {
  readonly opened: OrderDetails
  /** What was said last; nothing before anything was done. */
  readonly message: TextKey | undefined
  readonly guestToken: string | undefined
  readonly addressForm: (props: AddressFormProps) => ReactNode
  readonly onUpdate: (statusRegion: OrderUpdate) => void
}

const TOO_LATE: readonly TextKey[] = [
  "orders.cancelTooLate",
  "orders.cancelDelivered",
  "orders.cancelPreparing",
  "orders.changeAddressTooLate",
]
const ADDRESS_MESSAGES = { changed: "orders.changeAddressDone", tooLate: "orders.changeAddressTooLate" } as const

/** What is said of a cancellation; one that came too late is told why by the stage that the order has by now. */
function cancellationUpdate({ outcome, order }: Cancellation): OrderUpdate {
  if (outcome !== "tooLate")
    return { order, message: outcome === "cancelled" ? "orders.cancelDone" : "orders.cancelAlready" }
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

/** Everything that can be done about an order that was placed, and what became of it. */
export function OrderActions({ opened, message, guestToken, addressForm, onUpdate }: OrderActionsProps) {
  const t = useText()
  const statusRegion = useRef<HTMLDivElement>(null)
  const { openedBy, parts } = opened
  useEffect(() => {
    // What was pressed is gone: the keyboard goes on where its outcome is told.
    if (message !== undefined) statusRegion.current?.focus()
  }, [message, opened])
  // A token cancels parts alone: of an order in one part that is all of it.
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
      <RepayOffer opened={opened} guestToken={guestToken} />
      <Refunds opened={opened} />
      <OrderParts
        opened={opened}
        guestToken={guestToken}
        onCancelled={(cancellation) => onUpdate(cancellationUpdate(cancellation))}
      />
      <PickupStatus opened={opened} />
      <OrderDocuments opened={opened} guestToken={guestToken} />
      <InvoiceSlot opened={opened} guestToken={guestToken} />
      <BusinessConfirm opened={opened} />
      <div className={styles["actions"]}>
        <AddressChange
          opened={opened}
          addressForm={addressForm}
          onEnd={({ outcome, order }) => onUpdate({ order, message: ADDRESS_MESSAGES[outcome] })}
        />
        {whole && (
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

/** Money that went back, or was never taken. */
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
