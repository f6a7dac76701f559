import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { openTestShop, type TestShop } from "../../support/sandbox/onBothDatabases.ts"
import { seal, SHOP, typed } from "./vaultVisitor.ts"

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
}, 60_000)
afterAll(() => shop.sandbox.close())

const frame = (query: string, init?: RequestInit) =>
  shop.sandbox.handle(new Request(`${SHOP}/sandbox/vault?${query}`, init))

describe("the vault's frame", () => {
  it("is for the store's origin, which alone may frame it, and runs its own script only", async () => {
    const answer = await frame(`shop=${encodeURIComponent(SHOP)}`)
    const html = await answer.text()
    const policy = answer.headers.get("content-security-policy") ?? ""
    const nonce = /script-src 'nonce-([\w-]+)'/.exec(policy)?.[1] ?? "none"
    expect(answer.status).toBe(200)
    expect(policy.split("; ")).toEqual(
      expect.arrayContaining([
        "default-src 'none'",
        "connect-src 'self'",
        "form-action 'none'",
        "base-uri 'none'",
        `frame-ancestors ${SHOP}`,
      ]),
    )
    expect([
      html.includes(`<script nonce="${nonce}">`),
      html.includes(`data-shop="${SHOP}"`),
      html.split("<script").length,
    ]).toEqual([true, true, 2])
    expect([...html.matchAll(/autocomplete="(cc-[a-z]+)"/g)].map(([, name]) => name)).toEqual([
      "cc-number",
      "cc-exp",
      "cc-csc",
      "cc-name",
    ])
    expect([
      answer.headers.get("cache-control"),
      answer.headers.get("x-frame-options"),
      answer.headers.getSetCookie(),
    ]).toEqual(["no-store", null, []])
  })

  it("asks only for the security code of a saved card", async () => {
    const html = await (await frame(`shop=${encodeURIComponent(SHOP)}&kind=code`)).text()
    expect([...html.matchAll(/<input id="(\w+)"/g)].map(([, name]) => name)).toEqual(["securityCode"])
  })

  it.each([
    "",
    "shop=",
    "shop=https://evil.example",
    "shop=http://localhost:4174",
    "shop=http://localhost:4173/",
    "shop=http://localhost:4173.evil.example",
    "shop=null",
    "shop=javascript:alert(1)",
    "shop=*",
  ])("is refused to any other origin: %o", async (query) => {
    const answer = await frame(query)
    expect([answer.status, await answer.json()]).toMatchObject([400, { fields: [{ field: "shop" }] }])
  })

  it("is read-only", async () => {
    expect((await frame(`shop=${encodeURIComponent(SHOP)}`, { method: "POST", body: "x" })).status).toBe(405)
    expect((await shop.call("GET", "/sandbox/vault/cards")).status).toBe(405)
    expect((await shop.call("GET", "/sandbox/vault/anything")).status).toBe(404)
  })
})

describe("a card typed into the frame", () => {
  it("is answered with a random token, the network and the last digits", async () => {
    const [one, other] = [await seal(shop, typed()), await seal(shop, typed())]
    expect(one).toMatchObject({
      status: 201,
      body: { token: expect.stringMatching(/^v\.[\w-]{32}$/), network: "visa", lastDigits: "4242" },
    })
    expect(JSON.stringify(one.body)).not.toBe(JSON.stringify(other.body))
    expect((await seal(shop, { kind: "code", securityCode: "123" })).body).toMatchObject({
      network: "",
      lastDigits: "",
    })
  })

  it.each([
    [{ number: "٤٢٤٢ ٤٢٤٢ ٤٢٤٢ ٤٢٤٢" }],
    [{ number: "４２４２-４２４２-４２４２-４２４２" }],
    [{ expiry: "1230" }],
    [{ expiry: "12 / 2030" }],
    [{ expiry: "１２/３０" }],
    [{ number: "378282246310005", securityCode: "1234" }],
  ])("may be typed in usual notations: %o", async (changes) => {
    expect((await seal(shop, typed(changes))).status).toBe(201)
  })

  it.each([
    [{ number: "" }, "number", "required"],
    [{ number: "4242424242424241" }, "number", "number"],
    [{ number: "4242 4242 4242 424x" }, "number", "number"],
    [{ number: "42424242424242" }, "number", "length"],
    [{ number: "9999999999999995" }, "number", "network"],
    [{ expiry: "" }, "expiry", "required"],
    [{ expiry: "00/30" }, "expiry", "expiry"],
    [{ expiry: "13/30" }, "expiry", "expiry"],
    [{ expiry: "12/99" }, "expiry", "expiry"],
    [{ expiry: "01/20" }, "expiry", "expired"],
    [{ securityCode: "" }, "securityCode", "required"],
    [{ securityCode: "12" }, "securityCode", "securityCode"],
    [{ securityCode: "1234" }, "securityCode", "securityCode"],
    [{ securityCode: "12a" }, "securityCode", "securityCode"],
    [{ holder: " " }, "holder", "required"],
    [{ holder: "4242 4242 4242 4242" }, "holder", "holder"],
    [{ holder: "A".repeat(129) }, "holder", "holder"],
  ])("is refused at its field, and not repeated: %o", async (changes, field, rule) => {
    const { status, body } = await seal(shop, typed(changes))
    expect([status, body]).toEqual([422, { slips: [{ field, rule }] }])
  })

  it("is accepted from the vault's own page only, and only as a card", async () => {
    expect((await seal(shop, typed(), { "sec-fetch-site": "same-site" })).status).toBe(403)
    expect((await seal(shop, typed(), { origin: "https://evil.example" })).status).toBe(403)
    for (const body of [
      [],
      { kind: "wallet" },
      typed({ number: 4242424242424242 }),
      typed({ holder: "x".repeat(201) }),
      typed({ keep: "yes" }),
    ]) {
      const { status, body: response } = await seal(shop, body)
      expect(status).toBe(400)
      expect(JSON.stringify(response)).not.toContain("4242")
    }
  })
})
