import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { openTestShop, type TestShop } from "../../support/sandbox/onBothDatabases.ts"
import { at, listAt, numberAt, SPAIN, textAt } from "../checkout/customer.ts"

const KEY = "the-admin-key-of-shelves"
const catalog = `/itxrest/2/catalog/store/${SPAIN}/20000034`
const HOUR_MS = 3_600_000

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop({ adminKey: KEY })
}, 60_000)
afterAll(() => shop.sandbox.close())

const read = async (path: string) => (await shop.call("GET", `${catalog}/${path}`)).body

describe("stock of physical stores", () => {
  const everywhere = async () => listAt(await read("product/510001/commerce-stock"), "stores")

  it("is listed per store in the requested order, without unknown stores", async () => {
    const [one, other] = (await everywhere()).map((store) => textAt(store, "physicalStoreId"))
    const { stores } = {
      stores: listAt(
        await read(`stores-stock?productIds=510001,510002&storeIds=${other},99999999999,${one}`),
        "stores",
      ),
    }
    expect(stores.map((store) => textAt(store, "physicalStoreId"))).toEqual([other, one])
    expect(
      listAt(stores[0], "stocks").every(
        (shelf) => numberAt(shelf, "units") > 0 && ["510001", "510002"].includes(textAt(shelf, "productId")),
      ),
    ).toBe(true)
    const many = Array.from({ length: 51 }, (_, number) => String(1_000 + number)).join(",")
    expect((await shop.call("GET", `${catalog}/stores-stock?productIds=510001&storeIds=${many}`)).status).toBe(400)
    expect((await shop.call("GET", `${catalog}/stores-stock?productIds=510001`)).status).toBe(400)
  })

  it("is summed, and filtered by colour, state, country and section", async () => {
    const body = await read("product/510001/commerce-stock")
    const units = listAt(body, "stores")
      .flatMap((store) => listAt(store, "stocks"))
      .reduce((sum: number, shelf) => sum + numberAt(shelf, "units"), 0)
    expect(numberAt(body, "units")).toBe(units)
    expect(units).toBeGreaterThan(0)
    const blue = listAt(await read("product/510001/commerce-stock?colorId=400"), "stores").flatMap((store) =>
      listAt(store, "stocks"),
    )
    expect(blue.every((shelf) => textAt(shelf, "sku").startsWith("8201-400-"))).toBe(true)
    expect(await read("product/510001/commerce-stock?stateCode=ES-QQ")).toEqual({
      productId: "510001",
      units: 0,
      stores: [],
    })
    expect(numberAt(await read("product/510001/commerce-stock?countryCode=jp"), "units")).toBeGreaterThan(0)
    expect(numberAt(await read("product/510001/commerce-stock?brandId=2"), "units")).toBe(0)
    expect(numberAt(await read("product/510001/commerce-stock?sectionId=1000"), "units")).toBe(units)
    expect(numberAt(await read("product/510001/commerce-stock?sectionId=1040"), "units")).toBe(0)
    expect((await shop.call("GET", `${catalog}/product/999999999/commerce-stock`)).status).toBe(404)
  })
})

describe("customization", () => {
  it("is offered for shirts, in the language of the call, and not for coats", async () => {
    expect(await read("product/510001/customization?languageId=-1")).toMatchObject({
      isCustomizable: true,
      maxAreas: 2,
      areas: [{ areaId: "chest", name: "Left chest", maxCharacters: 12 }, { areaId: "cuff" }, { areaId: "collar" }],
    })
    expect(await read("product/510003/customization")).toMatchObject({
      isCustomizable: false,
      maxAreas: 0,
      areas: [],
      colors: [],
      typographies: [],
    })
    expect((await shop.call("GET", `${catalog}/product/999999999/customization`)).status).toBe(404)
  })
})

