import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { distance } from "../../../contracts/sandbox/places/distance.ts"
import type { WorldStore } from "../../../contracts/sandbox/world/World.ts"
import { onOneDatabase } from "../../support/sandbox/onBothDatabases.ts"
import { at, JAPAN, listAt, numberAt, pay, readyToPay, SPAIN, textAt, worldWithUnits } from "../checkout/customer.ts"
import { signedIn } from "../wallet/signedIn.ts"

const bam = (path: string, storeId = SPAIN): string => `/itxrest/2/bam/store/${storeId}/${path}`
const user = (path: string, storeId = SPAIN): string => `/itxrest/2/user/store/${storeId}/${path}`
const SOL = "latitude=40.4168&longitude=-3.7038"
const STORE = "10000034101"
const COMPANIES = "10100034"
const world = worldWithUnits({ "8201-400-3": 5, "8202-800-3": 50 })
/** A second store of the brand in Spain. */
const companies = world.stores
  .filter(({ id }) => id === SPAIN)
  .map((spain): WorldStore => ({ ...spain, id: COMPANIES, isForBusiness: true }))

onOneDatabase(
  "stores and pickup points",
  (shop) => {
    const stores = async (query: string, storeId = SPAIN) =>
      listAt((await shop().call("GET", bam(`physical-store?${query}`, storeId))).body, "physicalStores")
    const ids = (places: readonly unknown[]) => places.map((place) => textAt(place, "id"))

    it("every store has at least 12 physical stores, 20 drop points and 6 lockers, in several towns", async () => {
      for (const storeId of [SPAIN, JAPAN]) {
        const all = await stores("max=100", storeId)
        const points = listAt(
          (await shop().call("GET", bam("delivery-point?max=100&showAll=true", storeId))).body,
          "deliveryPoints",
        )
        const count = (kind: string) => points.filter((point) => textAt(point, "kind") === kind).length
        expect(all.length).toBeGreaterThanOrEqual(12)
        expect(new Set(all.map((store) => textAt(store, "cityId"))).size).toBeGreaterThanOrEqual(6)
        const withPickup = all.filter((store) => listAt(store, "services").includes("pickup"))
        expect([count("droppoint") >= 20, count("packstation") >= 6, count("store")]).toEqual([
          true,
          true,
          withPickup.length,
        ])
      }
    })

    it("physical stores are sorted by distance, within the radius", async () => {
      const near = await stores(`${SOL}&radioMax=30`)
      const metres = near.map((store) => numberAt(store, "distance"))
      expect(metres.length).toBe(3)
      expect(metres).toEqual([...metres].sort((one, other) => one - other))
      expect(Math.max(...metres)).toBeLessThanOrEqual(30_000)
    })

    it("min adds places beyond the radius, max limits them", async () => {
      expect((await stores(`${SOL}&radioMax=0.1`)).length).toBe(0)
      expect((await stores(`${SOL}&radioMax=0.1&min=3`)).length).toBe(3)
      expect((await stores(`${SOL}&radioMax=20000&max=5`)).length).toBe(5)
    })

    it("a search finds words of the address in any language, without regard to accents and case", async () => {
      expect(ids(await stores("search=deusto"))).toEqual([])
      expect(ids(await stores("search=SEVILLE"))).toEqual(ids(await stores("search=sevilla")))
      expect((await stores("search=sevilla%20triana")).map((store) => textAt(store, "district"))).toEqual(["Triana"])
      expect((await stores("search=%25_%5C")).length).toBe(0)
      expect((await stores("search=umeda", JAPAN)).map((store) => textAt(store, "district"))).toEqual(["梅田"])
    })

    it("a point requires both coordinates, and min is not above max", async () => {
      const fields = async (query: string) => {
        const { status, body } = await shop().call("GET", bam(`physical-store?${query}`))
        return [status, ...listAt(body, "fields").map((problem) => textAt(problem, "field"))]
      }
      expect(await fields("latitude=40")).toEqual([400, "longitude"])
      expect(await fields("longitude=-3")).toEqual([400, "latitude"])
      expect(await fields("min=9&max=3")).toEqual([400, "min"])
      expect((await fields("latitude=91&longitude=0"))[0]).toBe(400)
      expect((await shop().call("GET", bam("drop-point?latitude=1"))).status).toBe(400)
    })

    it("stores are listed by country, by town, by one store of the town, and by grouping", async () => {
      const list = async (path: string) => listAt((await shop().call("GET", bam(path))).body, "physicalStores")
      const spanish = await list("country/es/physical-store")
      expect(new Set(spanish.map((store) => textAt(store, "countryCode")))).toEqual(new Set(["ES"]))
      expect((await list("country/jp/physical-store")).length).toBeGreaterThan(0)
      expect(await list("country/fr/physical-store")).toEqual([])
      const madrid = await list("physical-store-by-city?cityId=1000003401")
      expect(ids(await list(`physical-store-by-city?bamId=${STORE}`))).toEqual(ids(madrid))
      expect(await list("physical-store-by-city?cityId=1000003401&countryCodes=PT,FR")).toEqual([])
      expect((await shop().call("GET", bam("physical-store-by-city"))).status).toBe(400)
      const flagships = (await shop().call("GET", bam("agrupation?xagrupationId=1&countryCode=ES"))).body
      expect(textAt(flagships, "name")).toBe("Tiendas insignia")
      expect(listAt(flagships, "physicalStores").every((store) => textAt(store, "groupingId") === "1")).toBe(true)
      expect((await shop().call("GET", bam("agrupation?xagrupationId=99"))).status).toBe(404)
    })

    it("each store of a country is found in its town, once, also where a brand has two shops", async () => {
      for (const [storeId, country] of [
        [SPAIN, "ES"],
        [SPAIN, "JP"],
        [COMPANIES, "ES"],
        [COMPANIES, "JP"],
      ] as const) {
        const list = async (path: string) =>
          listAt((await shop().call("GET", bam(path, storeId))).body, "physicalStores")
        const listed = await list(`country/${country}/physical-store`)
        expect(listed.length).toBeGreaterThan(0)
        const cities = new Set(listed.map((store) => textAt(store, "cityId")))
        const inTowns = await Promise.all(
          Array.from(cities, async (cityId) => ids(await list(`physical-store-by-city?cityId=${cityId}`))),
        )
        expect(inTowns.flat().sort()).toEqual(ids(listed).sort())
        for (const id of ids(listed).slice(0, 3))
          expect(ids(await list(`physical-store-by-city?bamId=${id}`))).toContain(id)
        if (country === "ES") expect(ids(listed).sort()).toEqual(ids(await stores("max=100", storeId)).sort())
      }
    })

    it("countries, towns, districts and colonies are named in the language of the call", async () => {
      const countries = async (languageId: string) =>
        listAt((await shop().call("GET", bam(`country?languageId=${languageId}`))).body, "countries")
      const named = (list: readonly unknown[], code: string) =>
        list
          .filter((country) => textAt(country, "code") === code)
          .map((country) => [textAt(country, "name"), at(country, "hasPhysicalStores")])
      expect([named(await countries("-5"), "DE"), named(await countries("-1"), "JP")]).toEqual([
        [["Alemania", false]],
        [["Japan", true]],
      ])
      expect((await countries("-5")).length).toBe(249)
      const towns = async (state: string, languageId: string) =>
        listAt((await shop().call("GET", bam(`state/${state}/city?languageId=${languageId}`))).body, "cities").map(
          (city) => textAt(city, "name"),
        )
      expect([await towns("SE", "-5"), await towns("ES-SE", "-1"), await towns("QQ", "-5")]).toEqual([
        ["Sevilla"],
        ["Seville"],
        [],
      ])
      const districts = listAt((await shop().call("GET", bam("district?stateCode=ES-B"))).body, "districts")
      expect(districts.map((district) => textAt(district, "name"))).toEqual(["Eixample", "Gràcia", "Ciutat Vella"])
      const colonies = listAt(
        (await shop().call("GET", bam("drop-point-colony?stateName=seville&countryCode=ES&municipalityName=Sevilla")))
          .body,
        "colonies",
      )
      expect(colonies.map((colony) => [textAt(colony, "zipCode"), textAt(colony, "municipalityName")])).toContainEqual([
        "41010",
        "Sevilla",
      ])
      expect(
        listAt((await shop().call("GET", bam("drop-point-colony?municipalityName=Nowhere"))).body, "colonies"),
      ).toEqual([])
    })

    it("drop points are filtered by area, courier and words; full ones are listed only with showAll", async () => {
      const points = async (query: string) =>
        listAt((await shop().call("GET", bam(`drop-point?${query}`))).body, "dropPoints")
      const madrid = await points("zipCode=28001")
      expect(textAt(madrid[0], "zipCode")).toBe("28001")
      expect(new Set(madrid.map((point) => textAt(point, "city")))).toEqual(new Set(["Madrid"]))
      expect(ids(await points("city=madrid"))).toEqual([...ids(madrid)].sort())
      expect(ids(await points("provinceIso=ES-M"))).toEqual(ids(await points("city=1000003401")))
      expect(await points("provinceIso=PT-M")).toEqual([])
      expect([(await points("zipCode=99999")).length, (await points("countryCode=FR")).length]).toEqual([0, 0])
      expect(ids(await points("zipCode=-&max=100"))).toEqual(ids(await points("max=100")))
      const inMadrid = await points("city=madrid&max=100")
      const [one, two] = [
        await points("city=madrid&courierId=1&max=100"),
        await points("city=madrid&courierId=2&max=100"),
      ]
      expect(one.length + two.length).toBe(inMadrid.length)
      expect((await points("city=madrid&max=100&showAll=true")).length).toBeGreaterThan(inMadrid.length)
      expect(
        listAt((await shop().call("GET", bam("delivery-point?courierId=1&max=100"))).body, "deliveryPoints").some(
          (point) => textAt(point, "kind") === "store",
        ),
      ).toBe(false)
    })

    it("lockers are those of the postal code's town", async () => {
      const stations = listAt(
        (await shop().call("GET", bam("pack-station?zipCode=28001&countryCode=ES"))).body,
        "dropPoints",
      )
      expect(stations.map((station) => [textAt(station, "kind"), textAt(station, "city")])).toEqual(
        Array.from({ length: 5 }, () => ["packstation", "Madrid"]),
      )
      expect(
        listAt((await shop().call("GET", bam("pack-station?countryCode=ES"))).body, "dropPoints").length,
      ).toBeGreaterThanOrEqual(6)
    })

    it("a drop point is read by its code, with the caller's own user id only", async () => {
      const { call } = await signedIn(shop())
      const userId = textAt((await call("POST", user("current-user"))).body, "identity.userId")
      expect((await shop().call("GET", bam("drop-point/ES0001"))).body).toMatchObject({
        id: "ES0001",
        kind: "droppoint",
        openingHours: { timeZone: "Europe/Madrid" },
      })
      expect((await shop().call("GET", bam("drop-point/ES9999"))).status).toBe(404)
      expect((await shop().call("GET", bam("drop-point/JP0001"))).status).toBe(404)
      expect((await shop().call("GET", bam(`drop-point/ES0001?userId=${userId}`))).status).toBe(401)
      expect((await call("GET", bam("drop-point/ES0001?userId=1234567"))).status).toBe(403)
      expect(at((await call("GET", bam(`drop-point/ES0001?userId=${userId}`))).body, "isFavourite")).toBe(false)
    })

    it("a product can be collected where its skus are on a shelf", async () => {
      const { body } = await shop().call("GET", bam("product/510001/pickup"))
      const found = listAt(body, "stores")
      expect(found.length).toBeGreaterThan(0)
      for (const store of found) {
        expect(listAt(store, "physicalStore.services")).toContain("pickup")
        expect(
          listAt(store, "skus").every((sku) => textAt(sku, "sku").startsWith("8201-") && numberAt(sku, "units") > 0),
        ).toBe(true)
      }
      expect((await shop().call("GET", bam("product/999999999/pickup"))).status).toBe(404)
    })

    it("favourite stores are private, listed first on request, and at most ten for concurrent additions", async () => {
      const { call } = await signedIn(shop())
      const add = (favouriteStoreId: string) => call("POST", user("favourite-store"), { favouriteStoreId })
      expect((await add("99999999999")).status).toBe(404)
      expect((await add("10000081101")).status).toBe(404)
      const all = ids(await stores("max=100"))
      const answers = await Promise.all(all.slice(0, 14).map(add))
      expect(answers.filter(({ status }) => status === 200).length).toBe(10)
      const refused = answers.filter(({ status }) => status === 409)
      expect(refused.map(({ body }) => [at(body, "key"), listAt(body, "params")])).toEqual(
        Array.from({ length: 4 }, () => ["_ERR_MAX_FAVOURITE_STORES", ["10"]]),
      )
      const [accepted] = answers.filter(({ status }) => status === 200)
      const [favourite = ""] = listAt(accepted?.body, "favouriteStoreIds").map(String)
      expect((await add(favourite)).status).toBe(200)
      const first = listAt(
        (await call("GET", bam(`physical-store?favouriteStores=true&radioMax=1&latitude=0&longitude=0`))).body,
        "physicalStores",
      )
      expect([first.length, first.every((store) => at(store, "isFavourite") === true)]).toEqual([10, true])
      expect(
        listAt((await call("DELETE", user(`favourite-store/${favourite}`))).body, "favouriteStoreIds").length,
      ).toBe(9)
      expect((await call("DELETE", user(`favourite-store/${favourite}`))).status).toBe(404)
    })

    it("a guest has no favourites, and a call without a session neither", async () => {
      const guest = await shop().guest(SPAIN)
      expect((await guest.call("POST", user("favourite-store"), { favouriteStoreId: STORE })).status).toBe(403)
      expect((await shop().call("POST", user("favourite-store"), { favouriteStoreId: STORE })).status).toBe(401)
      expect((await shop().call("GET", bam("physical-store?lastStores=true"))).status).toBe(401)
      expect(
        listAt((await guest.call("GET", bam("physical-store?lastStores=true"))).body, "physicalStores").every(
          (store) => at(store, "isLast") === false,
        ),
      ).toBe(true)
    })

    it("there is one favourite drop point, which another choice replaces", async () => {
      const { call } = await signedIn(shop())
      const path = user("favourite-drop-point")
      await call("DELETE", path)
      expect((await call("GET", path)).status).toBe(404)
      expect((await call("POST", path, { droppointId: "JP0001" })).status).toBe(404)
      await call("POST", path, { droppointId: "ES0009" })
      expect((await call("POST", path, { droppointId: "ES0002" })).body).toMatchObject({
        id: "ES0002",
        isFavourite: true,
      })
      expect((await call("GET", path)).body).toMatchObject({ id: "ES0002" })
      expect(
        textAt(
          listAt((await call("GET", bam("drop-point?favouritePoint=true&city=Madrid"))).body, "dropPoints")[0],
          "id",
        ),
      ).toBe("ES0002")
      expect((await call("DELETE", path)).status).toBe(204)
      expect((await call("DELETE", path)).status).toBe(204)
    })

    it("an order to an address leaves no last pickup point", async () => {
      const buyer = await readyToPay(shop(), { "8202-800-3": 1 })
      await pay(buyer)
      const points = listAt((await buyer.guest.call("GET", bam("drop-point?lastPoints=true"))).body, "dropPoints")
      expect(points.some((point) => at(point, "isLast") === true)).toBe(false)
    })
  },
  { world: { ...world, stores: [...world.stores, ...companies] } },
)

describe("the distance of two places", () => {
  const point = fc.record({
    lat: fc.double({ min: -90, max: 90, noNaN: true }),
    lng: fc.double({ min: -180, max: 180, noNaN: true }),
  })

  it("matches maps, is symmetric, and is at most half the earth", () => {
    expect(Math.round(distance({ lat: 40.4168, lng: -3.7038 }, { lat: 41.3874, lng: 2.1686 }) / 1_000)).toBe(505)
    fc.assert(
      fc.property(point, point, (one, other) => {
        const metres = distance(one, other)
        expect(metres).toBeCloseTo(distance(other, one), 3)
        expect(metres >= 0 && metres <= 20_016_000).toBe(true)
      }),
    )
  })
})
