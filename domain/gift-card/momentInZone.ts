import type { LocalMoment } from "./VirtualGiftCardForm.ts"

const DIGITS = {
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
} as const

/**
 * Returns the local date and time of a zone at a time in milliseconds since 1970 (R23); `undefined` for a zone
 * unknown to this platform.
 */
export function momentInZone(timeZone: string, moment: number): LocalMoment | undefined {
  try {
    const parts = new Map<string, string>(
      new Intl.DateTimeFormat("en-GB", { timeZone, ...DIGITS })
        .formatToParts(moment)
        .map(({ type, value }) => [type, value]),
    )
    const part = (type: keyof LocalMoment) => parts.get(type) ?? ""
    return { year: part("year"), month: part("month"), day: part("day"), hour: part("hour"), minute: part("minute") }
  } catch {
    // A zone or time that this platform does not support.
    return undefined
  }
}
