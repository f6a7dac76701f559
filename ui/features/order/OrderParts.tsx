import type { Cancellation } from "../../../application/order/cancelOrder.ts"
import type { OrderDetails } from "../../../domain/order/OrderDetails.ts"
import { trackOrder } from "../../../domain/order/trackOrder.ts"
import type { TrackedShipment } from "../../../domain/order/trackOrder.ts"
import type { Order } from "../../../domain/order/Order.ts"
import type { Parcel } from "../../../domain/order/OrderWithParts.ts"
import type { Translate } from "../../text/createTranslate.ts"
import { isOpenStage, orderStage } from "../../../domain/order/orderStage.ts"
import { isVirtualGiftCard } from "../../../domain/cart/isVirtualGiftCard.ts"
import { dayRange } from "../shared/dates/dayRange.ts"
import { ParcelLines } from "../shared/cart/ParcelLines.tsx"
import { useMoney } from "../../runtime/useMoney.ts"
import { useText } from "../../runtime/TextProvider.tsx"
import { CancelBox } from "./CancelBox.tsx"
import styles from "./Order.module.css"
import { STEP_LABELS } from "../shared/labels/stepHeadline.ts"
import { orderStatus } from "../shared/labels/orderStatus.ts"

export interface OrderPartsProps {
  readonly opened: OrderDetails
  readonly guestToken: string | undefined
  readonly onCancelled: (cancellation: Cancellation) => void
}

/** The parcels of an order: items, latest step, tracking and cancellation. A single one is shown once it is packed. */
export function OrderParts({ opened, guestToken, onCancelled }: OrderPartsProps) {
  const t = useText()
  const money = useMoney()
  const { parts, order } = opened
  if (parts.length < 2 && parts.every(({ parcel }) => parcel === undefined)) return null
  const shipments = trackOrder(opened).shipments
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
              parcel,
              isByEmail,
              number,
            }) => (
              <li key={id} className={styles["part"]}>
                <h3>
                  {isByEmail ? t("orders.byEmail") : t("orders.part", { number })} ·{" "}
                  {partStatus(
                    shipments.find((shipment) => shipment.id === id),
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
                {parcel !== undefined && <ParcelTracking parcel={parcel} />}
                <ParcelLines
                  items={order.items}
                  lines={lines.map(({ orderItemId: id, quantity }) => ({ id, quantity }))}
                />
                {isCancellable && parts.length > 1 && (
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

/** The carrier and number of a parcel, with a link to the carrier's page. */
function ParcelTracking({ parcel: { carrier, trackingNumber, trackingUrl } }: { readonly parcel: Parcel }) {
  const t = useText()
  return (
    <div className={styles["parcel"]}>
      <dl>
        <div>
          <dt>{t("orderPage.carrier")}</dt>
          <dd>
            <bdi>{carrier}</bdi>
          </dd>
        </div>
        <div>
          <dt>{t("orderPage.trackingNumber")}</dt>
          <dd>
            <span className={styles["code"]} dir="ltr">
              {trackingNumber}
            </span>
          </dd>
        </div>
      </dl>
      {trackingUrl !== undefined && (
        <a href={trackingUrl} rel="noopener noreferrer">
          {t("orderPage.track")}
        </a>
      )}
    </div>
  )
}

/** The latest step of a part where it says more than its status: a part can be packed, or in the courier's van. */
function partStatus(
  shipment: TrackedShipment | undefined,
  order: Pick<Order, "status" | "collectedAt">,
  t: Translate,
): string {
  return shipment?.step === "packed" || shipment?.step === "outForDelivery"
    ? t(STEP_LABELS[shipment.step])
    : orderStatus(order, t)
}
