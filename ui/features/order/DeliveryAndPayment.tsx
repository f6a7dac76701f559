import type { ReactNode } from "react"
import type { Order } from "../../../domain/order/Order.ts"
import { useText } from "../../runtime/TextProvider.tsx"
import { useMoney } from "../../runtime/useMoney.ts"
import { AddressSummary } from "../shared/labels/AddressSummary.tsx"
import styles from "./DeliveryAndPayment.module.css"

/** Delivery and payment of an order; `days` are those of its delivery. */
export function DeliveryAndPayment({ order, days }: { readonly order: Order; readonly days?: ReactNode }) {
  const t = useText()
  const money = useMoney()
  return (
    <>
      <section aria-labelledby="order-delivery">
        <h2 id="order-delivery">{t("orders.delivery")}</h2>
        {days}
        {order.shippingName !== undefined && <p>{order.shippingName}</p>}
        {order.address !== undefined && (
          <address className={styles["address"]}>
            <AddressSummary address={order.address} />
          </address>
        )}
      </section>
      <section aria-labelledby="order-payment">
        <h2 id="order-payment">{t("orders.payment")}</h2>
        {order.payments.map((payment, index) => (
          <p key={index}>
            <bdi dir="ltr">
              {payment.name}
              {payment.maskedNumber !== undefined && ` ${payment.maskedNumber}`}
            </bdi>{" "}
            · <bdi>{money(payment.amount)}</bdi>
          </p>
        ))}
      </section>
    </>
  )
}
