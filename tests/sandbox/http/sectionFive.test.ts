import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { openTestShop, type ShopAnswer, type TestShop } from "../../support/sandbox/onBothDatabases.ts"
import { addToCart, anAddress, at, listAt, SPAIN, textAt, worldWithUnits } from "../checkout/customer.ts"
import { signedIn } from "../wallet/signedIn.ts"

const SKUS = ["8201-400-3", "8201-400-4", "8201-800-3", "8201-800-4", "8202-800-3", "8203-400-3"]

let shop: TestShop
beforeAll(async () => {
  const units = Object.fromEntries(SKUS.map((sku) => [sku, 50]))
  shop = await openTestShop({ world: worldWithUnits(units) })
})
afterAll(() => shop.sandbox.close())

const CATEGORIES = `/itxrest/2/catalog/store/${SPAIN}/20000034/category`
const CONFIGURATION = `/itxrest/2/oam/store/${SPAIN}/xconfiguracion`
const USER = `/itxrest/2/user/store/${SPAIN}`
const problems = ({ status, body }: ShopAnswer) => [
  status,
  ...listAt(body, "fields").map((problem) => `${textAt(problem, "field")} ${textAt(problem, "rule")}`),
]

describe("S5 in requests", () => {
  it.each([
    ["V21 storeId of seven digits", "/itxrest/2/catalog/store/1000003", "storeId pattern"],
    ["V21 storeId of nine digits", "/itxrest/2/catalog/store/100000345", "storeId pattern"],
    ["V22 languageId of four digits", `${CATEGORIES}?languageId=1234`, "languageId pattern"],
    ["V22 languageId with a plus", `${CATEGORIES}?languageId=%2B5`, "languageId pattern"],
    ["V23 appId of three digits", `${CATEGORIES}?appId=100`, "appId pattern"],
    ["V24 operationId of five digits", `${CATEGORIES}?operationId=12345`, "operationId pattern"],
    ["V24 operationId with a minus", `${CATEGORIES}?operationId=-1`, "operationId pattern"],
    ["V72 configuration of nothing", CONFIGURATION, "variables required"],
  ])("refuses a %s by field and rule", async (_what, path, problem) => {
    expect(problems(await shop.call("GET", path))).toEqual([400, problem])
  })

  it("V21 V22 V23 V24 accepts a minus sign and the maximum number of digits", async () => {
    expect(
      (await shop.call("GET", `${CATEGORIES}?languageId=-5&appId=-12&operationId=1234&storeId=${SPAIN}`)).status,
    ).toBe(200)
  })

  it("F113 V72 reads at most ten thousand configuration variables", async () => {
    const variables = (count: number) => Array.from({ length: count }, () => "variables=a").join("&")
    expect((await shop.call("GET", `${CONFIGURATION}?${variables(10_000)}`)).status).toBe(200)
    expect(problems(await shop.call("GET", `${CONFIGURATION}?${variables(10_001)}`))).toEqual([
      400,
      "variables maxItems",
    ])
  })

  it("V25 sends the code for a new password by SMS or EMAIL only", async () => {
    const ask = (type: string) => shop.call("POST", `${USER}/reset-password`, { logon: "nobody@example.org", type })
    expect([(await ask("SMS")).status, (await ask("EMAIL")).status]).toEqual([200, 200])
    expect(problems(await ask("FAX"))).toEqual([400, "type enum"])
  })

  it("V26 accepts a captcha with a POST, and refuses a wrong one everywhere", async () => {
    const wrong = await (
      await shop.guest(SPAIN)
    ).call("POST", `${USER}/address`, { ...anAddress(), captchaId: "c-1", captchaValue: "XXXX" })
    expect([wrong.status, textAt(wrong.body, "key")]).toEqual([422, "_ERR_CAPTCHA"])
    expect((await (await shop.guest(SPAIN)).call("POST", `${USER}/address`, anAddress())).status).toBe(200)
  })

  it("V14 allows registered customers and business clients more items than guests, up to a maximum", async () => {
    for (const [customerKind, maximum] of [
      ["guest", 3],
      ["registered", 5],
    ] as const) {
      const { call } = customerKind === "guest" ? await shop.guest(SPAIN) : await signedIn(shop, customerKind)
      const limits: unknown[] = []
      for (const sku of SKUS) {
        const { body } = await addToCart({ call }, sku)
        if (at(body, "key") === "_ERR_MAX_PRODUCTS_SHOPCART") limits.push(at(body, "params.0"))
      }
      expect([customerKind, limits[0]]).toEqual([customerKind, String(maximum)])
    }
    const { call } = await signedIn(shop, "business")
    for (const sku of SKUS)
      expect(at((await addToCart({ call }, sku)).body, "key")).not.toBe("_ERR_MAX_PRODUCTS_SHOPCART")
  })

  it("V8 refuses wishlist items without catentryId, productId or quantity, with the specified text", async () => {
    const { call } = await signedIn(shop)
    const whole = { catentryId: "511003", productId: "510001", quantity: 1 }
    for (const missing of ["catentryId", "productId", "quantity"] as const) {
      const item = Object.fromEntries(Object.entries(whole).filter(([name]) => name !== missing))
      const answer = await call("PUT", `/itxrest/2/order/store/${SPAIN}/cb/wishlists`, {
        wlArray: [{ name: "Lista", items: [item] }],
      })
      expect([
        missing,
        answer.status,
        JSON.stringify(answer.body).includes("wlObject no contiene un elemento de wishlist válido"),
      ]).toEqual([missing, 400, true])
    }
  })

  it("V41 accepts 9999 phone numbers of digits, and reports a malformed one", async () => {
    const { call } = await shop.guest(SPAIN)
    const save = (phones: readonly object[]) => call("POST", `${USER}/address`, { ...anAddress(), phones })
    const phones = (count: number) => Array.from({ length: count }, () => ({ subscriberNumber: "1" }))
    expect((await save(phones(9_999))).status).toBe(200)
    expect(problems(await save(phones(10_000)))).toEqual([400, "phones maxItems"])
    expect(problems(await save([{ countryCode: "34+", subscriberNumber: "1" }]))).toEqual([
      400,
      "phones.0.countryCode pattern",
    ])
  })

  it("V52 changes a password only when the new one is sent twice", async () => {
    const { call } = await signedIn(shop)
    expect(problems(await call("POST", `${USER}/password`, { newPassword: "Hilo-Rojo-57" }))).toEqual([
      400,
      "newPasswordConfirm required",
    ])
    expect(problems(await call("POST", `${USER}/password`, { newPasswordConfirm: "Hilo-Rojo-57" }))).toEqual([
      400,
      "newPassword required",
    ])
  })
})
