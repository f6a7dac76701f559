import { createContext, runInContext } from "node:vm"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { openTestShop, type TestShop } from "../../support/sandbox/onBothDatabases.ts"

const KEY = "admin-key-of-map-providers"

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop({ adminKey: KEY })
})
afterAll(() => shop.sandbox.close())

const get = (path: string) => shop.sandbox.handle(new Request(`http://localhost:4173/sandbox/maps/${path}`))
const setFault = async (operationId: string, kind: string, more: Readonly<Record<string, number>> = {}) => {
  const { status } = await shop.call("POST", "/sandbox/faults", { operationId, kind, ...more }, { "x-admin-key": KEY })
  expect(status).toBe(200)
}

/** A page as far as the scripts need one before they draw. */
const aPage = (members: Readonly<Record<string, unknown>> = {}) => {
  const page: Record<string, unknown> = { setTimeout, console, ...members }
  page["window"] = page
  return createContext(page)
}
const load = async (path: string, page: object) => {
  const response = await get(path)
  expect([response.status, response.headers.get("content-type")]).toEqual([200, "text/javascript; charset=utf-8"])
  runInContext(await response.text(), page)
}

describe("the simulated global provider", () => {
  it("offers the libraries of the loader and calls back", async () => {
    const called: string[] = []
    const page = aPage({ google: { maps: { __ib__: () => called.push("ready") } } })
    await load("global/js?key=k&callback=google.maps.__ib__&libraries=places", page)
    expect(called).toEqual(["ready"])
    const names: unknown = await runInContext(
      `Promise.all(["core", "maps", "marker", "geocoding", "places"].map((name) => google.maps.importLibrary(name)))
         .then((libraries) => JSON.stringify(libraries.map((library) => Object.keys(library))))`,
      page,
    )
    expect(JSON.parse(String(names))).toEqual([
      ["LatLng", "LatLngBounds", "MVCObject", "Point", "Size", "event"],
      ["InfoWindow", "Map"],
      ["AdvancedMarkerElement", "Marker"],
      ["Geocoder"],
      ["AutocompleteService"],
    ])
  })

  it("geocodes addresses and positions by country, and reports no results", async () => {
    const page = aPage()
    await load("global/js?key=k", page)
    const geocode = (request: object): Promise<unknown> =>
      runInContext(
        `new google.maps.Geocoder().geocode(${JSON.stringify(request)})
           .then(({ results: [first] }) => first.formatted_address, (error) => error.code)`,
        page,
      )
    expect(await geocode({ address: "Sevilla", componentRestrictions: { country: "ES" } })).toBe("Sevilla, ES")
    expect(await geocode({ address: "35002" })).toBe("Las Palmas de Gran Canaria, ES")
    expect(await geocode({ address: "Sevilla", componentRestrictions: { country: "PT" } })).toBe("ZERO_RESULTS")
    expect(await geocode({ location: { lat: 40.4, lng: -3.7 } })).toBe("Madrid, ES")
    expect(await geocode({ location: { lat: 0, lng: 0 } })).toBe("ZERO_RESULTS")
  })

  it("rejects a key as the provider does: the library loads and reports a failed authentication", async () => {
    const rejected = new Promise((resolve) => {
      void load("global/js?key=rejected-key", aPage({ gm_authFailure: () => resolve("rejected") }))
    })
    expect(await rejected).toBe("rejected")
  })
})

