import type { Order } from "../../../domain/order/Order.ts"
import { addressLabel } from "../../../domain/address/addressLabel.ts"
import { buttonClass } from "../../design/buttonClass.ts"
import { dayRange } from "../../design/dayRange.ts"
import { PurchaseLines } from "../../design/PurchaseLines.tsx"
import { TotalsTable } from "../../design/TotalsTable.tsx"
import { PageLink } from "../../runtime/PageLink.tsx"
import { useText } from "../../runtime/TextProvider.tsx"
import { useMoney } from "../../runtime/useMoney.ts"
import { useShopPages } from "../../runtime/useShopPages.ts"
import styles from "./ConfirmationView.module.css"

export interface ConfirmationViewProps {
  readonly order: Order
  /** What opens a guest's order; with it the order can go into an account. */
  readonly guestToken?: string | undefined
}

/** The order that was just placed, or comes back to be read again. */
export function ConfirmationView({ order, guestToken }: ConfirmationViewProps) {
  const t = useText()
  const money = useMoney()
  const pages = useShopPages()
  const days = dayRange(t.language, order.earliest, order.latest)
  return (
    <div className={styles["page"]}>
      <header className={styles["header"]}>
        <h1 className={styles["title"]}>{order.address === undefined ? t("order.thanks") : t("order.thanksNamed", { name: order.address.firstName })}</h1>
        <p className={styles["lead"]}>{order.email === undefined ? t("order.placed") : t("order.placedEmail", { email: order.email })}</p>
        <p>{t("order.number")} <strong className={styles["number"]} dir="ltr">{order.id}</strong></p>
      </header>
      <div className={styles["columns"]}>
        <section aria-labelledby="order-pieces" className={styles["block"]}>
          <h2 id="order-pieces">{t("order.pieces")}</h2>
          <PurchaseLines items={order.items} />
          <TotalsTable totals={order} shipping="known" />
        </section>
        <div className={styles["facts"]}>
          <section aria-labelledby="order-delivery">
            <h2 id="order-delivery">{t("order.delivery")}</h2>
            {days !== "" && <p className={styles["days"]}>{days}</p>}
            {order.shippingName !== undefined && <p>{order.shippingName}</p>}
            {order.address !== undefined && <address className={styles["address"]}>{addressLabel(order.address).map((line) => <p key={line}><bdi>{line}</bdi></p>)}</address>}
          </section>
          <section aria-labelledby="order-payment">
            <h2 id="order-payment">{t("order.payment")}</h2>
            {order.payments.map((payment, index) => (
              <p key={index}><bdi dir="ltr">{payment.name}{payment.maskedNumber !== undefined && ` ${payment.maskedNumber}`}</bdi> · <bdi>{money(payment.amount)}</bdi></p>
            ))}
          </section>
          <section aria-labelledby="order-next">
            <h2 id="order-next">{t("order.next")}</h2>
            <ol className={styles["next"]}>
              <li>{t("order.nextPack")}</li>
              <li>{t("order.nextSend")}</li>
              <li>{t("order.nextReturn")}</li>
            </ol>
            {guestToken !== undefined && <p><PageLink to={pages.page("ItxRegisterPage", { orderId: order.id, guestToken })}>{t("order.account")}</PageLink></p>}
            <PageLink to={pages.home} className={buttonClass("quiet")}>{t("order.goOn")}</PageLink>
          </section>
        </div>
      </div>
    </div>
  )
}
