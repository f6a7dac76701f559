import type { OrderStep, TrackedOrder } from "../../../../domain/order/trackOrder.ts"
import type { Translate } from "../../../text/createTranslate.ts"
import type { TextKey } from "../../../text/TextKey.ts"

type Headline = readonly [title: TextKey, text: TextKey]

const HEADLINES: Readonly<Record<Exclude<OrderStep, "placed">, Headline>> = {
  paid: ["orderPage.preparing", "orderPage.preparingText"],
  packed: ["orderPage.packed", "orderPage.packedText"],
  shipped: ["orders.shipped", "orders.shippedText"],
  outForDelivery: ["orderPage.outForDelivery", "orderPage.outForDeliveryText"],
  ready: ["orders.ready", "orders.readyText"],
  delivered: ["orders.delivered", "orders.deliveredText"],
  collected: ["orders.collected", "orders.deliveredText"],
  cancelled: ["orders.cancelled", "orders.cancelledText"],
  returned: ["orderPage.returned", "orderPage.returnedText"],
  refunded: ["orders.refundedTitle", "orders.refundedText"],
}

/** Labels of the steps on the timeline. */
export const STEP_LABELS: Readonly<Record<OrderStep, TextKey>> = {
  placed: "orderPage.step.placed",
  paid: "orders.status.PAID",
  packed: "orderPage.step.packed",
  shipped: "orders.status.SHIPPED",
  outForDelivery: "orderPage.step.outForDelivery",
  ready: "orders.status.READY",
  delivered: "orders.status.DELIVERED",
  collected: "orders.status.COLLECTED",
  cancelled: "orders.status.CANCELLED",
  returned: "orderPage.step.returned",
  refunded: "orders.status.REFUNDED",
}

/** The headline of an order's page by its latest step. */
export function stepHeadline(
  { stage, step }: Pick<TrackedOrder, "stage" | "step">,
  t: Translate,
): { readonly title: string; readonly text: string } {
  const [title, text] = headlineOf(stage, step)
  return { title: t(title), text: t(text) }
}

function headlineOf(stage: TrackedOrder["stage"], step: OrderStep): Headline {
  if (stage === "unpaid") return ["orders.unpaid", "orders.unpaidText"]
  if (stage === "cancelled") return ["orders.cancelled", "orders.cancelledText"]
  return step === "placed" ? ["orders.progress", "orders.progressText"] : HEADLINES[step]
}
