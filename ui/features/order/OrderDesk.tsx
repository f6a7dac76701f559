import type { ReactNode } from "react"
import { useEffect, useRef } from "react"
import type { Cancellation } from "../../../application/order/cancelOrder.ts"
import type { OpenedOrder } from "../../../domain/order/OpenedOrder.ts"
import { orderStage } from "../../../domain/order/orderStage.ts"
import { Notice } from "../../design/Notice.tsx"
import { useText } from "../../runtime/TextProvider.tsx"
import { useMoney } from "../../runtime/useMoney.ts"
import type { TextKey } from "../../text/TextKey.ts"
import type { AddressFormProps } from "./AddressChange.tsx"
import { AddressChange } from "./AddressChange.tsx"
import { BusinessConfirm } from "./BusinessConfirm.tsx"
import { CancelBox } from "./CancelBox.tsx"
import { CollectionNews } from "./CollectionNews.tsx"
import { InvoicePlace } from "./InvoicePlace.tsx"
import styles from "./Order.module.css"
import { OrderPapers } from "./OrderPapers.tsx"
import { OrderParts } from "./OrderParts.tsx"
import { RepayOffer } from "./RepayOffer.tsx"

/** What became of the last thing that was done. */
export interface OrderNews {
  readonly order: OpenedOrder
  readonly said: TextKey
}

export interface OrderDeskProps {
  readonly opened: OpenedOrder
  /** What was said last; nothing before anything was done. */
  readonly said: TextKey | undefined
  readonly guestToken: string | undefined
  readonly addressForm: (props: AddressFormProps) => ReactNode
  readonly onNews: (news: OrderNews) => void
}

const TOO_LATE: readonly TextKey[] = [
  "orders.cancelTooLate",
  "orders.cancelDelivered",
  "orders.cancelPreparing",
  "orders.changeAddressTooLate",
]
const ADDRESS = { changed: "orders.changeAddressDone", tooLate: "orders.changeAddressTooLate" } as const

/** What is said of a cancellation; one that came too late is told why by the stage that the order has by now. */
function cancellationNews({ outcome, order }: Cancellation): OrderNews {
  if (outcome !== "tooLate")
    return { order, said: outcome === "cancelled" ? "orders.cancelDone" : "orders.cancelAlready" }
  const stage = orderStage(order.order)
  const isThere = stage === "delivered" || stage === "collected" || stage === "refunded"
  return {
    order,
    said: isThere ? "orders.cancelDelivered" : stage === "shipped" ? "orders.cancelTooLate" : "orders.cancelPreparing",
  }
}

/** Everything that can be done about an order that was placed, and what became of it. */
export function OrderDesk({ opened, said, guestToken, addressForm, onNews }: OrderDeskProps) {
  const t = useText()
  const news = useRef<HTMLDivElement>(null)
  const { openedBy, parts } = opened
  useEffect(() => {
    // What was pressed is gone: the keyboard goes on where its outcome is told.
    if (said !== undefined) news.current?.focus()
  }, [said, opened])
  // A token cancels parts alone: of an order in one part that is all of it.
  const only = parts.length === 1 ? parts[0] : undefined
  const whole = openedBy === "session" ? opened.actions.includes("CANCEL") : only?.isCancellable === true
  return (
    <div className={styles["desk"]}>
      <div ref={news} tabIndex={-1}>
        {said === undefined ? (
          <Notice />
        ) : (
          <Notice tone={TOO_LATE.includes(said) ? "info" : "success"} title={t(said)} />
        )}
      </div>
      <RepayOffer opened={opened} guestToken={guestToken} />
      <Refunds opened={opened} />
      <OrderParts
        opened={opened}
        guestToken={guestToken}
        onCancelled={(cancellation) => onNews(cancellationNews(cancellation))}
      />
      <CollectionNews opened={opened} />
      <OrderPapers opened={opened} guestToken={guestToken} />
      <InvoicePlace opened={opened} guestToken={guestToken} />
      <BusinessConfirm opened={opened} />
      <div className={styles["actions"]}>
        <AddressChange
          opened={opened}
          addressForm={addressForm}
          onEnd={({ outcome, order }) => onNews({ order, said: ADDRESS[outcome] })}
        />
        {whole && (
          <CancelBox
            opened={opened}
            partId={openedBy === "token" ? only?.id : undefined}
            guestToken={guestToken}
            label={t("orders.cancel")}
            onEnd={(cancellation) => onNews(cancellationNews(cancellation))}
          />
        )}
      </div>
    </div>
  )
}

/** Money that went back, or was never taken. */
function Refunds({ opened: { refunds } }: { readonly opened: OpenedOrder }) {
  const t = useText()
  const money = useMoney()
  if (refunds.length === 0) return null
  return (
    <ul className={styles["refunds"]}>
      {refunds.map(({ amount, isVoid }, index) => (
        <li key={index}>
          {t(isVoid ? "orders.voided" : "orders.refunded", { amount: `\u2068${money(amount)}\u2069` })}
        </li>
      ))}
    </ul>
  )
}
