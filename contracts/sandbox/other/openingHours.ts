import type { components } from "../../generated/other.d.ts"

type Workgroup = components["schemas"]["Workgroup"]
type DaySchedule = components["schemas"]["DaySchedule"]

const WEEKDAYS = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
const DAY_MINUTES = 1_440
const WEEK_MINUTES = 7 * DAY_MINUTES

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
const timeOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`

/** Minutes since Monday 00:00 in a time zone. */
const weekMinute = (timeZone: string, moment: number): number => {
  const parts = new Map(
    new Intl.DateTimeFormat("en-GB", {
      timeZone,
      weekday: "short",
      hour: "2-digit",
      minute: "2-digit",
      hourCycle: "h23",
    })
      .formatToParts(moment)
      .map(({ type, value }) => [type, value]),
  )
  return (
    WEEKDAYS.indexOf(parts.get("weekday") ?? "") * DAY_MINUTES +
    Number(parts.get("hour")) * 60 +
    Number(parts.get("minute"))
  )
}

/** Whether a workgroup is open at a moment, in its own time zone (R23). */
export const isOpenAt = ({ weeklySchedule, timeZone, isDisabled }: Workgroup, moment: number): boolean => {
  if (isDisabled === true) return false
  const now = weekMinute(timeZone, moment)
  return weeklySchedule.some(({ weekday, openHours }) =>
    openHours.some(({ fromTime, toTime }) => {
      const midnight = (weekday - 1) * DAY_MINUTES
      return now >= midnight + minutesOf(fromTime) && now < midnight + minutesOf(toTime)
    }),
  )
}

/** Returns the same hours in UTC, with the offset of the moment; an interval across midnight becomes two. */
export const inUtc = (workgroup: Workgroup, moment: number): Workgroup => {
  const offset = weekMinute(workgroup.timeZone, moment) - weekMinute("UTC", moment)
  const openIntervals = workgroup.weeklySchedule.flatMap(({ weekday, openHours }) =>
    openHours.flatMap(({ fromTime, toTime }) => {
      const midnight = (weekday - 1) * DAY_MINUTES - offset
      return split(midnight + minutesOf(fromTime), midnight + minutesOf(toTime))
    }),
  )
  const weeklySchedule = WEEKDAYS.flatMap((_, day): readonly DaySchedule[] => {
    const openHours = openIntervals
      .filter(([from]) => Math.floor(from / DAY_MINUTES) === day)
      .sort(([one], [other]) => one - other)
      .map(([from, to]) => ({ fromTime: timeOf(from - day * DAY_MINUTES), toTime: timeOf(to - day * DAY_MINUTES) }))
    return openHours.length === 0 ? [] : [{ weekday: day + 1, openHours }]
  })
  return { ...workgroup, timeZone: "UTC", weeklySchedule }
}

/** Splits an interval of the week at midnights, each part within the week. */
const split = (from: number, to: number): readonly (readonly [from: number, to: number])[] => {
  const start = ((from % WEEK_MINUTES) + WEEK_MINUTES) % WEEK_MINUTES
  const end = start + (to - from)
  const midnight = (Math.floor(start / DAY_MINUTES) + 1) * DAY_MINUTES
  return end <= midnight ? [[start, end]] : [[start, midnight], ...split(midnight, end)]
}
