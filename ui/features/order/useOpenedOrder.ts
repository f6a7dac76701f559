import { useEffect, useState } from "react"
import type { OpenedOrder } from "../../../domain/order/OpenedOrder.ts"
import type { Order } from "../../../domain/order/Order.ts"
import { askOrders } from "../../runtime/askOrders.ts"
import { useCommands } from "../../runtime/CommandsProvider.tsx"
import type { OrderError } from "../../runtime/OrderCommands.ts"
import type { TextKey } from "../../text/TextKey.ts"
import type { OrderNews } from "./OrderDesk.tsx"

/** An order as it stands now, once the page is alive. */
export interface OrderNow {
  /** Nothing until it is read. */
  readonly opened: OpenedOrder | undefined
  readonly error: OrderError | undefined
  readonly said: TextKey | undefined
  readonly tell: (news: OrderNews) => void
  readonly readAgain: () => void
}

/** Reads what became of an order, and tells analytics of the purchase where this device made it. */
export function useOpenedOrder(order: Order, guestToken: string | undefined): OrderNow {
  const commands = useCommands()
  const [opened, setOpened] = useState<OpenedOrder>()
  const [error, setError] = useState<OrderError>()
  const [said, setSaid] = useState<TextKey>()
  const read = async () => {
    setError(undefined)
    const answer = await askOrders(commands, (orders) => orders.open(order.id, guestToken))
    if (answer.ok) setOpened(answer.value)
    else setError(answer.error)
  }
  useEffect(() => {
    void read()
    void askOrders(commands, (orders) => orders.reportPurchase(order))
  }, [order.id, guestToken])
  return {
    opened,
    error,
    said,
    tell: (news) => {
      setOpened(news.order)
      setSaid(news.said)
    },
    readAgain: () => void read(),
  }
}
