/**
 * Formats calendar dates: one day, or the first and the last of several. They are dates at the delivery address and are
 * never converted to the local time zone (R23). Empty if the earliest is not a valid date.
 */
export function dayRange(language: string, earliest: string | undefined, latest: string | undefined): string {
  const days = [...new Set([earliest, latest])]
    .flatMap((day) => (day === undefined ? [] : [formatDay(language, day)]))
    .filter((day) => day !== "")
  return days.join(" – ")
}

function formatDay(language: string, date: string): string {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date)
  if (match === null) return ""
  const [, year, month, day] = match.map(Number)
  const moment = Date.UTC(year ?? 0, (month ?? 1) - 1, day ?? 1)
  return new Intl.DateTimeFormat(`${language}-u-nu-latn-ca-gregory`, {
    weekday: "long",
    day: "numeric",
    month: "long",
    timeZone: "UTC",
  }).format(moment)
}
