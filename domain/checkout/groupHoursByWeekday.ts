import type { DeliveryHours } from "./ShippingTime.ts"

/** Hours shared by the same days of the week. */
export interface WeekdayHours {
  /** 1 Monday to 7 Sunday. */
  readonly weekdays: readonly number[]
  readonly hours: readonly Pick<DeliveryHours, "fromTime" | "toTime">[]
}

/** Groups delivery hours by weekdays, in order. */
export function groupHoursByWeekday(all: readonly DeliveryHours[]): readonly WeekdayHours[] {
  const groups = new Map<string, WeekdayHours>()
  for (const { weekdays, fromTime, toTime } of all) {
    const key = weekdays.join()
    groups.set(key, { weekdays, hours: [...(groups.get(key)?.hours ?? []), { fromTime, toTime }] })
  }
  return [...groups.values()]
}
