import { useEffect, useState } from "react"
import type { OrderDetails } from "../../../domain/order/OrderDetails.ts"
import type { OrderError } from "../../commands/orders.ts"
import { useCommand } from "../../commands/useCommand.ts"
import { Button } from "../../design/Button.tsx"
import { momentDay } from "../shared/dates/momentDay.ts"
import { useCommands } from "../../commands/useCommands.tsx"
import { useText } from "../../runtime/TextProvider.tsx"
import { useIsRegistered } from "../../runtime/useIsRegistered.ts"
import styles from "./Order.module.css"
import { OrderErrorAlert } from "./OrderErrorAlert.tsx"

/** Statuses of ended orders, which cannot be confirmed. */
const ENDED_STATUSES = ["CANCELLED", "REFUNDED"]

/** A business customer's confirmation of an order. Confirming again returns the first confirmation. */
export function BusinessConfirm({ opened: { order, openedBy } }: { readonly opened: OrderDetails }) {
  const t = useText()
  const commands = useCommands()
  const isRegistered = useIsRegistered()
  const form = useCommand<OrderError>()
  const [isBusiness, setBusiness] = useState(false)
  const [confirmedAt, setConfirmedAt] = useState<string>()
  useEffect(() => {
    if (isRegistered && openedBy === "session")
      void commands.orders.isBusiness().then((answer) => setBusiness(answer.ok && answer.value))
  }, [isRegistered, openedBy])
  const confirm = async () => {
    const answer = await form.run(() => commands.orders.confirmBusiness(order.id))
    if (answer !== undefined) setConfirmedAt(answer.value.confirmedAt)
  }
  if (!isBusiness || ENDED_STATUSES.includes(order.status.toUpperCase())) return null
  return (
    <section aria-labelledby="order-business" className={styles["block"]}>
      <h2 id="order-business">{t("orders.business")}</h2>
      {confirmedAt === undefined && <p>{t("orders.businessText")}</p>}
      {confirmedAt === undefined && (
        <div className={styles["actions"]}>
          <Button variant="quiet" busy={form.busy} onClick={() => void confirm()}>
            {t("orders.businessNow")}
          </Button>
        </div>
      )}
      <p role="status">
        {confirmedAt === undefined ? "" : t("orders.businessDone", { day: momentDay(t.language, confirmedAt) })}
      </p>
      <OrderErrorAlert error={form.error} />
    </section>
  )
}
