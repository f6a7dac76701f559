import { createHash, randomBytes } from "node:crypto"
import sharp from "sharp"
import { afterAll, beforeAll, expect, it } from "vitest"
import { openTestShop, type TestShop } from "../../support/sandbox/onBothDatabases.ts"
import { readCodes } from "../../support/sandbox/readCodes.ts"
import { at, JAPAN, SPAIN, textAt } from "../checkout/customer.ts"

const KEY = "the-admin-key-of-captchas"
const secure = (path: string, storeId = SPAIN): string => `/itxrest/2/secure/store/${storeId}/${path}`
const ALPHABET = "ACDEFHJKMNPRTVXY"

/** Random bytes of the backend, with which a test reads a captcha like a person. */
const randomValues: Uint8Array[] = []
let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop({
    adminKey: KEY,
    random: (bytes) => {
      const thrown = new Uint8Array(randomBytes(bytes)).map((byte) => byte % 255)
      randomValues.push(thrown)
      return thrown
    },
  })
}, 60_000)
afterAll(() => shop.sandbox.close())

/** A captcha with its answer: the six random bytes after its id are the letters. */
const drawn = async (storeId = SPAIN) => {
  const from = randomValues.length
  const { body } = await shop.call("GET", secure("native-captcha", storeId))
  const letters = [...(randomValues.slice(from).find(({ length }) => length === 6) ?? [])]
    .map((byte) => ALPHABET[byte % ALPHABET.length])
    .join("")
  return {
    captchaId: textAt(body, "captchaId"),
    captchaValue: letters,
    image: Buffer.from(textAt(body, "imageData"), "base64"),
  }
}
const barcode = (captcha: string, storeId = SPAIN) =>
  shop.call("GET", secure(`captcha-barcode?barcode=700000000001&captcha=${encodeURIComponent(captcha)}`, storeId))
const isSolved = async (captchaId: string, captchaValue: string, storeId = SPAIN) =>
  (await barcode(`${captchaId}:${captchaValue}`, storeId)).status === 200

it("a captcha is a picture of the requested size, and no two are alike", async () => {
  const response = await shop.sandbox.handle(
    new Request(`http://localhost:4173${secure("captcha?width=300&height=100")}`),
  )
  const bytes = Buffer.from(await response.arrayBuffer())
  expect([response.headers.get("content-type"), response.headers.get("cache-control")]).toEqual([
    "image/png",
    "no-store",
  ])
  expect(await sharp(bytes).metadata()).toMatchObject({ format: "png", width: 300, height: 100 })
  expect(response.headers.get("content-disposition")).toMatch(/^inline; filename="[A-Za-z0-9_-]+\.png"$/u)
  const pictures = await Promise.all(Array.from({ length: 5 }, drawn.bind(undefined, SPAIN)))
  expect(new Set(pictures.map(({ image }) => createHash("sha256").update(image).digest("hex"))).size).toBe(5)
  expect((await shop.call("GET", secure("captcha?width=9000"))).status).toBe(400)
  expect((await shop.call("GET", secure("captcha", "19999999"))).status).toBe(404)
})

it("a captcha has visible letters that cannot be confused", async () => {
  const { captchaValue, image } = await drawn()
  expect(captchaValue).toMatch(/^[ACDEFHJKMNPRTVXY]{6}$/u)
  const { data } = await sharp(image).greyscale().raw().toBuffer({ resolveWithObject: true })
  const share = data.filter((grey) => grey < 120).length / data.length
  expect(share > 0.06 && share < 0.5).toBe(true)
})

it("the correct letters solve a captcha once, in any case", async () => {
  const { captchaId, captchaValue } = await drawn()
  expect(await isSolved(captchaId, captchaValue.toLowerCase())).toBe(true)
  expect(await isSolved(captchaId, captchaValue)).toBe(false)
})

