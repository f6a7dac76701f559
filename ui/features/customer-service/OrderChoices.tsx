import type { OrderChoice } from "../../../application/order/listOrderChoices.ts"
import type { PageAddress } from "../../../domain/navigation/PageAddress.ts"
import { PageLink } from "../../runtime/PageLink.tsx"
import { useText } from "../../runtime/TextProvider.tsx"
import { momentDay } from "../shared/dates/momentDay.ts"

export interface OrderChoicesProps {
  readonly orders: readonly OrderChoice[]
  readonly pageOf: (order: OrderChoice) => PageAddress
}

/** Links to the same page for one of the customer's orders. */
export function OrderChoices({ orders, pageOf }: OrderChoicesProps) {
  const t = useText()
  if (orders.length === 0) return null
  return (
    <section aria-labelledby="order-choices">
      <h2 id="order-choices">{t("service.chooseOrder")}</h2>
      <ul className="service-plain">
        {orders.map((order) => (
          <li key={order.orderId}>
            <PageLink to={pageOf(order)}>
              {t("service.orderOf", { orderId: order.orderId, date: momentDay(t.language, order.placedAt) })}
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
