import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { countryDetails } from "../../../contracts/sandbox/world/countryDetails.ts"
import { stores } from "../../../contracts/sandbox/world/stores.ts"
import { openTestShop, type TestShop } from "../../support/sandbox/onBothDatabases.ts"
import { smallWorld } from "../../support/sandbox/smallWorld.ts"
import { addToCart, at, listAt, numberAt, orderPath, textAt } from "../checkout/customer.ts"

const SKU = "8201-800-3"

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop({ world: { ...smallWorld, stores } })
})
afterAll(() => shop.sandbox.close())

const configurationOf = async (storeId: string): Promise<ReadonlyMap<string, string>> =>
  new Map(
    listAt((await shop.call("GET", `/itxrest/2/catalog/store/${storeId}`)).body, "configurations").map((pair) => [
      textAt(pair, "parameter"),
      textAt(pair, "value"),
    ]),
  )

describe("the country stores of the demo world", () => {
  it.each(stores.map((store) => [store.id, store] as const))(
    "%s uses its own currency and delivers to an address of its country",
    async (id, store) => {
      const guest = await shop.guest(id)
      const { body } = await addToCart(guest, SKU, 1, id)
      const price = store.pricePoint(Math.round(3_995 * store.priceFactor))
      expect(numberAt(body, "totalProduct")).toBe(price)
      const { alpha3, postalCodes } = countryDetails(store.countryCode)
      const address = {
        firstName: "Ana",
        lastName: "Prueba",
        addressLines: ["Example Street 12"],
        city: "Exampleton",
        zipCode: postalCodes.example,
        countryCode: alpha3,
      }
      const saved = await guest.call("POST", `/itxrest/2/user/store/${id}/address`, {
        ...address,
        phones: [{ countryCode: "+34", subscriberNumber: "600000000" }],
        email: "ana@example.org",
      })
      expect(saved.status).toBe(200)
      const chosen = await guest.call("POST", `${orderPath(textAt(body, "id"), id)}/checkout/shipping`, {
        shippingMethodId: "standard",
        kind: "delivery",
        addressId: textAt(saved.body, "id"),
      })
      const shippingPrice = price >= store.freeShippingFrom ? 0 : store.shippingPrice
      const tax = store.isTaxAdded === true ? Math.round(((price + shippingPrice) * store.taxRate) / 100_000) : 0
      expect(chosen.body).toMatchObject({ shippingPrice, totalOrder: price + shippingPrice + tax })
      expect(listAt(chosen.body, "taxArray")).toHaveLength(store.taxRate === 0 ? 0 : 1)
    },
  )

  it.each(stores.map((store) => [store.id, store] as const))(
    "%s has physical stores, gift cards in round amounts, and a chat in its own time zone",
    async (id, store) => {
      const guest = await shop.guest(id)
      const list = async (path: string, of: string) => listAt((await guest.call("GET", path)).body, of)
      expect(
        (await list(`/itxrest/2/bam/store/${id}/physical-store?max=100`, "physicalStores")).length,
      ).toBeGreaterThanOrEqual(8)
      const [workgroup] = await list(
        `/itxrest/2/chat/store/${id}/workgroups?languageId=${store.languages[0]?.id ?? ""}`,
        "workgroups",
      )
      const amounts = await list(`/itxrest/2/order/store/${id}/gift-card/virtual-type`, "amounts")
      expect(amounts.map((amount) => numberAt(amount, "price") % 500)).toEqual([0, 0, 0, 0])
      expect(workgroup).toMatchObject({ timeZone: countryDetails(store.countryCode).timeZone })
    },
  )

  it("configure China's maps and the business store in their own configuration only", async () => {
    const marked = await Promise.all(
      stores.map(async ({ id, countryCode }) => {
        const configuration = await configurationOf(id)
        return `${countryCode} ${configuration.get("MAPS_REGION") ?? ""} ${configuration.get("BUSINESS_STORE") ?? ""}`
      }),
    )
    expect(marked.filter((mark) => !mark.endsWith(" global false"))).toEqual(["CN china false", "DE global true"])
  })

  it("have prices with tax, and without in the business store", async () => {
    const without = await Promise.all(
      stores.map(async ({ id }) => ((await configurationOf(id)).get("PRICES_INCLUDE_TAX") === "false" ? [id] : [])),
    )
    expect(without.flat()).toEqual(["10100049"])
  })

  it("have a second currency for the zloty in euros only", async () => {
    const alternates = await Promise.all(
      stores.map(async ({ id }) =>
        at((await shop.call("GET", `/itxrest/2/catalog/store/${id}`)).body, "details.alternateLocales"),
      ),
    )
    expect(alternates.filter((locales) => Array.isArray(locales) && locales.length > 0)).toEqual([
      [
        {
          currencyCode: "EUR",
          conversionRate: 0.235,
          conversionRateInv: 4.255,
          currencyDecimals: 2,
          positiveFormat: "{0}\u00a0€",
        },
      ],
    ])
  })

  it("are listed in this order, the first four unchanged", async () => {
    const ids = listAt((await shop.call("GET", "/itxrest/2/catalog/store")).body, "stores").map((store) =>
      textAt(store, "id"),
    )
    expect(ids).toEqual(stores.map(({ id }) => id))
    expect(ids.slice(0, 4)).toEqual(["10000034", "10000001", "10000081", "10000966"])
  })
})