describe("the simulated Chinese provider", () => {
  it("offers its classes, calls back and finds Chinese towns", async () => {
    const called: string[] = []
    const page = aPage({ ready: () => called.push("ready") })
    await load("china/api?v=3.0&ak=k&callback=ready", page)
    expect(called).toEqual(["ready"])
    const found: unknown = await runInContext(
      `new Promise((done) => new BMap.Geocoder().getPoint("上海", (point) =>
         new BMap.Geocoder().getLocation(point, ({ addressComponents: { city } }) => done(city))))`,
      page,
    )
    expect(found).toBe("上海")
    const none: unknown = await runInContext(
      `new Promise((done) => new BMap.Geocoder().getPoint("Madrid", (point) => done(point)))`,
      page,
    )
    expect(none).toBeNull()
  })

  it("has no classes with a rejected key, and calls back all the same", async () => {
    const called: string[] = []
    const page = aPage({ ready: () => called.push("ready") })
    await load("china/api?ak=rejected-key&callback=ready", page)
    expect([called, "BMap" in page]).toEqual([["ready"], false])
  })

  it("converts coordinates by a script with x, y and callback", async () => {
    const answers: unknown[] = []
    const page = aPage({ converted1: (answer: unknown) => answers.push(answer) })
    await load("china/geoconv?ak=k&x=121.4737&y=31.2304&callback=converted1", page)
    expect(answers).toEqual([{ error: 0, x: btoa("121.486200"), y: btoa("31.238800") }])
    await load("china/geoconv?ak=k&x=NaN&y=31&callback=converted1", page)
    expect(answers.length).toBe(1)
  })
})

describe("faults of the simulated providers", () => {
  it("let a script fail a number of times, and then load", async () => {
    await setFault("mapGlobalScript", "serverFault", { remaining: 3 })
    const statuses: number[] = []
    for (let time = 0; time < 4; time += 1) statuses.push((await get("global/js?key=k")).status)
    expect(statuses).toEqual([500, 500, 500, 200])
  })

  it("delay a script, and reject a key", async () => {
    await setFault("mapChinaScript", "latency", { milliseconds: 30, remaining: 1 })
    const before = performance.now()
    expect((await get("china/api?ak=k")).status).toBe(200)
    expect(performance.now() - before).toBeGreaterThanOrEqual(25)
    await setFault("mapChinaScript", "forbidden", { remaining: 1 })
    expect(await (await get("china/api?ak=k")).text()).not.toContain("BMap")
    expect(await (await get("china/api?ak=k")).text()).toContain("BMap")
  })

  it("make the conversion answer with a hostile script", async () => {
    await setFault("mapChinaConversion", "brokenJson", { remaining: 1 })
    const script = await (await get("china/geoconv?ak=k&x=1&y=2&callback=converted1")).text()
    expect(script).toContain("document.cookie")
    const answers: unknown[] = []
    runInContext(script, aPage({ converted1: (answer: unknown) => answers.push(answer) }))
    expect(answers).toMatchObject([{ y: "91" }])
  })

  it("never put more than the name of a function into a script", async () => {
    for (const callback of ["alert(1)//", "a;b", "</script>", "x".repeat(200)])
      expect((await get(`china/geoconv?ak=k&x=1&y=2&callback=${encodeURIComponent(callback)}`)).status).toBe(400)
    expect((await get("unknown")).status).toBe(404)
  })
})

describe("the provider of a store", () => {
  const storeId = "10000034"
  const set = (provider: string, key = "") =>
    shop.call("POST", "/sandbox/map-providers", { storeId, provider, key }, { "x-admin-key": KEY })
  const named = async (provider: string, key?: string) => {
    expect((await set(provider, key)).status).toBe(200)
    const { body } = await shop.call("GET", `/itxrest/2/catalog/store/${storeId}`)
    const all = JSON.stringify(body)
    return ["MAPS_REGION", "MAPS_KEY", "MAPS_SCRIPT_URL"].map(
      (name) => new RegExp(`"parameter":"${name}","value":"([^"]*)"`).exec(all)?.[1],
    )
  }

  it("is chosen in the admin console; the one without a key is the default", async () => {
    expect(await named("china")).toEqual(["china", "demo-key", "/sandbox/maps/china/api"])
    expect(await named("global", " k 1 ")).toEqual(["global", "k 1", ""])
    expect(await named("keyless")).toEqual(["global", "", ""])
    expect((await set("elsewhere")).status).toBe(400)
  })
})
