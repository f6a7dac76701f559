import { describe, expect, it } from "vitest"
import { citiesOf } from "../../../contracts/sandbox/world/cities/citiesOf.ts"
import { placeVocabularies } from "../../../contracts/sandbox/world/cities/placeVocabularies.ts"
import { countryDetails } from "../../../contracts/sandbox/world/countryDetails.ts"
import { stores } from "../../../contracts/sandbox/world/stores.ts"

describe("the stores of the demo world", () => {
  it("has each store's default language first", () => {
    expect(stores.map(({ languages }) => languages.map(({ code, id }) => `${code}${id}`))).toEqual([
      ["es-5", "ca-30", "en-1"],
      ["en-1", "es-5"],
      ["ja-10", "en-1"],
      ["ar-40", "en-1"],
      ["fr-2", "en-1"],
      ["de-3", "en-1"],
      ["it-4", "en-1"],
      ["pt-6", "en-1"],
      ["pl-22", "en-1"],
      ["ko-9", "en-1"],
      ["he-41", "en-1"],
      ["zh-7", "en-1"],
      ["ar-40", "en-1"],
      ["de-3", "en-1"],
    ])
  })

  it("covers zero, two and three decimals, three brands, right-to-left languages, China and business", () => {
    const different = (values: readonly (string | number)[]) => [...new Set(values)].toSorted()
    expect(different(stores.map(({ currencyDecimals }) => currencyDecimals))).toEqual([0, 2, 3])
    expect(different(stores.map(({ brandId }) => brandId))).toEqual(["1", "2", "3"])
    expect(different(stores.map(({ groupingCharacter }) => groupingCharacter))).toEqual([",", ".", "\u00a0", "\u202f"])
    expect(
      different(
        stores
          .flatMap(({ languages }) => languages.map(({ code }) => code))
          .filter((code) => code === "ar" || code === "he"),
      ),
    ).toEqual(["ar", "he"])
    expect(stores.filter(({ mapsRegion }) => mapsRegion === "china").map(({ countryCode }) => countryCode)).toEqual([
      "CN",
    ])
    expect(stores.findIndex(({ isForBusiness }) => isForBusiness)).toBe(stores.length - 1)
  })

  it("converts one store's amounts into a second currency and back", () => {
    const rates = stores.flatMap(({ currencyCode, alternateLocales = [] }) =>
      alternateLocales.map((locale) => [
        currencyCode,
        locale.currencyCode,
        (locale.conversionRate * locale.conversionRateInv).toFixed(2),
      ]),
    )
    expect(rates).toEqual([["PLN", "EUR", "1.00"]])
  })

  it("has the places, texts and facts of every store's country", () => {
    for (const { countryCode } of stores) {
      const { alpha3, postalCodes } = countryDetails(countryCode)
      expect(alpha3).toMatch(/^[A-Z]{3}$/)
      expect(postalCodes.example).toMatch(postalCodes.pattern)
      const zipCodes = citiesOf(countryCode).flatMap(({ districts }) => districts.map(({ zipCode }) => zipCode))
      expect(zipCodes.length, countryCode).toBeGreaterThan(6)
      expect(
        zipCodes.filter((zipCode) => !postalCodes.pattern.test(zipCode)),
        countryCode,
      ).toEqual([])
      expect(new Set(zipCodes).size, countryCode).toBe(zipCodes.length)
      if (countryCode !== "US") expect(placeVocabularies(countryCode)).not.toBe(placeVocabularies("US"))
    }
  })
})
