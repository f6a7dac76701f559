import { toAsciiDigits } from "../shared/toAsciiDigits.ts"
import type { BirthdayFormat } from "./parseBirthday.ts"

const MONTH_FIRST = ["US", "PH"]
const YEAR_FIRST = ["JP", "CN", "KR", "TW", "HU", "LT"]

/** How a day is written in a country. */
export function birthdayFormatFor(countryCode: string): BirthdayFormat {
  if (MONTH_FIRST.includes(countryCode)) return "MM/dd/yyyy"
  return YEAR_FIRST.includes(countryCode) ? "yyyy/MM/dd" : "dd/MM/yyyy"
}

/** A calendar date such as `1996-02-29` in that form. */
export function formatBirthday(date: string, format: BirthdayFormat): string {
  const [year = "", month = "", day = ""] = date.split("-")
  return format.replace("yyyy", year).replace("MM", month).replace("dd", day)
}

/** A typed day with its zeros: `1/2/1996` is `01/02/1996`. Its separators become the format's. */
export function padBirthday(typed: string, format: BirthdayFormat): string {
  const separator = /[./-]/.exec(format)?.[0] ?? "/"
  return toAsciiDigits(typed.trim())
    .split(/[./\-\s]+/)
    .filter((part) => part !== "")
    .map((part) => part.padStart(2, "0"))
    .join(separator)
}
