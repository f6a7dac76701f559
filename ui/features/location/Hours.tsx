import type { OpeningHours } from "../../../domain/location/OpeningHours.ts"
import { useText } from "../../runtime/TextProvider.tsx"
import styles from "./StoresDrawer.module.css"

/** Monday, 5 January 1970, in milliseconds since the epoch; used to format weekday names. */
const MONDAY_MILLIS = 345_600_000
const DAY_MILLIS = 86_400_000

/** The opening hours of a place for each day of the week. */
export function Hours({ hours: { days } }: { readonly hours: OpeningHours }) {
  const t = useText()
  const weekday = new Intl.DateTimeFormat(t.language, { weekday: "long", timeZone: "UTC" })
  return (
    <dl className={styles["week"]}>
      {[1, 2, 3, 4, 5, 6, 7].map((day) => {
        const intervals = days[day] ?? []
        return (
          <div key={day}>
            <dt>{weekday.format(MONDAY_MILLIS + (day - 1) * DAY_MILLIS)}</dt>
            <dd>
              {intervals.length === 0
                ? "–"
                : intervals.map(({ fromTime, toTime }) => (
                    <bdi key={fromTime} dir="ltr">
                      {fromTime}–{toTime}{" "}
                    </bdi>
                  ))}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
