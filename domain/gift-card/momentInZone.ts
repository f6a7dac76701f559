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
 * What the calendar and the clocks of a zone show at a moment in milliseconds since 1970 (ruling R23); `undefined` for
 * a zone that this machine does not know.
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
    // A zone or a moment that this machine does not know.
    return undefined
  }
}
