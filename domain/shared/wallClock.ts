const WEEKDAYS = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]

/**
 * Returns weekday (1 Monday to 7 Sunday) and local time, as `09:30`, of a zone at a time in milliseconds since 1970
 * (R23); `undefined` for a zone unknown to this platform.
 */
export function wallClock(
  timeZone: string,
  moment: number,
): { readonly weekday: number; readonly time: string } | undefined {
  const format = formatIn(timeZone)
  if (format === undefined) return undefined
  const parts = new Map(format.formatToParts(moment).map(({ type, value }) => [type, value]))
  return {
    weekday: WEEKDAYS.indexOf(parts.get("weekday") ?? "") + 1,
    time: `${parts.get("hour") ?? ""}:${parts.get("minute") ?? ""}`,
  }
}

function formatIn(timeZone: string): Intl.DateTimeFormat | undefined {
  try {
    return new Intl.DateTimeFormat("en-GB", {
      timeZone,
      weekday: "short",
      hour: "2-digit",
      minute: "2-digit",
      hourCycle: "h23",
    })
  } catch {
    // A zone unknown to this platform.
    return undefined
  }
}