it("F119 a wrong answer uses it up, and expired ones and another store's fail with the same response", async () => {
  const wrong = await drawn()
  const answers = [
    await barcode(`${wrong.captchaId}:WRONGS`),
    await barcode(`${wrong.captchaId}:${wrong.captchaValue}`),
  ]
  const foreign = await drawn(JAPAN)
  answers.push(await barcode(`${foreign.captchaId}:${foreign.captchaValue}`), await barcode("none:AAAAAA"))
  const old = await drawn()
  shop.clock.advance(600_001)
  answers.push(await barcode(`${old.captchaId}:${old.captchaValue}`))
  expect(answers.map(({ status, body }) => [status, at(body, "key")])).toEqual(answers.map(() => [422, "_ERR_CAPTCHA"]))
  expect(new Set(answers.map(({ body }) => at(body, "message"))).size).toBe(1)
})

it("a bar code behind a captcha can be scanned", async () => {
  const { captchaId, captchaValue } = await drawn()
  const response = await shop.sandbox.handle(
    new Request(
      `http://localhost:4173${secure(`captcha-barcode?barcode=SEL-4711&captcha=${captchaId}:${captchaValue}`)}`,
    ),
  )
  expect(response.headers.get("content-type")).toBe("image/png")
  expect(await readCodes(new Uint8Array(await response.arrayBuffer()))).toMatchObject([{ text: "SEL-4711" }])
  expect((await shop.call("GET", secure("captcha-barcode?barcode=%C3%A9"))).status).toBe(400)
})

it("unanswered captchas are deleted", async () => {
  const { captchaId, captchaValue } = await drawn()
  shop.clock.advance(600_001)
  await drawn()
  expect(await isSolved(captchaId, captchaValue)).toBe(false)
})

const DIGITS: Readonly<Record<string, readonly string[]>> = {
  "-5": ["cero", "uno", "dos", "tres", "cuatro", "cinco", "seis", "siete", "ocho", "nueve"],
  "-1": ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"],
}

it.each(Object.keys(DIGITS))(
  "a captcha has a question as an alternative, in language %s, with digits of any script",
  async (languageId) => {
    const asked = async () => {
      const { body } = await shop.call("GET", secure(`native-captcha?languageId=${languageId}`))
      const words = textAt(body, "question").split(": ")[1]?.replace(".", "").split(", ") ?? []
      return {
        captchaId: textAt(body, "captchaId"),
        digits: words.map((word) => DIGITS[languageId]?.indexOf(word) ?? -1),
      }
    }
    const plain = await asked()
    expect(plain.digits).toHaveLength(5)
    expect(await isSolved(plain.captchaId, plain.digits.join(" "))).toBe(true)
    expect(await isSolved(plain.captchaId, plain.digits.join(""))).toBe(false)
    const arabic = await asked()
    const body = {
      email: "ana@example.org",
      captchaId: arabic.captchaId,
      captchaValue: arabic.digits.map((digit) => String.fromCodePoint(0x0660 + digit)).join(""),
    }
    expect(
      (await shop.call("POST", `/itxrest/2/user/store/${SPAIN}/guest-order-tokens`, { ...body, type: "EMAIL" })).status,
    ).toBe(200)
  },
)

const useService = async (storeId = SPAIN, demand = "suspicious"): Promise<string> =>
  textAt(
    (await shop.call("POST", "/sandbox/captchas", { storeId, kind: "service", demand }, { "x-admin-key": KEY })).body,
    "siteKey",
  )
const ticked = async (sitekey: string): Promise<string> =>
  textAt((await shop.call("POST", "/sandbox/captcha/response", { sitekey })).body, "response")
const asksOrders = (answer: object, storeId = SPAIN) =>
  shop.call("POST", `/itxrest/2/user/store/${storeId}/guest-order-tokens`, {
    email: `ana.${randomValues.length}@example.org`,
    type: "EMAIL",
    ...answer,
  })
const refused = ({ status, body }: Awaited<ReturnType<typeof asksOrders>>) => [
  status,
  at(body, "key"),
  at(body, "fields.0.field"),
]
const REFUSED = [422, "_ERR_CAPTCHA", "captchaResponse"]

