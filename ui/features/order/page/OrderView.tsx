import type { ReactNode } from "react"
import { useState } from "react"
import type { OrderPageData } from "../../../../application/order/OrderPageData.ts"
import { isVirtualGiftCard } from "../../../../domain/cart/isVirtualGiftCard.ts"
import type { OrderDetails } from "../../../../domain/order/OrderDetails.ts"
import { orderOptions } from "../../../../domain/order/orderOptions.ts"
import { isOpenStage, orderStage } from "../../../../domain/order/orderStage.ts"
import { trackOrder } from "../../../../domain/order/trackOrder.ts"
import { useOrderPages } from "../../../runtime/pages/useOrderPages.ts"
import { PageLink } from "../../../runtime/PageLink.tsx"
import { useText } from "../../../runtime/TextProvider.tsx"
import { useIsRegistered } from "../../../runtime/useIsRegistered.ts"
import type { TextKey } from "../../../text/TextKey.ts"
import { GiftMessageNote } from "../../shared/cart/GiftMessageNote.tsx"
import { PurchaseLines } from "../../shared/cart/PurchaseLines.tsx"
import { TotalsTable } from "../../shared/cart/TotalsTable.tsx"
import { dayRange } from "../../shared/dates/dayRange.ts"
import { momentDay } from "../../shared/dates/momentDay.ts"
import { stepHeadline } from "../../shared/labels/stepHeadline.ts"
import type { AddressFormProps } from "../AddressChange.tsx"
import type { OrderUpdate } from "../OrderActions.tsx"
import { OrderActions } from "../OrderActions.tsx"
import { DeliveryAndPayment } from "../DeliveryAndPayment.tsx"
import { OrderIllustration } from "./OrderIllustration.tsx"
import { OrderLinks } from "./OrderLinks.tsx"
import { OrderTimeline } from "./OrderTimeline.tsx"
import styles from "./OrderView.module.css"
import { Reorder } from "./Reorder.tsx"
import { SaveAsTemplate } from "./SaveAsTemplate.tsx"

export interface OrderViewProps {
  readonly loaded: OrderPageData
  /** Authorizes access to a guest's order. */
  readonly guestToken: string | undefined
  /** Parameters of the page's address: the result of a form without scripts. */
  readonly parameters: Readonly<Record<string, string>>
  readonly addressForm: (props: AddressFormProps) => ReactNode
}

/** One order as a timeline, with its parcels, items, payments and the actions that its state allows. */
export function OrderView({ loaded, guestToken, parameters, addressForm }: OrderViewProps) {
  const t = useText()
  const pages = useOrderPages()
  const isRegistered = useIsRegistered()
  const [opened, setOpened] = useState<OrderDetails>(loaded.order)
  const [message, setMessage] = useState<TextKey>()
  const { order } = opened
  const stage = orderStage(order)
  const tracked = trackOrder(opened)
  const headline = stepHeadline(tracked, t)
  const days = dayRange(t.language, order.earliest, order.latest)
  // The headline of an order in the courier's van names the day.
  const isExpected =
    days !== "" &&
    isOpenStage(stage) &&
    stage !== "unpaid" &&
    tracked.step !== "outForDelivery" &&
    !order.items.every(isVirtualGiftCard)
  const options =
    opened === loaded.order
      ? loaded.options
      : orderOptions(stage, {
          canReturn: loaded.options.includes("return"),
          canWithdraw: loaded.options.includes("withdraw"),
        })
  const update = (change: OrderUpdate) => {
    setOpened(change.order)
    setMessage(change.message)
  }
  return (
    <div className={styles["page"]}>
      <header className={styles["header"]}>
        {isRegistered && guestToken === undefined && (
          <PageLink to={pages.list()} className={styles["back"]}>
            {t("orderPage.allOrders")}
          </PageLink>
        )}
        <div className={styles["headline"]}>
          <OrderIllustration step={tracked.step} />
          <div>
            <h1 className={styles["title"]}>{headline.title}</h1>
            <p className={styles["lead"]}>{headline.text}</p>
          </div>
        </div>
        <p>
          {t("orders.number")}{" "}
          <strong className={styles["number"]} dir="ltr">
            {order.id}
          </strong>{" "}
          · <time dateTime={order.placedAt}>{momentDay(t.language, order.placedAt)}</time>
        </p>
        {isExpected && <p className={styles["expected"]}>{t("orderPage.expected", { days })}</p>}
      </header>
      <OrderTimeline steps={tracked.steps} />
      <div className={styles["columns"]}>
        <div className={styles["block"]}>
          <OrderActions
            opened={opened}
            options={options}
            message={message}
            guestToken={guestToken}
            addressForm={addressForm}
            onUpdate={update}
          />
          <section aria-labelledby="order-items" className={styles["block"]}>
            <h2 id="order-items">{t("orders.items")}</h2>
            <PurchaseLines items={order.items} />
            <GiftMessageNote info={order.giftInfo} className={styles["gift"]} />
            <TotalsTable totals={order} shipping="known" />
            {options.includes("reorder") && <Reorder order={order} parameters={parameters} />}
            {loaded.isBusiness === true && <SaveAsTemplate orderId={order.id} />}
          </section>
        </div>
        <div className={styles["facts"]}>
          <OrderLinks orderId={order.id} guestToken={guestToken} options={options} loaded={loaded} />
          <DeliveryAndPayment order={opened.order} />
        </div>
      </div>
    </div>
  )
}
