import * as Effect from "effect/Effect"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { ExitCode } from "../../../adapters/cli/ExitCode.ts"
import { testRoot } from "../../../adapters/composition/testRoot.ts"
import { loadServicePage } from "../../../application/navigation/loadServicePage.ts"
import type { PageData } from "../../../application/navigation/PageData.ts"
import { inSpain } from "../../support/backend/scopes.ts"
import { listAt } from "../../sandbox/checkout/customer.ts"
import { type CommandLine, openCommandLine } from "../../support/cli/commandLine.ts"

let line: CommandLine
beforeAll(async () => {
  line = await openCommandLine({})
}, 60_000)
afterAll(() => line.close())

const json = async (...args: readonly string[]) => (await line.run("--json", ...args)).json
const STORE = "10000034101"

describe("stores and places in the terminal", () => {
  it("are found near a town, a postal code and a position, with filters", async () => {
    const inSeville = await json("stores", "near", "Sevilla", "--services", "pickup")
    expect(inSeville).toMatchObject({ place: { name: "Sevilla" }, unit: "kilometer" })
    expect(listAt(inSeville, "stores")[0]).toMatchObject({ physicalStore: { city: "Seville" } })
    expect(listAt(await json("stores", "near", "35002"), "stores")[0]).toMatchObject({
      physicalStore: { city: "Las Palmas de Gran Canaria", openingHours: { timeZone: "Atlantic/Canary" } },
    })
    expect(listAt(await json("stores", "near", "--at", "41.3874,2.1686"), "stores")[0]).toMatchObject({
      physicalStore: { city: "Barcelona" },
    })
    expect(listAt(await json("stores", "near", "--area", "BI"), "stores").length).toBe(2)
    const { exitCode, error } = await line.run("stores", "near", "--at", "91,0")
    expect([exitCode, error]).toEqual([ExitCode.usage, expect.stringContaining("Invalid --at")])
  })

  it("are shown with address, services and hours; an unknown store is reported", async () => {
    expect(await json("store", "show", STORE)).toMatchObject({
      store: { physicalStore: { id: STORE, services: ["booking", "pickup", "returns", "tailoring"] } },
      nearest: [{ physicalStore: { city: "Madrid" } }, { physicalStore: { city: "Madrid" } }],
    })
    const { exitCode, error } = await line.run("store", "show", "1")
    expect([exitCode, error]).toEqual([ExitCode.usage, expect.stringContaining("no physical store 1")])
  })

  it("are listed by country, area, city, district, colony, group and kind", async () => {
    expect(JSON.stringify(await json("places", "countries"))).toContain('"ES"')
    expect(JSON.stringify(await json("places", "stores", "es"))).toContain("Seville")
    expect(await json("places", "group", "1")).toMatchObject({ id: "1", physicalStores: expect.any(Array) })
    expect(JSON.stringify(await json("places", "cities", "SE"))).toContain("Seville")
    expect(JSON.stringify(await json("places", "districts", "--state", "B"))).toContain("Eixample")
    expect(JSON.stringify(await json("places", "colonies", "--city", "Sevilla"))).toContain("41010")
    expect(JSON.stringify(await json("places", "pack-stations", "28001"))).toContain("packstation")
    expect(JSON.stringify(await json("places", "drop-points", "Bilbao"))).toContain("Bilbao")
    expect(await json("places", "drop-point", "ES0001")).toMatchObject({ id: "ES0001", city: "Madrid" })
    expect(await json("places", "pickup", "510001")).toBeDefined()
  })
})

describe("pages of stores", () => {
  const load = async (page: string, parameters: Readonly<Record<string, string>> = {}): Promise<PageData> => {
    const { context } = testRoot(inSpain, { fetch: globalThis.fetch, backendUrl: line.backendUrl })
    return Effect.runPromiseWith(context)(loadServicePage({ page, storeId: "10000034", parameters }))
  }

  it("show the search with its filters and the cities of the country; unreadable parameters are ignored", async () => {
    const { content } = await load("ItxStoreLocatorPage", { place: "Madrid", open: "now", services: "pickup,x" })
    expect(content).toMatchObject({
      content: "storeLocator",
      locator: { search: "Madrid", filters: { services: ["pickup"], isOpenNow: true }, place: { name: "Madrid" } },
    })
    for (const parameters of [
      { lat: "91", lng: "0" },
      { lat: "NaN", lng: "1" },
      { lat: "1" },
      { place: "%_\\".repeat(90) },
    ])
      expect((await load("ItxStoreLocatorPage", parameters)).content.content).toBe("storeLocator")
  })

  it("are plain data of one store and of lists, with current names in their addresses", async () => {
    const detail = await load("ItxStoreDetailPage", { physicalStoreId: STORE, storeUrl: "old-name" })
    expect(detail.content).toMatchObject({
      content: "storeDetail",
      detail: { store: { physicalStore: { id: STORE } } },
    })
    expect(JSON.parse(JSON.stringify(detail.content))).toEqual(detail.content)
    expect(detail.address.parameters["storeUrl"]).toBe("selvedge-madrid-centro")
    const city = await load("ItxStoreCityPage", { cityId: "1000003401", cityUrl: "x", countryCode: "fr" })
    expect(city.address.parameters).toEqual({ cityId: "1000003401", cityUrl: "madrid", countryCode: "es" })
    const group = await load("ItxStoreGroupingPage", { groupingId: "1", groupingUrl: "x" })
    expect(group.content).toMatchObject({ content: "storeList", list: { kind: "grouping", name: "Tiendas insignia" } })
    const country = await load("ItxStoreCountryPage", { countryCode: "es" })
    expect(country.content).toMatchObject({ list: { kind: "country", countryCode: "ES", name: "España" } })
  })

  it("do not exist for unknown stores, cities, groups and countries", async () => {
    for (const [page, parameters] of [
      ["ItxStoreDetailPage", { physicalStoreId: "1", storeUrl: "x" }],
      ["ItxStoreCityPage", { cityId: "1", cityUrl: "x", countryCode: "es" }],
      ["ItxStoreGroupingPage", { groupingId: "99", groupingUrl: "x" }],
      ["ItxStoreCountryPage", { countryCode: "zz" }],
    ] as const)
      expect((await load(page, parameters)).content).toMatchObject({
        content: "pageError",
        pageError: { pageError: "notFound" },
      })
  })
})
