import type { FormEvent } from "react"
import { useState } from "react"
import type { Reordered, ReorderLeftover } from "../../../../application/cart/reorder.ts"
import type { Order } from "../../../../domain/order/Order.ts"
import type { OrderError } from "../../../commands/orders.ts"
import { useCommand } from "../../../commands/useCommand.ts"
import { useCommands } from "../../../commands/useCommands.tsx"
import { Alert } from "../../../design/Alert.tsx"
import { Button } from "../../../design/Button.tsx"
import { buttonClass } from "../../../design/buttonClass.ts"
import { useCart } from "../../../runtime/CartProvider.tsx"
import { useNavigation } from "../../../runtime/NavigationProvider.tsx"
import { PageLink } from "../../../runtime/PageLink.tsx"
import { useText } from "../../../runtime/TextProvider.tsx"
import { useOrderPages } from "../../../runtime/pages/useOrderPages.ts"
import { useShopPages } from "../../../runtime/pages/useShopPages.ts"
import { OrderErrorAlert } from "../OrderErrorAlert.tsx"
import styles from "./OrderView.module.css"

type Outcome = Pick<Reordered, "added" | "left">

export interface ReorderProps {
  readonly order: Order
  /** The result of the form without scripts: `added`, and `left` with line ids. */
  readonly parameters: Readonly<Record<string, string>>
}

/** Adds the items of an order to the cart again, and lists those that are no longer available. */
export function Reorder({ order, parameters }: ReorderProps) {
  const t = useText()
  const cart = useCart()
  const pages = useShopPages()
  const orderPages = useOrderPages()
  const { addressOf } = useNavigation()
  const { orders } = useCommands()
  const form = useCommand<OrderError>()
  const [outcome, setOutcome] = useState<Outcome | undefined>(() => parseOutcome(order, parameters))
  const action = addressOf(orderPages.order({ orderId: order.id }))
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setOutcome(undefined)
    const answer = await form.run(() => orders.reorder(order.items))
    if (answer === undefined) return
    cart.set(answer.value.cart)
    setOutcome(answer.value)
  }
  return (
    <form
      className={styles["reorder"]}
      method="post"
      action={action.ok ? action.address : undefined}
      onSubmit={(event) => void submit(event)}
    >
      <Button type="submit" variant="quiet" busy={form.busy} name="wish" value="reorder">
        {t("orderPage.reorder")}
      </Button>
      <OrderErrorAlert error={form.error} />
      {parameters["refused"] === "reorder" && <Alert tone="problem" title={t("errors.server.title")} />}
      <Alert
        tone={outcome?.left.length === 0 ? "success" : "info"}
        title={outcome && t(`orderPage.reorder.${kindOf(outcome)}`)}
        actions={
          outcome !== undefined &&
          outcome.added > 0 && (
            <PageLink to={pages.cart} className={buttonClass("quiet")}>
              {t("orderPage.viewCart")}
            </PageLink>
          )
        }
      >
        {outcome !== undefined && outcome.left.length > 0 && (
          <ul className={styles["left"]}>
            {outcome.left.map((line) => (
              <li key={line.id}>
                <bdi>{[line.name, line.color, line.size].filter((part) => part !== undefined).join(", ")}</bdi>
                {line.reason === "giftCard" && ` – ${t("orderPage.reorder.giftCard")}`}
                {line.reason === "limit" && ` – ${t("orderPage.reorder.limit")}`}
                {line.added > 0 && ` – ${t("orderPage.reorder.only", { units: line.added })}`}
              </li>
            ))}
          </ul>
        )}
      </Alert>
    </form>
  )
}

function kindOf({ added, left }: Outcome): "all" | "some" | "none" {
  if (added === 0) return "none"
  return left.length === 0 ? "all" : "some"
}

/** Returns the outcome that the form without scripts has put into the address. */
function parseOutcome(order: Order, { added, left = "" }: Readonly<Record<string, string>>): Outcome | undefined {
  if (added === undefined || !/^[0-9]{1,4}$/.test(added)) return undefined
  const ids = left.split(",")
  const lines = order.items
    .filter(({ id }) => ids.includes(id))
    .map(({ id, name, color, size }): ReorderLeftover => ({
      id,
      name,
      ...(color === undefined ? {} : { color }),
      ...(size === undefined ? {} : { size }),
      added: 0,
      reason: "unavailable",
    }))
  return { added: Number(added), left: lines }
}
