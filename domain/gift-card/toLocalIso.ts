import { toAsciiDigits } from "../shared/toAsciiDigits.ts"
import type { LocalMoment } from "./VirtualGiftCardForm.ts"

const CENTURY = 2000
const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const

/**
 * Returns a date and time without a zone as `2026-12-24T10:05`, which sorts by time; `undefined` for an invalid one.
 * Two-digit years are in this century; accepts digits of any script.
 */
export function toLocalIso(written: LocalMoment): string | undefined {
  const year = digits(written.year, 2, 4)
  const [month, day, hour, minute] = [written.month, written.day, written.hour, written.minute].map((part) =>
    digits(part, 1, 2),
  )
  if (year === undefined || month === undefined || day === undefined || hour === undefined || minute === undefined)
    return undefined
  const fullYear = toAsciiDigits(written.year.trim()).length === 2 ? CENTURY + year : year
  if (month < 1 || month > 12 || day < 1 || day > daysIn(fullYear, month) || hour > 23 || minute > 59) return undefined
  return `${pad(fullYear, 4)}-${pad(month, 2)}-${pad(day, 2)}T${pad(hour, 2)}:${pad(minute, 2)}`
}

function digits(text: string, least: number, most: number): number | undefined {
  const ascii = toAsciiDigits(text.trim())
  return /^[0-9]+$/.test(ascii) && ascii.length >= least && ascii.length <= most ? Number(ascii) : undefined
}

function daysIn(year: number, month: number): number {
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
  return month === 2 && isLeap ? 29 : (DAYS[month - 1] ?? 0)
}

function pad(value: number, width: number): string {
  return String(value).padStart(width, "0")
}
