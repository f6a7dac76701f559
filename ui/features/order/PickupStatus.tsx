import { useEffect, useState } from "react"
import type { OrderDetails } from "../../../domain/order/OrderDetails.ts"
import { orderStage } from "../../../domain/order/orderStage.ts"
import { dayRange } from "../shared/dates/dayRange.ts"
import { useCommands } from "../../commands/useCommands.tsx"
import type { ShownPickup } from "../../commands/orders.ts"
import { useText } from "../../runtime/TextProvider.tsx"
import styles from "./Order.module.css"

const STATUSES = ["PREPARING", "READY", "COLLECTED"] as const

/** The pickup of an order: whether it is ready, the code to show at the counter, and the deadline. */
export function PickupStatus({ opened: { order, openedBy } }: { readonly opened: OrderDetails }) {
  const t = useText()
  const commands = useCommands()
  const [collection, setCollection] = useState<ShownPickup>()
  const isCollected = order.collectedAt !== undefined && openedBy === "session"
  useEffect(() => {
    // If the request fails, the customer has the same data in an email.
    if (isCollected)
      void commands.orders.collection(order.id).then((answer) => setCollection(answer.ok ? answer.value : undefined))
  }, [isCollected, order])
  const status = collection?.status.toUpperCase()
  // An unpaid order is not prepared yet, and an ended one never will be.
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
