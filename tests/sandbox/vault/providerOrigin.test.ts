import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { openTestShop, type TestShop } from "../../support/sandbox/onBothDatabases.ts"
import { CARDS, submit } from "../checkout/bankVisitor.ts"
import { listAt, readyToPay, SPAIN, textAt, worldWithUnits } from "../checkout/customer.ts"

const SKU = "8201-400-3"
const PROVIDERS = "http://127.0.0.1:4174"
const SHOP = "http://127.0.0.1:4173"
let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop({
    world: worldWithUnits({ [SKU]: 20 }),
    providers: { url: () => PROVIDERS, shopOrigins: () => [SHOP, "http://localhost:4173"] },
  })
}, 60_000)
afterAll(() => shop.sandbox.close())

const visit = (address: string, init?: RequestInit) => shop.sandbox.handleProviders(new Request(address, init))
const frameOf = (origin: string) => visit(`${PROVIDERS}/sandbox/vault?shop=${encodeURIComponent(origin)}`)

describe("the simulated providers on a separate origin", () => {
  it("share no address with the store", async () => {
    for (const path of [`/sandbox/vault?shop=${SHOP}`, "/sandbox/vault/cards", "/sandbox/bank/b.1", "/sandbox/acs/c.1"])
      expect([path, (await shop.call("GET", path)).status]).toEqual([path, 404])
    for (const path of ["/", "/sandbox", "/itxrest/2/catalog/store", "/integration/oauth2/login"])
      expect([path, (await visit(`${PROVIDERS}${path}`)).status]).toEqual([path, 404])
  })

  it("are listed by every store as an allowed payment host", async () => {
    const { body } = await shop.call("GET", `/itxrest/2/catalog/store/${SPAIN}`)
    expect(
      listAt(body, "configurations").find((pair) => textAt(pair, "parameter") === "PAYMENT_REDIRECT_HOSTS"),
    ).toMatchObject({ value: PROVIDERS })
  })

  it("take a payment and redirect back to the store, which alone may frame the bank's question", async () => {
    const away = (await submit(await readyToPay(shop, { [SKU]: 1 }), CARDS.redirected)).body
    const page = textAt(away, "redirectContext.url")
    expect(page).toMatch(/^http:\/\/127\.0\.0\.1:4174\/sandbox\/bank\/b\./)
    const shown = await visit(page)
    expect([
      shown.status,
      shown.headers.get("content-security-policy")?.includes(`form-action 'self' ${SHOP} http://localhost:4173;`),
    ]).toEqual([200, true])
    const decide = (headers: Readonly<Record<string, string>>) =>
      visit(`${page}/decision`, { method: "POST", headers, body: new URLSearchParams({ decision: "approve" }) })
    expect((await decide({ origin: SHOP })).status).toBe(403)
    expect((await decide({ origin: PROVIDERS })).headers.get("location")).toMatch(
      new RegExp(`^${SHOP}/${SPAIN}/-5/payment\\?orderId=`),
    )
    const asked = (await submit(await readyToPay(shop, { [SKU]: 1 }), CARDS.challenged)).body
    expect((await visit(textAt(asked, "challengeContext.url"))).headers.get("content-security-policy")).toContain(
      `frame-ancestors 'self' ${SHOP} http://localhost:4173`,
    )
  })

  it("show the vault's frame to each origin of the store only, not to themselves", async () => {
    expect(
      await Promise.all(
        [SHOP, "http://localhost:4173", PROVIDERS, "http://127.0.0.1:9999", "https://127.0.0.1:4173"].map(
          async (origin) => (await frameOf(origin)).status,
        ),
      ),
    ).toEqual([200, 200, 400, 400, 400])
    expect((await frameOf("http://localhost:4173")).headers.get("content-security-policy")).toContain(
      "frame-ancestors http://localhost:4173",
    )
  })
})
