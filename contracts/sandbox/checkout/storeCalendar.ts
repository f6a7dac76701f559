const ZONES: Readonly<Record<string, string>> = { ES: "Europe/Madrid", US: "America/New_York", JP: "Asia/Tokyo", SA: "Asia/Riyadh" }

/** Days of the week on which nothing is delivered in the ordinary way; 0 is Sunday. */
const FRIDAY_SATURDAY: readonly number[] = [5, 6]
const SATURDAY_SUNDAY: readonly number[] = [6, 0]

const DAY_MS = 86_400_000

/** The calendar date of a moment where the store is, as `2026-01-15`. */
export const storeDate = (countryCode: string, moment: number): string =>
  new Intl.DateTimeFormat("en-CA", { timeZone: ZONES[countryCode] ?? "UTC", year: "numeric", month: "2-digit", day: "2-digit" }).format(moment)

/** A date that many calendar days later. */
export const plusDays = (date: string, days: number): string => new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)

/** A date that many working days of the country later. */
export const plusWorkingDays = (countryCode: string, date: string, days: number): string => {
  const weekend = countryCode === "SA" ? FRIDAY_SATURDAY : SATURDAY_SUNDAY
  let at = date
  for (let left = days; left > 0; ) {
    at = plusDays(at, 1)
    if (!weekend.includes(new Date(`${at}T00:00:00Z`).getUTCDay())) left -= 1
  }
  return at
}
