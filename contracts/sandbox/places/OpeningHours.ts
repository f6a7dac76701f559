import { parseStored } from "../platform/storage/parseStored.ts"

/** Opening hours as wall-clock times in the place's own time zone (R23). `24:00` is the end of a day. */
export interface OpeningHours {
  /** IANA name. */
  readonly timeZone: string
  readonly weeklySchedule: readonly {
    /** 1 is Monday, 7 is Sunday. */
    readonly weekDay: number
    /** In order; empty on a closed day. */
    readonly openHours: readonly { readonly fromTime: string; readonly toTime: string }[]
  }[]
}

type OpenHours = OpeningHours["weeklySchedule"][number]["openHours"]

/** Parses intervals of a day, as `10:00-14:00,17:00-20:30`; none for an empty text. */
export const intervalsOf = (day: string): OpenHours =>
  day.split(",").flatMap((interval) => {
    const [fromTime, toTime] = interval.split("-")
    return fromTime === undefined || toTime === undefined ? [] : [{ fromTime, toTime }]
  })

/** Parses intervals per weekday from Monday, as `10:00-14:00,17:00-20:30`. */
export const openingHours = (timeZone: string, week: readonly string[]): OpeningHours => ({
  timeZone,
  weeklySchedule: week.map((day, at) => ({ weekDay: at + 1, openHours: intervalsOf(day) })),
})

// Only the seed writes the columns, with `openingHours`.
const isOpeningHours = (value: unknown): value is OpeningHours =>
  typeof value === "object" && value !== null && "timeZone" in value && "weeklySchedule" in value

export const readOpeningHours = (text: string): OpeningHours => {
  const value: unknown = parseStored(text)
  if (!isOpeningHours(value)) throw new Error("Opening hours of a place are damaged.")
  return value
}
