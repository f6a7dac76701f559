import { type HolidaysOf, loadLibraryHolidays } from "./libraryHolidays.ts"

/**
 * Returns the holidays of these years. Those of the demo stores are generated for some years (`npm run holidays`); for
 * other years the library computes them.
 */
export const loadPublicHolidays = async (years: readonly number[]): Promise<HolidaysOf> => {
  const { default: generated } = await import("./generated/publicHolidays.json", { with: { type: "json" } })
  const { firstYear, lastYear } = generated
  if (years.some((year) => year < firstYear || year > lastYear)) return loadLibraryHolidays()
  const countries = new Map<string, GeneratedCountry>(Object.entries(generated.countries))
  return (countryCode, year, languageCode) => {
    const country = countries.get(countryCode)
    const name = country?.languages.indexOf(languageCode) ?? -1
    return (country?.days ?? [])
      .filter(([date = ""]) => date.startsWith(`${year}-`))
      .map(([date = "", ...names]) => ({ date, name: names[name] ?? names.at(-1) ?? "" }))
  }
}

interface GeneratedCountry {
  readonly languages: readonly string[]
  /** Each with its date and its name in each of the languages, the last of which is English. */
  readonly days: readonly (readonly string[])[]
}