it("a store shows the widget of a service when the admin console enables it, with key and script", async () => {
  const siteKey = await useService()
  const { body } = await shop.call("GET", `/itxrest/2/catalog/store/${SPAIN}`)
  expect(at(body, "configurations")).toEqual(
    expect.arrayContaining([
      { parameter: "GOOGLE_CAPTCHA_KEY", value: siteKey },
      { parameter: "CAPTCHA_SCRIPT_URL", value: "/sandbox/captcha/api.js" },
    ]),
  )
  expect(await useService()).toBe(siteKey)
  const script = await shop.call("GET", "/sandbox/captcha/api.js?render=explicit")
  expect([script.status, script.headers.get("content-type")]).toEqual([200, "text/javascript; charset=utf-8"])
  const widget = await shop.call(
    "GET",
    `/sandbox/captcha/widget?sitekey=${siteKey}&hl=ar-EG&origin=https://shop.example`,
  )
  expect(widget.body).toContain('<html lang="ar" dir="rtl">')
  expect(widget.headers.get("content-security-policy")).toContain("frame-ancestors 'self' https://shop.example")
  expect(
    (await shop.call("GET", "/sandbox/captcha/widget?sitekey=site-unknown&origin=https://shop.example")).status,
  ).toBe(404)
  for (const origin of ["", "javascript:alert(1)", "https://shop.example/path", "https://shop.example; script-src *"])
    expect(
      (await shop.call("GET", `/sandbox/captcha/widget?sitekey=${siteKey}&origin=${encodeURIComponent(origin)}`))
        .status,
    ).toBe(400)
  expect(
    (
      await shop.call(
        "GET",
        `/sandbox/captcha/widget?sitekey=${encodeURIComponent('"><script>')}&origin=https://shop.example`,
      )
    ).status,
  ).toBe(404)
})

it("F119 a response of the service is valid once, for two minutes, unchanged and in its own store", async () => {
  const siteKey = await useService()
  const response = await ticked(siteKey)
  const both = await Promise.all([asksOrders({ captchaResponse: response }), asksOrders({ captchaResponse: response })])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 422])
  expect(refused(await asksOrders({ captchaResponse: response }))).toEqual(REFUSED)
  const foreign = await ticked(await useService(JAPAN))
  expect(refused(await asksOrders({ captchaResponse: foreign }))).toEqual(REFUSED)
  const [payload = "", , nonce = ""] = (await ticked(siteKey)).split(".")
  const later = `${payload}.${shop.clock.now() + 9_000_000}.${nonce}`
  for (const forged of [
    "",
    "x",
    `${await ticked(siteKey)}x`,
    `${later}.${"A".repeat(43)}`,
    (await ticked(siteKey)).replace(siteKey, "site-of-somebody-else"),
    "a".repeat(4_096),
  ])
    expect(refused(await asksOrders({ captchaResponse: forged }))).toEqual(REFUSED)
  const old = await ticked(siteKey)
  shop.clock.advance(120_001)
  expect(refused(await asksOrders({ captchaResponse: old }))).toEqual(REFUSED)
  expect((await shop.call("POST", "/sandbox/captcha/response", { sitekey: "site-unknown" })).status).toBe(403)
  expect(
    (await shop.call("POST", "/sandbox/captcha/response", { sitekey: siteKey }, { origin: "https://evil.example" }))
      .status,
  ).toBe(403)
})

it("a store that always requires a captcha accepts the widget or the picture", async () => {
  const siteKey = await useService(SPAIN, "always")
  try {
    expect(refused(await asksOrders({}))).toEqual([422, "_ERR_CAPTCHA", "captchaValue"])
    expect((await asksOrders({ captchaResponse: await ticked(siteKey) })).status).toBe(200)
    const { captchaId, captchaValue } = await drawn()
    expect((await asksOrders({ captchaId, captchaValue })).status).toBe(200)
  } finally {
    await useService()
  }
})
