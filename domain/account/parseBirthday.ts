import { toAsciiDigits } from "../shared/toAsciiDigits.ts"

/** Date format: `dd`, `MM` and `yyyy` in order, separated by `.`, `/` or `-`. */
export type BirthdayFormat = string

const FORMAT = /^(?:dd([./-])MM\1yyyy|MM([./-])dd\2yyyy|yyyy([./-])MM\3dd)$/
const FIRST_YEAR = 1900
const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

/**
 * Parses a typed birthday to a calendar date such as `1996-02-29`. Returns `undefined` for a nonexistent day, an
 * invalid format, a year before 1900, or a day after `today` (a calendar date of the store). Uses no clock and no time
 * zone (R23).
 */
export function parseBirthday(typed: string, format: BirthdayFormat, today: string): string | undefined {
  if (!FORMAT.test(format)) return undefined
  const text = toAsciiDigits(typed.trim())
  const matchesFormat =
    text.length === format.length &&
    [...format].every((letter, at) => (/[dMy]/.test(letter) ? /[0-9]/.test(text[at] ?? "") : text[at] === letter))
  if (!matchesFormat) return undefined
  const part = (letters: string) => text.slice(format.indexOf(letters), format.indexOf(letters) + letters.length)
  const [year, month, day] = [part("yyyy"), part("MM"), part("dd")]
  const date = `${year}-${month}-${day}`
  return Number(year) >= FIRST_YEAR &&
    Number(day) >= 1 &&
    Number(day) <= daysInMonth(Number(year), Number(month)) &&
    date <= today
    ? date
    : undefined
}

function daysInMonth(year: number, month: number): number {
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
  return (DAYS[month - 1] ?? 0) + (month === 2 && isLeap ? 1 : 0)
}
