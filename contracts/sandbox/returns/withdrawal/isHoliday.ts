import type Holidays from "date-holidays"

/** Saturday and Sunday in every member state, whatever the days of parcel delivery are. */
const WEEKEND: readonly number[] = [0, 6]

const calendars = new Map<string, Holidays>()

/**
 * Whether a date, as `2026-01-15`, is no working day under Regulation 1182/71, article 2: a Saturday, a Sunday, or a
 * public holiday of the whole country. Holidays of a region are not known, because the order names none.
 */
export const isHoliday = async (countryCode: string, date: string): Promise<boolean> => {
  const noon = new Date(`${date}T12:00:00Z`)
  if (WEEKEND.includes(noon.getUTCDay())) return true
  let calendar = calendars.get(countryCode)
  if (calendar === undefined) {
    // 2 MB of rules, imported with the first withdrawal.
    const { default: Calendar } = await import("date-holidays")
    calendar = new Calendar(countryCode)
    calendars.set(countryCode, calendar)
  }
  const holidays = calendar.isHoliday(noon)
  return holidays !== false && holidays.some(({ type }) => type === "public")
}
