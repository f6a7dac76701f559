import type { ShippingMethod } from "../../../../domain/checkout/Shipping.ts"
import { dayRange } from "../../shared/dates/dayRange.ts"
import { useText } from "../../../runtime/TextProvider.tsx"
import type { ChosenDelivery } from "./ChosenDelivery.ts"
import type { DeliveryComponents } from "./DeliveryComponents.ts"

interface DeliverySummaryProps {
  readonly method: ShippingMethod
  readonly delivery: ChosenDelivery | undefined
  readonly components: DeliveryComponents | "failed" | undefined
}

/**
 * A read-only summary of a delivery: the method, its dates or the chosen time slot, and the pickup point. Virtual gift
 * cards have a sending time of their own.
 */
export function DeliverySummary({
  method: { name, kind, earliest, latest },
  delivery: { place, range, parcels } = {},
  components,
}: DeliverySummaryProps) {
  const t = useText()
  if (parcels !== undefined && typeof components === "object") return <components.ParcelSummary parcels={parcels} />
  return (
    <>
      <p>{name}</p>
      {place?.lines.map((line) => (
        <p key={line}>
          <bdi>{line}</bdi>
        </p>
      ))}
      {kind === "email" ? null : range === undefined ? (
        <p>{dayRange(t.language, earliest, latest)}</p>
      ) : (
        <p>
          {dayRange(t.language, range.date, range.date)},{" "}
          <bdi dir="ltr">
            {range.fromTime}–{range.toTime}
          </bdi>
        </p>
      )}
    </>
  )
}
