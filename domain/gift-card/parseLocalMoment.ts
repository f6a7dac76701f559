import type { LocalMoment } from "./VirtualGiftCardForm.ts"

/**
 * The moment of a date and a time as the fields of a page and the options of a terminal give them: `2026-12-24` and
 * `10:05`.
 * `undefined` where neither is given: the card goes as soon as it is paid. What is neither is a moment that no calendar
 * shows.
 */
export function parseLocalMoment(date: string, time: string): LocalMoment | undefined {
  if (date.trim() === "" && time.trim() === "") return undefined
  const [year = "", month = "", day = ""] = date.trim().split("-")
  const [hour = "", minute = ""] = time.trim().split(":")
  return { year, month, day, hour, minute }
}
