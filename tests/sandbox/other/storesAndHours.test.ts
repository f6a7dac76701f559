import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { openTestShop, type TestShop } from "../../support/sandbox/onBothDatabases.ts"
import { at, JAPAN, listAt, SPAIN, textAt } from "../checkout/customer.ts"

const rest = (path: string) => `/itxrest/2/${path}`
const HOUR_MS = 3_600_000

describe("other store services", () => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await openTestShop()
  })
  afterAll(() => shop.sandbox.close())
  const get = (path: string, headers: Readonly<Record<string, string>> = {}) =>
    shop.call("GET", rest(path), undefined, headers)

  it("groups stores by region", async () => {
    expect((await get("catalog/storegroup")).body).toEqual({
      groups: [
        { id: "europe", storeIds: [SPAIN] },
        { id: "asia-pacific", storeIds: [JAPAN] },
      ],
    })
    expect((await get("catalog/storegroup?brandId=77")).body).toEqual({ groups: [] })
  })

  it("stores an application for a store, once per identifier, without opening a store", async () => {
    const wish = {
      storeIdentifier: "10000620",
      storeCategory: "fashion",
      storeDefaultCurrency: "EUR",
      paymentList: ["card"],
      ffmCenters: ["FFM-1"],
      notificationEmail: "berta.ejemplo@example.org",
    }
    const path = rest(`oam/store/${SPAIN}/store-creation`)
    const answers = await Promise.all([1, 2].map(() => shop.call("POST", path, wish)))
    expect(answers.map(({ status }) => status).sort()).toEqual([202, 409])
    expect((await shop.call("POST", path, { ...wish, storeIdentifier: SPAIN })).body).toMatchObject({
      key: "_ERR_STORE_EXISTS",
    })
    expect((await get("catalog/store/10000620")).status).toBe(404)
    for (const wrong of [
      { storeIdentifier: "1" },
      { storeDefaultCurrency: "euro" },
      { paymentList: [] },
      { ffmCenters: [""] },
      { notificationEmail: "a@b.c" },
    ]) {
      expect((await shop.call("POST", path, { ...wish, ...wrong })).status).toBe(400)
    }
  })

  it("records a brand to be accelerated, idempotently", async () => {
    const path = rest(`oam/store/${SPAIN}/store-accelerator`)
    const first = await shop.call("POST", `${path}?brandId=1`)
    shop.clock.advance(1_000)
    expect((await shop.call("POST", `${path}?brandId=1`)).body).toEqual(first.body)
    expect(first.body).toMatchObject({ brandId: "1", storeIds: [SPAIN, JAPAN] })
    expect((await shop.call("POST", `${path}?brandId=77`)).status).toBe(404)
    expect((await shop.call("POST", path)).status).toBe(400)
  })

  it("locates a visitor by the edge's header, and by no other data", async () => {
    const path = `oam/store/${SPAIN}/user-location`
    expect((await get(path)).body).toEqual({ countryCode: "ES", source: "store" })
    expect((await get(path, { "x-forwarded-for": "203.0.113.9" })).body).toEqual({ countryCode: "ES", source: "store" })
    expect(
      (await get(path, { "x-akamai-edgescape": "country_code=JP,region_code=13,city=TOKYO,lat=35.68,long=139.76" }))
        .body,
    ).toEqual({
      countryCode: "JP",
      regionCode: "13",
      city: "TOKYO",
      latitude: 35.68,
      longitude: 139.76,
      source: "edge",
    })
    expect((await get(path, { "x-akamai-edgescape": "country_code=JP,lat=999,long=NaN" })).body).toEqual({
      countryCode: "JP",
      source: "edge",
    })
    expect((await get(path, { "cf-ipcountry": "XX" })).body).toEqual({ countryCode: "ES", source: "store" })
    expect((await get(path, { "cf-ipcountry": "fr" })).body).toEqual({ countryCode: "FR", source: "edge" })
  })

  it("V10 reads the validations of an operation from the contract itself", async () => {
    const path = `oam/store/${SPAIN}/input-validation?operationId=`
    const { body } = await get(`${path}saveAddress`)
    const field = (name: string) => listAt(body, "fields").find((one) => at(one, "field") === name)
    expect(field("storeId")).toEqual({
      field: "storeId",
      in: "path",
      required: true,
      type: "string",
      pattern: "^[0-9]{8}$",
    })
    expect(field("countryCode")).toMatchObject({ in: "body", required: true, pattern: "^[A-Za-z]{2,}$" })
    expect(field("zipCode")).toMatchObject({ in: "body", required: false })
    expect(field("addressLines")).toMatchObject({ required: true, type: "array", minItems: 1, maxItems: 6 })
    expect(field("addressLines.*")).toMatchObject({ type: "string", maxLength: 128 })
    expect(field("phones.*.subscriberNumber")).toMatchObject({ in: "body", pattern: expect.any(String) })
    expect((await get(`${path}noSuchOperation`)).status).toBe(404)
    expect((await get(`${path}1`)).status).toBe(400)
  })

  it("has the validations of every operation of the contract", async () => {
    for (const operationId of [
      "addToCart",
      "submitAsyncCheckout",
      "listCategoryProducts",
      "readInputValidation",
      "sendContact",
    ]) {
      expect((await get(`oam/store/${SPAIN}/input-validation?operationId=${operationId}`)).status).toBe(200)
    }
  })

  it("finds products, categories and editorial texts at once, for any text", async () => {
    const search = (term: string) => get(`search/store/${SPAIN}/20000034?${new URLSearchParams({ searchTerm: term })}`)
    const { body } = await search("camisa")
    expect(body).toMatchObject({
      totalProducts: 2,
      categories: [{ id: "1020", name: "Camisas" }],
      spots: [{ spot: "home-hero", title: "Camisas" }],
    })
    expect(
      listAt(body, "products")
        .map((product) => textAt(product, "id"))
        .sort(),
    ).toEqual(["510001", "510002"])
    for (const term of ["%", "_", "\\", "(.*)", "\u202eabc", "'; drop table product; --", "a".repeat(256), "\ud800"])
      expect((await search(term)).status).toBe(200)
    expect((await search("a".repeat(257))).status).toBe(400)
    expect((await search("")).status).toBe(400)
  })

  it("lists editorial blocks by the prefix of their name", async () => {
    expect((await get(`cms/store/${SPAIN}/spots?spot=home`)).body).toMatchObject({
      spots: [{ spot: "home-hero", title: "Camisas", categoryId: "1020" }],
    })
    expect((await get(`cms/store/${SPAIN}/spots?lang=en&spot=home`)).body).toMatchObject({
      spots: [{ title: "Shirts" }],
    })
    expect((await get(`cms/store/${SPAIN}/spots?spot=nowhere`)).body).toEqual({ spots: [] })
  })

  it("returns the delivery price without a cart", async () => {
    const prices = (query = "") => shop.call("GET", `/itxrest/4/delivery/store/${SPAIN}/prices${query}`)
    expect((await prices()).body).toMatchObject({
      currencyCode: "EUR",
      prices: expect.arrayContaining([
        expect.objectContaining({ shippingMethodId: "standard", price: 395, freeFrom: 5_000 }),
      ]),
    })
    expect((await prices("?totalProduct=5000")).body).toMatchObject({
      prices: expect.arrayContaining([expect.objectContaining({ shippingMethodId: "standard", price: 0 })]),
    })
    expect((await shop.call("GET", `/itxrest/2/delivery/store/${SPAIN}/prices`)).status).toBe(400)
  })

  it("returns only the analytics configuration of a cookie group", async () => {
    const groups = listAt((await get(`oam/store/${SPAIN}/analytics-topics`)).body, "topics").map((topic) =>
      textAt(topic, "cookieGroup"),
    )
    expect(new Set(groups)).toEqual(new Set(["C0002", "C0003"]))
  })

  it("V20 lists workgroups with hours in their time zone, and in UTC on request", async () => {
    const groups = async (query: string) =>
      listAt((await get(`chat/store/${JAPAN}/workgroups?languageId=-10&${query}`)).body, "workgroups")
    const [orders] = await groups("forceUTC=false")
    expect(orders).toMatchObject({ timeZone: "Asia/Tokyo", languageId: "-10" })
    expect(at(orders, "weeklySchedule.0")).toEqual({ weekday: 1, openHours: [{ fromTime: "09:00", toTime: "21:00" }] })
    const [inUtc] = await groups("forceUTC=true")
    expect(inUtc).toMatchObject({ timeZone: "UTC" })
    expect(at(inUtc, "weeklySchedule.0")).toEqual({ weekday: 1, openHours: [{ fromTime: "00:00", toTime: "12:00" }] })
    const [whatsapp] = listAt((await get(`chat/store/${JAPAN}/whatsapp-workgroups`)).body, "workgroups")
    expect(whatsapp).toMatchObject({ phone: "+81300000000" })
  })

  it("V20 shows the chat only within its opening hours, R23", async () => {
    const visible = async () => at((await get(`chat/store/${SPAIN}/visibility`)).body, "isVisible")
    const hour = new Date(shop.clock.now()).getUTCHours()
    expect(hour).toBe(9)
    expect(await visible()).toBe(true)
    shop.clock.advance(11 * HOUR_MS)
    expect(await visible()).toBe(false)
    shop.clock.advance(12 * HOUR_MS)
    expect(await visible()).toBe(true)
  })
})
