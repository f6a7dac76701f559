import { describe, expect, it } from "vitest"
import {
  type GeocodedPlace,
  providerCountry,
  selectGeocoded,
  withCanaryIslands,
} from "../../../domain/location/Geocoding.ts"

const madrid: GeocodedPlace = {
  point: { latitude: 40.4168, longitude: -3.7038 },
  name: "Madrid",
  countryCode: "ES",
  stateCode: "M",
  stateName: "Madrid",
}
const lasPalmas: GeocodedPlace = {
  point: { latitude: 28.1235, longitude: -15.4363 },
  name: "Las Palmas de Gran Canaria",
  countryCode: "ES",
  stateName: "Las Palmas",
  zipCode: "35001",
}
const at = (latitude: number, longitude: number): GeocodedPlace => ({ ...madrid, point: { latitude, longitude } })

describe("F152 results of geocoding", () => {
  it("are nothing without a valid position in the country", () => {
    expect(selectGeocoded([], {})).toBeUndefined()
    expect(selectGeocoded([at(Number.NaN, 0), at(91, 0), at(0, 181)], {})).toBeUndefined()
    expect(selectGeocoded([madrid], { countryCode: "PT" })).toBeUndefined()
  })

  it("are the first valid one of a thousand", () => {
    const thousand = Array.from({ length: 1_000 }, (_, number) => at(number < 999 ? Number.NaN : 40, -3))
    expect(selectGeocoded(thousand, { countryCode: "es" })?.point.latitude).toBe(40)
  })

  it.each([
    [{ countryCode: "ES", administrativeArea: "M" }, "Madrid"],
    [{ countryCode: "ES", administrativeArea: "MADRID" }, "Madrid"],
    [{ administrativeArea: "Las Palmas" }, "Las Palmas de Gran Canaria"],
    [{ countryCode: "ES", administrativeArea: "B" }, undefined],
  ])("are filtered by country and administrative area %j", (scope, name) => {
    expect(selectGeocoded([madrid, lasPalmas], scope)?.name).toBe(name)
  })

  it("in the Canary Islands have their own country, and are results for Spain too", () => {
    expect(selectGeocoded([madrid, lasPalmas], { countryCode: "IC" })).toEqual({ ...lasPalmas, countryCode: "IC" })
    expect(selectGeocoded([lasPalmas], { countryCode: "ES" })).toEqual({ ...lasPalmas, countryCode: "IC" })
    expect(selectGeocoded([madrid], { countryCode: "IC" })).toBeUndefined()
  })

  it.each([
    [{ stateCode: "TF" }, "IC"],
    [{ stateName: "Santa Cruz de Tenerife" }, "IC"],
    [{ stateName: "Canarias" }, "IC"],
    [{ zipCode: "38001" }, "IC"],
    [{ zipCode: "28013" }, "ES"],
    [{ stateName: "Málaga" }, "ES"],
  ])("of Spain with %j are in %s", (area, countryCode) => {
    const { stateCode: _, stateName: __, ...place } = madrid
    expect(withCanaryIslands({ ...place, ...area }).countryCode).toBe(countryCode)
    expect(withCanaryIslands({ ...place, ...area, countryCode: "PT" }).countryCode).toBe("PT")
  })

  it("of the Canary Islands are requested from providers as Spain", () => {
    expect(["IC", "ic", "es"].map(providerCountry)).toEqual(["ES", "ES", "ES"])
  })
})