describe("the full index", () => {
  const found = async (query: string) => {
    const body = await read(`sfi?${query}`)
    return [numberAt(body, "numFound"), ...listAt(body, "docs").map((doc) => textAt(doc, "id"))]
  }

  it("finds words of any language, part numbers and skus, and names in the language of the call", async () => {
    expect(await found("query=shirt")).toEqual([2, "510002", "510001"])
    expect(await found("query=8203")).toEqual([1, "510003"])
    expect(await found("query=8204-800-3")).toEqual([1, "510004"])
    expect(await found("query=shirt%20zebra")).toEqual([0])
    expect(await found("query=%25")).toEqual([0])
    expect(textAt(listAt(await read("sfi?query=oxford&languageId=-1"), "docs")[0], "name")).toBe("Oxford shirt")
  })

  it("lists all products without search words, ordered by id, in parts", async () => {
    const [number = 0, ...ids] = await found("")
    expect(ids).toEqual(ids.toSorted())
    expect(ids).toHaveLength(Number(number))
    expect(ids).toEqual(expect.arrayContaining(["510001", "510002", "510003", "510004"]))
    const addresses = "fl=mfname,productUrl,categoryId"
    expect(await found(addresses)).toEqual([number, ...ids])
    for (const fields of ["fl=name", addresses])
      expect(await found(`${fields}&start=1&rows=2`)).toEqual([number, ...ids.slice(1, 3)])
    for (const query of ["", `${addresses}&`, "fl=name&"])
      expect(await found(`${query}start=${Number(number) + 1}`)).toEqual([number])
    expect(await found("query=shirt&start=2")).toEqual([2])
    expect(listAt(await read(`sfi?${addresses}&rows=1&languageId=-1`), "docs")).toEqual([
      { id: "510001", mfname: "8201", productUrl: "oxford-shirt", categoryId: expect.stringMatching(/^[0-9]+$/u) },
    ])
    const whole = listAt(await read("sfi?languageId=-1"), "docs")
    const same = listAt(await read(`sfi?${addresses}&languageId=-1`), "docs")
    expect(whole).toEqual(same.map((address) => expect.objectContaining(address)))
    expect((await shop.call("GET", `${catalog}/sfi?rows=5001`)).status).toBe(400)
  })

  it("returns the fields of fl with the id, and all of them without fl", async () => {
    expect(listAt(await read("sfi?query=8201&fl=price,skus"), "docs")).toEqual([
      { id: "510001", price: 3_995, skus: ["8201-400-3", "8201-800-3", "8201-400-4", "8201-800-4"] },
    ])
    expect(Object.keys(Object(listAt(await read("sfi?query=8201"), "docs")[0])).sort()).toEqual([
      "categoryId",
      "colors",
      "id",
      "image",
      "mfname",
      "name",
      "oldPrice",
      "price",
      "productUrl",
      "skus",
      "visibility",
    ])
    expect((await shop.call("GET", `${catalog}/sfi?query=a&fl=password`)).status).toBe(400)
  })
})

describe("a recommendation to a friend", () => {
  const messages = async (recipient: string) =>
    listAt(
      (await shop.call("GET", `/sandbox/messages?recipient=${recipient}`, undefined, { "x-admin-key": KEY })).body,
      "messages",
    )
  const path = `/itxrest/2/user/store/${SPAIN}/product/510001/sendtoafriend`
  const mail = (recipient: string, more: object = {}) => ({ recipient, message: "Would suit you.", ...more })

  it("is an email with the message and one link to the store", async () => {
    const guest = await shop.guest(SPAIN)
    expect(
      (await guest.call("POST", `${path}?languageId=-1`, mail("lea@example.org", { senderName: "Ana" }))).status,
    ).toBe(204)
    const [sent] = await messages("lea@example.org")
    expect(textAt(sent, "subject")).toBe("Recommended for you: Oxford shirt")
    const lines = textAt(sent, "text").split("\n")
    expect(lines.slice(0, -1)).toEqual(["Ana recommends: Oxford shirt", "", "Would suit you.", ""])
    expect(lines.at(-1)).toMatch(/^http:\/\/localhost:4173\/10000034\/-1\/[^/\s]+-l8201$/u)
  })

  it("contains no other link, no HTML entity and no command at its start", async () => {
    const guest = await shop.guest(SPAIN)
    const rules = async (more: object) => {
      const { status, body } = await guest.call("POST", path, mail("lea2@example.org", more))
      return [
        status,
        ...listAt(body, "fields").map((problem) => `${textAt(problem, "field")} ${textAt(problem, "rule")}`),
      ]
    }
    expect(await rules({ message: "See https://evil.example" })).toEqual([400, "message link"])
    expect(await rules({ message: "www.evil.example" })).toEqual([400, "message link"])
    expect(await rules({ message: "a &lt;b" })).toEqual([400, "message htmlEntity"])
    expect(await rules({ message: "  drop it" })).toEqual([400, "message forbiddenWord"])
    expect(await rules({ message: "   " })).toEqual([400, "message required"])
    expect(await rules({ senderName: "http://x" })).toEqual([400, "senderName link"])
    expect((await rules({ message: "x".repeat(257) }))[0]).toBe(400)
    expect((await rules({ recipient: "nobody" }))[0]).toBe(400)
    expect(await rules({ message: "I drop a line" })).toEqual([204])
    expect(
      (
        await guest.call(
          "POST",
          `/itxrest/2/user/store/${SPAIN}/product/999999999/sendtoafriend`,
          mail("lea2@example.org"),
        )
      ).status,
    ).toBe(404)
    expect((await shop.call("POST", path, mail("lea2@example.org"))).status).toBe(401)
  })

  it("is limited per session and per address, also for concurrent requests", async () => {
    const guest = await shop.guest(SPAIN)
    const answers = await Promise.all(
      Array.from({ length: 9 }, (_, number) => guest.call("POST", path, mail(`friend${number}@example.org`))),
    )
    expect(answers.filter(({ status }) => status === 204).length).toBe(5)
    expect(
      answers.filter(({ status }) => status === 409).map(({ body }) => [at(body, "key"), listAt(body, "params")])[0],
    ).toEqual(["_ERR_TOO_MANY_MESSAGES", ["5"]])
    shop.clock.advance(HOUR_MS)
    expect((await guest.call("POST", path, mail("friend9@example.org"))).status).toBe(204)
    const others = await Promise.all(
      Array.from({ length: 5 }, async () => (await shop.guest(SPAIN)).call("POST", path, mail("Loved@example.org"))),
    )
    expect(others.filter(({ status }) => status === 204).length).toBe(3)
    expect((await messages("Loved@example.org")).length).toBe(3)
  })
})
