import type { Cancellation } from "../../../application/order/cancelOrder.ts"
import type { OrderDetails } from "../../../domain/order/OrderDetails.ts"
import { isOpenStage, orderStage } from "../../../domain/order/orderStage.ts"
import { isVirtualGiftCard } from "../../../domain/cart/isVirtualGiftCard.ts"
import { dayRange } from "../shared/dates/dayRange.ts"
import { ParcelLines } from "../shared/cart/ParcelLines.tsx"
import { useMoney } from "../../runtime/useMoney.ts"
import { useText } from "../../runtime/TextProvider.tsx"
import { CancelBox } from "./CancelBox.tsx"
import styles from "./Order.module.css"
import { orderStatus } from "../shared/labels/orderStatus.ts"

export interface OrderPartsProps {
  readonly opened: OrderDetails
  readonly guestToken: string | undefined
  readonly onCancelled: (cancellation: Cancellation) => void
}

/** The parcels of a split order: items, status and cancellation of each. */
export function OrderParts({ opened, guestToken, onCancelled }: OrderPartsProps) {
  const t = useText()
  const money = useMoney()
  const { parts, order } = opened
  if (parts.length < 2) return null
  // Virtual gift cards are not in a parcel.
  const emailed = parts.filter(({ lines }) =>
    lines.every(({ orderItemId }) => order.items.some((item) => item.id === orderItemId && isVirtualGiftCard(item))),
  )
  return (
    <section aria-labelledby="order-parts" className={styles["block"]}>
      <h2 id="order-parts">{t(emailed.length === 0 ? "orders.parts" : "orders.partsMixed")}</h2>
      <ol className={styles["parts"]}>
        {[...parts.filter((part) => !emailed.includes(part)), ...emailed]
          .map((part, index) => ({ ...part, isByEmail: emailed.includes(part), number: index + 1 }))
          .map(
            ({
              id,
              status,
              lines,
              isCancellable,
              shippingName,
              shippingPrice,
              earliest,
              latest,
              isByEmail,
              number,
            }) => (
              <li key={id} className={styles["part"]}>
                <h3>
                  {isByEmail ? t("orders.byEmail") : t("orders.part", { number })} ·{" "}
                  {orderStatus(
                    {
                      status,
                      ...(order.collectedAt === undefined || isByEmail ? {} : { collectedAt: order.collectedAt }),
                    },
                    t,
                  )}
                </h3>
                {shippingName !== undefined && !isByEmail && (
                  <p>
                    {shippingName}
                    {shippingPrice !== undefined && shippingPrice.minorUnits > 0 && (
                      <>
                        {" "}
                        · <bdi>{money(shippingPrice)}</bdi>
                      </>
                    )}
                    {earliest !== undefined && isOpenStage(orderStage({ status })) && (
                      <> · {dayRange(t.language, earliest, latest)}</>
                    )}
                  </p>
                )}
                <ParcelLines
                  items={order.items}
                  lines={lines.map(({ orderItemId: id, quantity }) => ({ id, quantity }))}
                />
                {isCancellable && (
                  <CancelBox
                    opened={opened}
                    partId={id}
                    guestToken={guestToken}
                    label={isByEmail ? t("orders.cancelEmailed") : t("orders.cancelPart", { number })}
                    onEnd={onCancelled}
                  />
                )}
              </li>
            ),
          )}
      </ol>
    </section>
  )
}
