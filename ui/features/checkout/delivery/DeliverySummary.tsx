import type { ShippingMethod } from "../../../../domain/checkout/Shipping.ts"
import { dayRange } from "../../../design/dayRange.ts"
import { useText } from "../../../runtime/TextProvider.tsx"
import type { ChosenDelivery } from "./ChosenDelivery.ts"
import type { DeliveryParts } from "./DeliveryParts.ts"

interface DeliverySummaryProps {
  readonly method: ShippingMethod
  readonly delivery: ChosenDelivery | undefined
  readonly parts: DeliveryParts | "failed" | undefined
}

/**
 * How an order comes, to read: the method, its days or the chosen hours, and the place it waits at. What goes by e-mail
 * has its own hour on each card.
 */
export function DeliverySummary({
  method: { name, kind, earliest, latest },
  delivery: { place, range, parcels } = {},
  parts,
}: DeliverySummaryProps) {
  const t = useText()
  if (parcels !== undefined && typeof parts === "object") return <parts.ParcelSummary parcels={parcels} />
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
