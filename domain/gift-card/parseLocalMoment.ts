import type { LocalMoment } from "./VirtualGiftCardForm.ts"

/**
 * Parses a date and time of form fields or CLI options: `2026-12-24` and `10:05`. Returns `undefined` when both are
 * absent: the card is sent as soon as it is paid. Invalid input becomes an invalid moment.
 */
export function parseLocalMoment(date: string, time: string): LocalMoment | undefined {
  if (date.trim() === "" && time.trim() === "") return undefined
  const [year = "", month = "", day = ""] = date.trim().split("-")
  const [hour = "", minute = ""] = time.trim().split(":")
  return { year, month, day, hour, minute }
}
