import type { NextOpening } from "../../../domain/location/OpeningHours.ts"
import type { OpeningToday } from "../../../domain/location/openingToday.ts"
import type { Translate } from "../../text/createTranslate.ts"

/** Monday, 5 January 1970, in milliseconds since the epoch; used to format weekday names. */
const MONDAY_MILLIS = 345_600_000
const DAY_MILLIS = 86_400_000

/** Returns a weekday's name, 1 Monday to 7 Sunday. */
export function weekdayName(language: string, weekday: number): string {
  return new Intl.DateTimeFormat(language, { weekday: "long", timeZone: "UTC" }).format(
    MONDAY_MILLIS + (weekday - 1) * DAY_MILLIS,
  )
}

/** Returns today's opening status of a place, and when it opens next if not today. */
export function openingText(
  t: Translate,
  { today, nextOpening: next }: { readonly today?: OpeningToday; readonly nextOpening?: NextOpening },
): string | undefined {
  if (today === undefined) return undefined
  if ("time" in today) return t(`storeAvailability.${today.state}`, { time: today.time })
  const closed = t(`storeAvailability.${today.state}`)
  if (next === undefined) return closed
  return `${closed} · ${t("storePages.opensOn", { day: weekdayName(t.language, next.weekday), time: next.time })}`
}
