import { useEffect, useState } from "react"
import type { OrderDetails } from "../../../domain/order/OrderDetails.ts"
import type { Order } from "../../../domain/order/Order.ts"
import { useCommands } from "../../commands/useCommands.tsx"
import type { OrderError } from "../../commands/orders.ts"
import type { TextKey } from "../../text/TextKey.ts"
import type { OrderUpdate } from "./OrderActions.tsx"

/** The current state of an order, loaded after hydration. */
export interface OpenedOrderState {
  /** `undefined` until loaded. */
  readonly opened: OrderDetails | undefined
  readonly error: OrderError | undefined
  readonly message: TextKey | undefined
  readonly update: (change: OrderUpdate) => void
  readonly reload: () => void
}

/** Loads an order, and reports the purchase to analytics if it was made on this device. */
export function useOpenedOrder(order: Order, guestToken: string | undefined): OpenedOrderState {
  const commands = useCommands()
  const [opened, setOpened] = useState<OrderDetails>()
  const [error, setError] = useState<OrderError>()
  const [message, setMessage] = useState<TextKey>()
  const read = async () => {
    setError(undefined)
    const answer = await commands.orders.open(order.id, guestToken)
    if (answer.ok) setOpened(answer.value)
    else setError(answer.error)
  }
  useEffect(() => {
    void read()
    void commands.orders.reportPurchase(order)
  }, [order.id, guestToken])
  return {
    opened,
    error,
    message,
    update: (change) => {
      setOpened(change.order)
      setMessage(change.message)
    },
    reload: () => void read(),
  }
}
