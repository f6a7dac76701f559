import { expect, it } from "vitest"
import { onOneDatabase } from "../../support/sandbox/onBothDatabases.ts"

const IN_SPAIN = "/itxrest/2/catalog/store/10000034/20000034"
const LIST = `${IN_SPAIN}/category/1020/product`
const FILTERS = `${IN_SPAIN}/filters`

onOneDatabase("requests to the contract", (shop) => {
  const faults = () => shop().logged.filter(({ level }) => level === "error")

  it.each([
    ["an address nobody answers", "GET", "/itxrest/2/nothing", 404],
    ["a method nobody answers", "DELETE", LIST, 405],
    ["a broken percent sign", "GET", `${IN_SPAIN}/category-key/%zz/product`, 404],
    ["a hidden slash", "GET", `${IN_SPAIN}/category/1020%2F..%2F1030/product`, 400],
    ["a store id of nine digits", "GET", "/itxrest/2/catalog/store/100000345", 400],
    ["a version nobody speaks", "GET", "/itxrest/9/catalog/store", 400],
    ["a page that is no number", "GET", `${LIST}?pageNumber=two`, 400],
    ["a page in exponent notation", "GET", `${LIST}?pageNumber=1e2`, 400],
    ["page nought", "GET", `${LIST}?pageNumber=0`, 400],
    ["an order that does not exist", "GET", `${LIST}?order=random`, 400],
    ["one parameter twice", "GET", `${LIST}?pageNumber=1&pageNumber=2`, 400],
    ["another store in the query than in the path", "GET", `${LIST}?storeId=10000081`, 400],
    ["a price too large for any column", "GET", `${LIST}?priceMin=9007199254740991`, 200],
    ["a zero character in a search", "GET", `${IN_SPAIN}/search?searchTerm=%00`, 400],
    ["half a character in a search", "GET", `${IN_SPAIN}/search?searchTerm=%ED%A0%80`, 200],
    ["an unknown parameter", "GET", `${LIST}?unknown=1&__proto__=x`, 200],
  ])("answers %s with %s %s → %i", async (_what, method, path, status) => {
    const answer = await shop().call(method, path)
    expect(answer.status).toBe(status)
    expect(faults()).toEqual([])
    if (status !== 200)
      expect(answer.body).toMatchObject({ key: expect.stringMatching(/^_ERR_/u), message: expect.any(String) })
  })

  it("lists the allowed methods of an address", async () => {
    expect((await shop().call("DELETE", LIST)).headers.get("allow")).toBe("GET")
  })

  it("names the field and the rule of an invalid request", async () => {
    expect((await shop().call("GET", `${LIST}?pageNumber=0`)).body).toMatchObject({
      code: 400,
      key: "_ERR_INVALID_INPUT",
      fields: [{ field: "pageNumber", rule: "minimum" }],
    })
    expect((await shop().call("GET", `${LIST}?storeId=10000081`)).body).toMatchObject({
      fields: [{ field: "storeId", rule: "conflict" }],
    })
    expect((await shop().call("POST", FILTERS, { productIds: ["510001", "x"] })).body).toMatchObject({
      fields: [{ field: "productIds.1", rule: "pattern" }],
    })
    expect((await shop().call("POST", FILTERS, {})).body).toMatchObject({
      fields: [{ field: "productIds", rule: "required" }],
    })
    expect((await shop().call("POST", FILTERS)).body).toMatchObject({ fields: [{ field: "body", rule: "required" }] })
  })

  it.each([
    ["text that is not JSON", "{", "json"],
    ["a key twice", '{"productIds":["510001"],"productIds":["510002"]}', "duplicate"],
    ["a key twice, once in disguise", '{"productIds":["510001"],"product\\u0049ds":["510002"]}', "duplicate"],
    ["a way into the prototype", '{"productIds":["510001"],"__proto__":{"admin":true}}', "forbiddenKey"],
    ["the same way in disguise", '{"productIds":["510001"],"\\u005f_proto__":{}}', "forbiddenKey"],
    ["a well without a bottom", `{"productIds":${"[".repeat(40)}${"]".repeat(40)}}`, "depth"],
    ["more than a mebibyte", `{"productIds":["${"1".repeat(1_100_000)}"]}`, "maxBytes"],
    ["another store than in the path", '{"productIds":["510001"],"storeId":"10000081"}', "conflict"],
  ])("refuses a body with %s", async (_what, body, rule) => {
    expect(await shop().call("POST", FILTERS, body)).toMatchObject({ status: 400, body: { fields: [{ rule }] } })
    expect(Object.hasOwn(Object.prototype, "admin")).toBe(false)
    expect(faults()).toEqual([])
  })

  it("refuses a body that is not JSON", async () => {
    expect(await shop().call("POST", FILTERS, "productIds=510001", { "content-type": "text/plain" })).toMatchObject({
      status: 400,
      body: { fields: [{ field: "content-type", rule: "mediaType" }] },
    })
  })

  it("logs no error for a request that is aborted in its body", async () => {
    const logged = faults().length
    const body = new ReadableStream({
      start: (controller) => controller.error(Object.assign(new Error("aborted"), { code: "ECONNRESET" })),
    })
    const { token } = await shop().guest("10000034")
    const answer = await shop().sandbox.handle(
      new Request("http://localhost:4173/itxrest/2/order/store/10000034/cart", {
        method: "POST",
        headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
        body,
        ...{ duplex: "half" },
      }),
    )
    expect([answer.status, faults().length]).toEqual([400, logged])
  })

  it("distinguishes braces and quotes in texts from structure", async () => {
    expect(
      await shop().call("POST", FILTERS, '{"productIds":["510001"],"captchaValue":"\\"}{\\"a\\":1,\\"a\\":2 \\\\"}'),
    ).toMatchObject({ status: 200 })
  })

  it("requires a session where the contract does, and refuses one of another store", async () => {
    const cart = "/itxrest/2/order/store/10000034/cart"
    const missing = { status: 401, body: { code: 4, key: "_ERR_SESSION_EXPIRED" } }
    expect(await shop().call("GET", cart)).toMatchObject(missing)
    expect(await shop().call("GET", cart, undefined, { authorization: "Bearer nonsense" })).toMatchObject(missing)
    const japanese = await shop().guest("10000081")
    expect(await japanese.call("GET", cart)).toMatchObject(missing)
    const guest = await shop().guest("10000034")
    expect(await guest.call("GET", "/itxrest/2/order/store/10000034/safe-cart")).toMatchObject({
      status: 403,
      body: { key: "_ERR_FORBIDDEN" },
    })
  })

  it("replays the cached response, whatever the clock parameter is", async () => {
    const first = await shop().call("GET", `${LIST}?ts=1767225600000`)
    const second = await shop().call("GET", `${LIST}?ts=1767225600001&appId=1&unknown=2`)
    expect(second.body).toEqual(first.body)
    expect(second.headers.get("cache-control")).toContain("public")
    for (const wrong of ["ts=now", "appId=1&appId=2", "retry=1", "storeId=10000081"]) {
      expect((await shop().call("GET", `${LIST}?${wrong}`)).status).toBe(400)
    }
  })
})
