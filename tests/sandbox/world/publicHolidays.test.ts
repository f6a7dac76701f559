import { describe, expect, it } from "vitest"
import generated from "../../../contracts/sandbox/world/generated/publicHolidays.json" with { type: "json" }
import { loadLibraryHolidays } from "../../../contracts/sandbox/world/libraryHolidays.ts"
import { loadPublicHolidays } from "../../../contracts/sandbox/world/publicHolidays.ts"
import { stores } from "../../../contracts/sandbox/world/stores.ts"

const { firstYear, lastYear } = generated

describe("the generated public holidays", () => {
  it("are those of the library in each country and language of the demo stores, in every year", async () => {
    const [computed, listed] = [await loadLibraryHolidays(), await loadPublicHolidays([firstYear, lastYear])]
    let days = 0
    for (const { countryCode, languages } of stores)
      for (const { code } of languages)
        for (let year = firstYear; year <= lastYear; year += 1) {
          const holidays = listed(countryCode, year, code)
          expect(holidays).toEqual(computed(countryCode, year, code))
          days += holidays.length
        }
    expect(days).toBeGreaterThan(0)
  })

  it("have names in English for a language without a store in the country", async () => {
    const listed = await loadPublicHolidays([firstYear])
    expect(listed("FR", firstYear, "pl")).toEqual(listed("FR", firstYear, "en"))
  })

  it("are computed for other years", async () => {
    const listed = await loadPublicHolidays([lastYear, lastYear + 1])
    expect(listed("FR", lastYear + 1, "fr")).toContainEqual({ date: `${lastYear + 1}-12-25`, name: "Noël" })
    expect(listed("FR", lastYear, "fr")).toEqual((await loadPublicHolidays([lastYear]))("FR", lastYear, "fr"))
  })
})
