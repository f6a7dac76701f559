import { useState } from "react"
import { groupHoursByWeekday } from "../../../../domain/checkout/groupHoursByWeekday.ts"
import type { ShippingDays, DeliveryHours, ShippingRange } from "../../../../domain/checkout/ShippingTime.ts"
import { dayRange } from "../../shared/dates/dayRange.ts"
import { SelectField } from "../../../design/fields/SelectField.tsx"
import { useCommands } from "../../../commands/useCommands.tsx"
import { useText } from "../../../runtime/TextProvider.tsx"
import styles from "./Delivery.module.css"
import type { RangeChoiceProps } from "./DeliveryComponents.ts"

interface TimeOptions {
  readonly ranges: readonly ShippingRange[]
  readonly days: ShippingDays | undefined
  readonly hours: readonly DeliveryHours[]
}

const NOTHING: TimeOptions = { ranges: [], days: undefined, hours: [] }

/** Monday, 5 January 1970, in milliseconds since the epoch; used to format weekday names. */
const MONDAY_MILLIS = 345_600_000
const DAY_MILLIS = 86_400_000

function weekdayNames(language: string, weekdays: readonly number[]): string {
  const name = new Intl.DateTimeFormat(language, { weekday: "long", timeZone: "UTC" })
  return new Intl.ListFormat(language, { type: "conjunction" }).format(
    weekdays.map((day) => name.format(MONDAY_MILLIS + (day - 1) * DAY_MILLIS)),
  )
}

/** An optional delivery day and time slot, loaded when opened. */
export function RangeChoice({ orderId, shippingMethodId, zipCode, chosen, onChoose }: RangeChoiceProps) {
  const t = useText()
  const commands = useCommands()
  const [timeOptions, setTimeOptions] = useState<TimeOptions | "asked" | "failed">()
  const open = async () => {
    if (typeof timeOptions === "object" || timeOptions === "asked") return
    setTimeOptions("asked")
    const answer = await commands.delivery.deliveryTimes(orderId, { shippingMethodId, zipCode })
    setTimeOptions(answer.ok ? answer.value : "failed")
  }
  const { ranges: known, days, hours } = typeof timeOptions === "object" ? timeOptions : NOTHING
  return (
    <details
      className={styles["more"]}
      onToggle={(event) => event.currentTarget.open && void open()}
      open={chosen === undefined ? undefined : true}
    >
      <summary>{t("delivery.day")}</summary>
      {known.length > 0 ? (
        <SelectField
          label={t("delivery.dayLabel")}
          name="range"
          value={chosen?.id ?? ""}
          onChange={(event) => onChoose(known.find(({ id }) => id === event.currentTarget.value))}
          options={[
            { value: "", label: t("delivery.anyDay") },
            ...known.map(({ id, date, fromTime, toTime }) => ({
              value: id,
              label: `${dayRange(t.language, date, date)}, \u2066${fromTime}–${toTime}\u2069`,
            })),
          ]}
        />
      ) : (
        <p role="status">
          {timeOptions === "asked"
            ? t("storeAvailability.loading")
            : timeOptions === "failed"
              ? t("errors.server.text")
              : timeOptions !== undefined && t("delivery.noDays")}
        </p>
      )}
      {days !== undefined && <p>{dayRange(t.language, days.earliest, days.latest)}</p>}
      {groupHoursByWeekday(hours).map(({ weekdays, hours: own }) => (
        <p key={weekdays.join()}>
          {t("delivery.hours", {
            days: weekdayNames(t.language, weekdays),
            hours: own.map(({ fromTime, toTime }) => `\u2066${fromTime}–${toTime}\u2069`).join(", "),
          })}
        </p>
      ))}
    </details>
  )
}
