import type { ReactNode } from "react"
import type { Order } from "../../../domain/order/Order.ts"
import { isOpenStage, orderStage } from "../../../domain/order/orderStage.ts"
import { trackOrder } from "../../../domain/order/trackOrder.ts"
import { isVirtualGiftCard } from "../../../domain/cart/isVirtualGiftCard.ts"
import { Button } from "../../design/Button.tsx"
import { buttonClass } from "../../design/buttonClass.ts"
import { dayRange } from "../shared/dates/dayRange.ts"
import { GiftMessageNote } from "../shared/cart/GiftMessageNote.tsx"
import { PurchaseLines } from "../shared/cart/PurchaseLines.tsx"
import { TotalsTable } from "../shared/cart/TotalsTable.tsx"
import { NewsletterForm } from "../shared/NewsletterForm.tsx"
import { PageLink } from "../../runtime/PageLink.tsx"
import { useText } from "../../runtime/TextProvider.tsx"
import { useOrderPages } from "../../runtime/pages/useOrderPages.ts"
import { useShopPages } from "../../runtime/pages/useShopPages.ts"
import type { AddressFormProps } from "./AddressChange.tsx"
import styles from "./ConfirmationView.module.css"
import { OrderActions } from "./OrderActions.tsx"
import { DeliveryAndPayment } from "./DeliveryAndPayment.tsx"
import { OrderErrorAlert } from "./OrderErrorAlert.tsx"
import { orderHeadline } from "../shared/labels/orderHeadline.ts"
import { stepHeadline } from "../shared/labels/stepHeadline.ts"
import { orderStatus } from "../shared/labels/orderStatus.ts"
import { orderSteps } from "../shared/labels/orderSteps.ts"
import { useOpenedOrder } from "./useOpenedOrder.ts"

export interface ConfirmationViewProps {
  readonly order: Order
  /** This browser has not shown it before: only then it thanks. */
  readonly isFirstView: boolean
  /** Authorizes access to a guest's order; it also allows saving the order to an account. */
  readonly guestToken?: string | undefined
  readonly addressForm: (props: AddressFormProps) => ReactNode
}

/** An order right after purchase or opened later, with the available actions. */
export function ConfirmationView({ order: placedOrder, isFirstView, guestToken, addressForm }: ConfirmationViewProps) {
  const t = useText()
  const pages = useShopPages()
  const orderPages = useOrderPages()
  const now = useOpenedOrder(placedOrder, guestToken)
  const order = now.opened?.order ?? placedOrder
  const stage = orderStage(order)
  const headline = isFirstView
    ? orderHeadline(order, t)
    : stepHeadline(trackOrder({ order, parts: [], refunds: [] }), t)
  const steps = orderSteps(order)
  const days = dayRange(t.language, order.earliest, order.latest)
  return (
    <div className={styles["page"]}>
      <header className={styles["header"]}>
        <h1 className={styles["title"]}>{headline.title}</h1>
        <p className={styles["lead"]}>{headline.text}</p>
        <p>
          {t("orders.number")}{" "}
          <strong className={styles["number"]} dir="ltr">
            {order.id}
          </strong>{" "}
          · {orderStatus(order, t)}
        </p>
      </header>
      <div className={styles["columns"]}>
        <section aria-labelledby="order-pieces" className={styles["block"]}>
          <h2 id="order-pieces">{t("orders.items")}</h2>
          <PurchaseLines items={order.items} />
          <GiftMessageNote info={order.giftInfo} className={styles["gift"]} />
          <TotalsTable totals={order} shipping="known" />
          {now.opened !== undefined && (
            <OrderActions
              opened={now.opened}
              message={now.message}
              guestToken={guestToken}
              addressForm={addressForm}
              onUpdate={now.update}
            />
          )}
          <OrderErrorAlert error={now.error} />
          {now.error !== undefined && (
            <Button variant="quiet" onClick={now.reload}>
              {t("orders.refresh")}
            </Button>
          )}
        </section>
        <div className={styles["facts"]}>
          <DeliveryAndPayment
            order={order}
            days={
              days !== "" &&
              isOpenStage(stage) &&
              !order.items.every(isVirtualGiftCard) && <p className={styles["days"]}>{days}</p>
            }
          />
          <section aria-labelledby={steps.length > 0 ? "order-next" : undefined}>
            {steps.length > 0 && <h2 id="order-next">{t("orders.nextSteps")}</h2>}
            {steps.length > 0 && (
              <ol className={styles["next"]}>
                {steps.map((step) => (
                  <li key={step}>{t(step)}</li>
                ))}
              </ol>
            )}
            {guestToken !== undefined && stage !== "cancelled" && stage !== "refunded" && (
              <p className={styles["save"]}>
                <PageLink
                  to={pages.page("ItxRegisterPage", { orderId: order.id, guestToken })}
                  className={buttonClass("plain")}
                >
                  {t("orders.saveToAccount")}
                </PageLink>
              </p>
            )}
            <p className={styles["save"]}>
              <PageLink to={orderPages.order({ orderId: order.id, guestToken })} className={buttonClass("quiet")}>
                {t("orderPage.view")}
              </PageLink>
            </p>
            <PageLink to={pages.home} className={buttonClass("quiet")}>
              {t("orders.continueShopping")}
            </PageLink>
            {isFirstView && <NewsletterForm origin="checkout" email={order.email} />}
          </section>
        </div>
      </div>
    </div>
  )
}
