import { toAsciiDigits } from "../shared/toAsciiDigits.ts"
import type { BirthdayFormat } from "./parseBirthday.ts"

const MONTH_FIRST = ["US", "PH"]
const YEAR_FIRST = ["JP", "CN", "KR", "TW", "HU", "LT"]

/** Returns the date format of a country. */
export function birthdayFormatFor(countryCode: string): BirthdayFormat {
  if (MONTH_FIRST.includes(countryCode)) return "MM/dd/yyyy"
  return YEAR_FIRST.includes(countryCode) ? "yyyy/MM/dd" : "dd/MM/yyyy"
}

/** Formats a calendar date such as `1996-02-29`. */
export function formatBirthday(date: string, format: BirthdayFormat): string {
  const [year = "", month = "", day = ""] = date.split("-")
  return format.replace("yyyy", year).replace("MM", month).replace("dd", day)
}

/** Pads a typed date with zeros: `1/2/1996` becomes `01/02/1996`. Replaces its separators with the format's. */
export function padBirthday(typed: string, format: BirthdayFormat): string {
  const separator = /[./-]/.exec(format)?.[0] ?? "/"
  return toAsciiDigits(typed.trim())
    .split(/[./\-\s]+/)
    .filter((part) => part !== "")
    .map((part) => part.padStart(2, "0"))
    .join(separator)
}
