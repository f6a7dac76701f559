/**
 * Generates the public holidays of the countries with demo stores, in the languages of the stores, as date-holidays
 * computes them. Other years are computed when they are needed. Run it again after an update of date-holidays; a test
 * compares both.
 *
 *   npm run holidays
 */
import { readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { loadSource } from "./lifecycle/loadSource.mjs"
import { ROOT } from "./lifecycle/root.mjs"

const [FIRST_YEAR, LAST_YEAR] = [2025, 2032]
const OUTPUT = join(ROOT, "contracts/sandbox/world/generated")

const source = await loadSource(ROOT)
try {
  const { stores } = await source("/contracts/sandbox/world/stores.ts")
  const { loadLibraryHolidays } = await source("/contracts/sandbox/world/libraryHolidays.ts")
  const holidaysOf = await loadLibraryHolidays()
  const languages = new Map()
  for (const { countryCode, languages: own } of stores)
    languages.set(countryCode, [...new Set([...(languages.get(countryCode) ?? []), ...own.map(({ code }) => code)])])
  const years = Array.from({ length: LAST_YEAR - FIRST_YEAR + 1 }, (_, index) => FIRST_YEAR + index)
  const countries = Object.fromEntries(
    [...languages].map(([countryCode, codes]) => {
      const lists = codes.map((code) => years.flatMap((year) => holidaysOf(countryCode, year, code)))
      const days = lists[0].map(({ date }, day) => [date, ...lists.map((list) => list[day].name)])
      return [countryCode, { languages: codes, days }]
    }),
  )
  const json = JSON.stringify({ firstYear: FIRST_YEAR, lastYear: LAST_YEAR, countries })
  writeFileSync(join(OUTPUT, "publicHolidays.json"), `${json.replaceAll('["2', '\n["2')}\n`)
  writeFileSync(
    join(OUTPUT, "publicHolidaysLicence.txt"),
    readFileSync(join(ROOT, "node_modules/date-holidays/LICENSE")),
  )
} finally {
  await source.close()
}
