import type { Order } from "../../domain/order/Order.ts"
import { orderStage } from "../../domain/order/orderStage.ts"
import type { Translate } from "./createTranslate.ts"
import type { TextKey } from "./TextKey.ts"

type Headline = readonly [title: TextKey, text: TextKey]

const HEADLINES: Readonly<Record<Exclude<ReturnType<typeof orderStage>, "preparing">, Headline>> = {
  unpaid: ["order.unpaid", "order.unpaidText"],
  shipped: ["order.shipped", "order.shippedText"],
  ready: ["order.ready", "order.readyText"],
  delivered: ["order.delivered", "order.deliveredText"],
  collected: ["order.collected", "order.deliveredText"],
  cancelled: ["order.ended", "order.endedText"],
  refunded: ["order.refundedTitle", "order.refundedText"],
  unknown: ["order.progress", "order.progressText"],
}

/** What the page of an order says first. Only an order that was just paid is thanked for. */
export function orderHeadline(order: Order, t: Translate): { readonly title: string; readonly text: string } {
  const stage = orderStage(order)
  if (stage !== "preparing") {
    const [title, text] = HEADLINES[stage]
    return { title: t(title), text: t(text) }
  }
  return {
    title: order.address === undefined ? t("order.thanks") : t("order.thanksNamed", { name: order.address.firstName }),
    text: order.email === undefined ? t("order.placed") : t("order.placedEmail", { email: order.email }),
  }
}
