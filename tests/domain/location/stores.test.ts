import { describe, expect, it } from "vitest"
import { placeUrl } from "../../../domain/location/placeUrl.ts"
import { distanceUnit, formatDistance, shownDistance } from "../../../domain/location/storeDistance.ts"
import { storeFiltersFrom } from "../../../domain/location/storeFilters.ts"
import { buildPageAddress } from "../../../domain/navigation/buildPageAddress.ts"
import { parsePageAddress } from "../../../domain/navigation/parsePageAddress.ts"
import { shopDefaults } from "../../support/SHOP_DEFAULTS.ts"

describe("distances to stores", () => {
  it("are in miles where roads are signed in miles", () => {
    expect(["US", "gb", "ES", "JP", "KW"].map(distanceUnit)).toEqual([
      "mile",
      "mile",
      "kilometer",
      "kilometer",
      "kilometer",
    ])
  })

  it.each([
    [4, "kilometer", { value: 0, unit: "meter" }],
    [347, "kilometer", { value: 350, unit: "meter" }],
    [996, "kilometer", { value: 1, unit: "kilometer" }],
    [9_940, "kilometer", { value: 9.9, unit: "kilometer" }],
    [9_960, "kilometer", { value: 10, unit: "kilometer" }],
    [100, "mile", { value: 330, unit: "foot" }],
    [1_609, "mile", { value: 1, unit: "mile" }],
    [40_000, "mile", { value: 25, unit: "mile" }],
  ] as const)("of %d m in %ss are %j", (metres, unit, shown) => {
    expect(shownDistance(metres, unit)).toEqual(shown)
  })

  it("are written as the language writes them", () => {
    expect(formatDistance("es", 1_234, "kilometer")).toBe("1,2 km")
    expect(formatDistance("en-US", 1_609, "mile")).toBe("1 mi")
    expect(formatDistance("ar", 1_234, "kilometer")).toMatch(/1[.,٫]2/)
  })
})

describe("filters of stores in an address", () => {
  it("are known services, open now and an area; others are ignored", () => {
    expect(storeFiltersFrom({ services: "pickup,returns,spa", open: "now", area: "M" })).toEqual({
      services: ["pickup", "returns"],
      isOpenNow: true,
      administrativeArea: "M",
    })
    expect(storeFiltersFrom({ services: "spa", open: "yes", area: " " })).toEqual({})
  })
})

describe("addresses of store pages", () => {
  const store = { storeId: "10000034", languageId: "-5", catalogId: "20000034" }

  it.each([
    ["ItxStoreLocatorPage", {}, "/10000034/stores"],
    ["ItxStoreLocatorPage", { place: "Madrid", services: "pickup" }, "/10000034/stores?place=Madrid&services=pickup"],
    ["ItxStoreCountryPage", { countryCode: "es" }, "/10000034/stores/es"],
    ["ItxStoreCityPage", { countryCode: "es", cityUrl: "madrid", cityId: "1" }, "/10000034/stores/es/madrid-c1"],
    ["ItxStoreGroupingPage", { groupingUrl: "flagships", groupingId: "1" }, "/10000034/stores/flagships-g1"],
    ["ItxStoreDetailPage", { storeUrl: "madrid-centro", physicalStoreId: "9" }, "/10000034/stores/madrid-centro-s9"],
  ])("%s with %j is %s", (page, parameters, address) => {
    expect(buildPageAddress({ page, ...store, parameters }, shopDefaults)).toEqual({ ok: true, address })
    expect(parsePageAddress(address, shopDefaults)).toEqual({ page, ...store, parameters })
  })

  it("join the services of checkboxes", () => {
    expect(parsePageAddress("/10000034/stores?services=pickup&services=returns", shopDefaults)?.parameters).toEqual({
      services: "pickup,returns",
    })
  })

  it("have names without accents and spaces, in any script", () => {
    expect(["Selvedge A Coruña Ensanche", "  São João! ", "東京 銀座", "!!"].map(placeUrl)).toEqual([
      "selvedge-a-coruna-ensanche",
      "sao-joao",
      "東京-銀座",
      "place",
    ])
  })
})
