const WEEKDAYS = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]

/**
 * The weekday (1 for Monday to 7 for Sunday) and the time, as `09:30`, that clocks of a zone show at a moment in
 * milliseconds since 1970 (ruling R23); `undefined` for a zone that this machine does not know.
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
    // A zone that this machine does not know.
    return undefined
  }
}
