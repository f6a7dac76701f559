import type { DayHours } from "../../../domain/location/OpeningHours.ts"
import { useText } from "../../runtime/TextProvider.tsx"
import styles from "./StorePages.module.css"

/** The opening hours of the next days by date, with the names of holidays. Today comes first. */
export function DaysAhead({ days }: { readonly days: readonly DayHours[] }) {
  const t = useText()
  const day = new Intl.DateTimeFormat(`${t.language}-u-nu-latn-ca-gregory`, {
    weekday: "long",
    day: "numeric",
    month: "short",
    timeZone: "UTC",
  })
  return (
    <dl className={styles["days"]}>
      {days.map(({ date, intervals, special }) => (
        <div key={date}>
          <dt>{day.format(Date.parse(date))}</dt>
          <dd>
            {intervals.length === 0
              ? t("storePages.closed")
              : intervals.map(({ fromTime, toTime }) => (
                  <bdi key={fromTime} dir="ltr">
                    {fromTime}–{toTime}{" "}
                  </bdi>
                ))}
            {special !== undefined && (
              <span className={styles["soft"]}> {special.name ?? t("storePages.specialHours")}</span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
