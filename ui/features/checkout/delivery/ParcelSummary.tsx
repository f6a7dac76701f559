import { dayRange } from "../../shared/dates/dayRange.ts"
import { useText } from "../../../runtime/TextProvider.tsx"
import type { ChosenParcel } from "./ChosenDelivery.ts"

/** A read-only summary of the delivery of each parcel. */
export function ParcelSummary({ parcels }: { readonly parcels: readonly ChosenParcel[] }) {
  const t = useText()
  return parcels.map(({ originId, method: { name, earliest, latest } }, index) => (
    <p key={originId}>
      {t("delivery.parcel", { number: index + 1 })}:{" "}
      {[name, dayRange(t.language, earliest, latest)].filter((text) => text !== "").join(" · ")}
    </p>
  ))
}
