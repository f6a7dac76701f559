import type { ShippingMethod } from "../../../../domain/checkout/Shipping.ts"
import { dayRange } from "../../../design/dayRange.ts"
import { useText } from "../../../runtime/TextProvider.tsx"
import type { ChosenDelivery } from "./ChosenDelivery.ts"

/** How an order comes, to read: the method, its days or the chosen hours, and the place it waits at. */
export function DeliverySummary({ method: { name, earliest, latest }, delivery: { place, range } = {} }: { readonly method: ShippingMethod; readonly delivery: ChosenDelivery | undefined }) {
  const t = useText()
  return (
    <>
      <p>{name}</p>
      {place?.lines.map((line) => <p key={line}><bdi>{line}</bdi></p>)}
      {range === undefined ? <p>{dayRange(t.language, earliest, latest)}</p> : <p>{dayRange(t.language, range.date, range.date)}, <bdi dir="ltr">{range.fromTime}–{range.toTime}</bdi></p>}
    </>
  )
}
