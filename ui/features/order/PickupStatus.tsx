import { useEffect, useState } from "react"
import type { OrderDetails } from "../../../domain/order/OrderDetails.ts"
import { orderStage } from "../../../domain/order/orderStage.ts"
import { dayRange } from "../../design/dayRange.ts"
import { runOrders } from "../../runtime/runOrders.ts"
import { useCommands } from "../../runtime/CommandsProvider.tsx"
import type { ShownPickup } from "../../runtime/OrderCommands.ts"
import { useText } from "../../runtime/TextProvider.tsx"
import styles from "./Order.module.css"

const STATUSES = ["PREPARING", "READY", "COLLECTED"] as const

/**
 * An order that is collected: whether it can be by now, what is shown for it at the counter, and until when it is kept.
 */
export function PickupStatus({ opened: { order, openedBy } }: { readonly opened: OrderDetails }) {
  const t = useText()
  const commands = useCommands()
  const [collection, setCollection] = useState<ShownPickup>()
  const isCollected = order.collectedAt !== undefined && openedBy === "session"
  useEffect(() => {
    // What is not known here stands in the mail about it too.
    if (isCollected)
      void runOrders(commands, (orders) => orders.collection(order.id)).then((answer) =>
        setCollection(answer.ok ? answer.value : undefined),
      )
  }, [isCollected, order])
  const status = collection?.status.toUpperCase()
  // An order that is not paid is prepared by no one yet, and one that ended never again.
  if (
    collection === undefined ||
    status === "CANCELLED" ||
    !["preparing", "ready", "collected", "unknown"].includes(orderStage(order))
  )
    return null
  const known = STATUSES.find((word) => word === status) ?? "PREPARING"
  const until = dayRange(t.language, collection.keptUntil, undefined)
  return (
    <section aria-labelledby="order-collection" className={styles["block"]}>
      <h2 id="order-collection">{t("orders.pickup")}</h2>
      <p>{t(`orders.pickup.${known}`)}</p>
      {known === "READY" && until !== "" && <p>{t("orders.pickupUntil", { day: until })}</p>}
      {known !== "COLLECTED" && collection.pickupCode !== undefined && (
        <p>
          {t("orders.pickupCode")}{" "}
          <strong className={styles["code"]} dir="ltr">
            {collection.pickupCode}
          </strong>
        </p>
      )}
    </section>
  )
}
