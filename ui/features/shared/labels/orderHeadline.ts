import type { Order } from "../../../../domain/order/Order.ts"
import { orderStage } from "../../../../domain/order/orderStage.ts"
import type { Translate } from "../../../text/createTranslate.ts"
import type { TextKey } from "../../../text/TextKey.ts"

type Headline = readonly [title: TextKey, text: TextKey]

const HEADLINES: Readonly<Record<Exclude<ReturnType<typeof orderStage>, "preparing">, Headline>> = {
  unpaid: ["orders.unpaid", "orders.unpaidText"],
  shipped: ["orders.shipped", "orders.shippedText"],
  ready: ["orders.ready", "orders.readyText"],
  delivered: ["orders.delivered", "orders.deliveredText"],
  collected: ["orders.collected", "orders.deliveredText"],
  cancelled: ["orders.cancelled", "orders.cancelledText"],
  refunded: ["orders.refundedTitle", "orders.refundedText"],
  unknown: ["orders.progress", "orders.progressText"],
}

/** The headline of an order page. Only a newly paid order gets a thank-you. */
export function orderHeadline(order: Order, t: Translate): { readonly title: string; readonly text: string } {
  const stage = orderStage(order)
  if (stage !== "preparing") {
    const [title, text] = HEADLINES[stage]
    return { title: t(title), text: t(text) }
  }
  return {
    title:
      order.address === undefined ? t("orders.thanks") : t("orders.thanksNamed", { name: order.address.firstName }),
    text: order.email === undefined ? t("orders.placed") : t("orders.placedEmail", { email: order.email }),
  }
}
