import { describe, expect, it } from "vitest"
import type { DropPointSearch, PhysicalStoreSearch } from "../../../domain/location/PlaceSearch.ts"
import { validatePlaceSearch } from "../../../domain/location/PlaceSearch.ts"

const brokenFields = (search: PhysicalStoreSearch & DropPointSearch) =>
  validatePlaceSearch(search).map(({ field, rule }) => `${field} ${rule}`)

describe("a search for places", () => {
  it("may be empty, and may have every field within its limits", () => {
    expect(brokenFields({})).toEqual([])
    expect(
      brokenFields({
        searchText: "a".repeat(128),
        city: "Madrid",
        zipCode: "28013",
        countryCode: "es",
        point: { latitude: -90, longitude: 180 },
        min: 100,
        max: 100,
        radiusKilometres: 0.1,
      }),
    ).toEqual([])
  })

  it("accepts postal codes of five digits, of Japan, Poland, Portugal, China and Israel, none and a dash", () => {
    expect(
      ["", "-", "15001", "150-0001", "00-001", "1100-053", "200001", "6525001"].flatMap((zipCode) =>
        brokenFields({ zipCode }),
      ),
    ).toEqual([])
    expect(
      ["1500", "15000012", "150-001", "1500-0001", "ABCDE", "１５００１"].map((zipCode) => brokenFields({ zipCode })),
    ).toEqual(Array.from({ length: 6 }, () => ["zipCode zipCode"]))
  })

  it("reports each field outside its limits", () => {
    expect(
      brokenFields({
        searchText: "a".repeat(129),
        city: "b".repeat(129),
        countryCode: "ESP",
        point: { latitude: 90.1, longitude: Number.NaN },
        max: 0,
        min: 1.5,
        radiusKilometres: 0,
      }),
    ).toEqual([
      "searchText tooLong",
      "city tooLong",
      "countryCode countryCode",
      "latitude range",
      "longitude range",
      "max range",
      "min range",
      "radiusKilometres range",
    ])
    expect(brokenFields({ min: 6, max: 5 })).toEqual(["min range"])
  })
})
