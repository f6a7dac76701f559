import { useState } from "react"
import type { ShippingRange } from "../../../../domain/checkout/ShippingTime.ts"
import { dayRange } from "../../../design/dayRange.ts"
import { SelectField } from "../../../design/SelectField.tsx"
import { askDelivery } from "../../../runtime/askDelivery.ts"
import { useCommands } from "../../../runtime/CommandsProvider.tsx"
import { useText } from "../../../runtime/TextProvider.tsx"
import styles from "./Delivery.module.css"
import type { RangeChoiceProps } from "./DeliveryParts.ts"

/** Day and hours of a delivery, for whoever wants to choose them: asked for when it is opened. */
export function RangeChoice({ orderId, shippingMethodId, chosen, onChoose }: RangeChoiceProps) {
  const t = useText()
  const commands = useCommands()
  const [ranges, setRanges] = useState<readonly ShippingRange[] | "asked" | "failed">()
  const open = async () => {
    if (Array.isArray(ranges) || ranges === "asked") return
    setRanges("asked")
    const answer = await askDelivery(commands, (delivery) => delivery.listRanges(orderId, shippingMethodId))
    setRanges(answer.ok ? answer.value : "failed")
  }
  const known = typeof ranges === "string" || ranges === undefined ? [] : ranges
  return (
    <details className={styles["more"]} onToggle={(event) => event.currentTarget.open && void open()} open={chosen === undefined ? undefined : true}>
      <summary>{t("delivery.day")}</summary>
      {known.length > 0 ? (
        <SelectField
          label={t("delivery.dayLabel")} name="range" value={chosen?.id ?? ""} onChange={(event) => onChoose(known.find(({ id }) => id === event.currentTarget.value))}
          options={[{ value: "", label: t("delivery.dayAny") }, ...known.map(({ id, date, fromTime, toTime }) => ({ value: id, label: `${dayRange(t.language, date, date)}, \u2066${fromTime}–${toTime}\u2069` }))]}
        />
      ) : <p role="status">{ranges === "asked" ? t("nearby.loading") : ranges === "failed" ? t("error.server.text") : ranges !== undefined && t("delivery.dayNone")}</p>}
    </details>
  )
}
