import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { policyRedirect } from "../../../adapters/web/pages/policyRedirect.ts"
import { aStore } from "../../support/builders/aStore.ts"
import { HOSTILE_ADDRESSES, staysOnOrigin } from "../../support/HOSTILE_ADDRESSES.ts"
import type { ShopInProcess } from "../../support/web/shopInProcess.ts"
import { shopInProcess, TestVisitor } from "../../support/web/shopInProcess.ts"
import { partOfToday } from "../../support/partOfToday.ts"

const ORIGIN = "http://shop.test"
const HOME = "/10000034/-1/"
const LOGIN = "/integration/oauth2/login"
const CREDENTIALS = { email: "registered@selvedge.example", password: "Selvedge2026" }
/**
 * At each place every so many addresses are tried, others on each day: together the places try every address each day;
 * `ADDRESS_RUNS=5000`, as `npm run test:deep` sets it, tries all of them at each place.
 */
const STRIDE = Number(process.env["ADDRESS_RUNS"] ?? 0) > 1_000 ? 1 : 4
const ENTITIES: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&quot;": '"',
  "&#x27;": "'",
  "&lt;": "<",
  "&gt;": ">",
}

let open: ShopInProcess
beforeAll(async () => {
  open = await shopInProcess(undefined, {
    desktop: { prefix: "" },
    mobile: { prefix: "/m" },
    phonePages: ["ItxHomePage", "ItxCategoryPage"],
    desktopPages: [],
  })
}, 240_000)
afterAll(() => open.close())

/**
 * Destinations of a response that a visitor need not inspect: its redirect, its links, and its forms' actions and
 * return addresses.
 */
const target = async (answer: Response): Promise<readonly string[]> => {
  const location = answer.headers.get("location")
  if (location !== null) return [location]
  const html = (answer.headers.get("content-type") ?? "").startsWith("text/html") ? await answer.text() : ""
  // An image embedded in the page has no destination.
  const values = [
    ...html.matchAll(
      /\s(?!href="data:image)(?:href|action|src|formaction)="([^"]*)"|name="(?:redirectUri|returnTo)" value="([^"]*)"/g,
    ),
  ]
  return values.map(([, address, field]) =>
    (address ?? field ?? "").replace(/&(?:amp|quot|#x27|lt|gt);/g, (entity) => ENTITIES[entity] ?? entity),
  )
}

const post = (fields: Readonly<Record<string, string>>): RequestInit => ({
  method: "POST",
  body: new URLSearchParams(fields),
})
const encoded = encodeURIComponent
const toWellFormed = (text: string) => text.replace(/[\ud800-\udfff]/g, "\ufffd")

type Asking = (visitor: TestVisitor, address: string) => Promise<Response>

/** Every external address that the server reads to decide a redirect. */
const REDIRECTS: Readonly<Record<string, Asking>> = {
  "its own path": (visitor, address) => visitor.ask(`/${address.replace(/^\//, "")}`),
  "the path below the mobile site's prefix": (visitor, address) => visitor.ask(`/m/${address.replace(/^\//, "")}`),
  "the path below a store": (visitor, address) => visitor.ask(`${HOME}${address.replace(/^\//, "")}`),
  "the choice of the site": (visitor, address) =>
    visitor.ask(`${HOME}?site=${encoded(address)}`, { headers: { "sec-ch-ua-mobile": "?1" } }),
  "the store selector's language": (visitor, address) =>
    visitor.ask(`/?language=${encoded(address)}&select-store=${encoded(address)}`),
  "redirectUri of the login page": (visitor, address) =>
    visitor.ask(`${HOME}login?redirectUri=${encoded(address)}&guest_flow=true`),
  "redirectUri of the register page": (visitor, address) =>
    visitor.ask(`${HOME}register?redirectUri=${encoded(address)}`),
  "redirectUri of the session-expired page": (visitor, address) =>
    visitor.ask(`${HOME}session-expired?redirectUri=${encoded(address)}`),
  "redirectUri of the identity provider": (visitor, address) =>
    visitor.ask(`${LOGIN}?storeId=10000034&redirectUri=${encoded(address)}`),
  "the section of the account": (visitor, address) => visitor.ask(`${HOME}account/${encoded(address)}`),
  "the purchase pages": (visitor, address) =>
    visitor.ask(`${HOME}payment?orderId=${encoded(address)}&guestToken=${encoded(address)}&repay=1`),
  shareUrl: (visitor, address) => visitor.ask(`${HOME}search?keyWord=camisa&shareUrl=${encoded(address)}`),
  "returnTo of the heart": (visitor, address) =>
    visitor.ask(`${HOME}wishlist/items`, post({ productId: "1", returnTo: address })),
  "returnTo of the cart's form": (visitor, address) =>
    visitor.ask(`${HOME}cart/items`, post({ sku: address, returnTo: address, bundleId: address })),
  "the stock notification": (visitor, address) =>
    visitor.ask(
      `${HOME}stock-notification`,
      post({ wish: "ask", sku: address, email: address, mfname: address, hash: address }),
    ),
}

describe("A hostile address", () => {
  it.each(Object.entries(REDIRECTS).map(([name, ask], place) => [name, ask, place] as const))(
    "F182 in %s redirects to no other host",
    async (_name, ask, place) => {
      const visitor = new TestVisitor(open.shop)
      const lost: unknown[] = []
      const addresses = partOfToday(HOSTILE_ADDRESSES, STRIDE, place)
      for (const address of addresses.map(toWellFormed)) {
        const answer = await ask(visitor, address)
        if (answer.status >= 500) lost.push([address, answer.status])
        for (const to of await target(answer)) if (!staysOnOrigin(ORIGIN, to)) lost.push([address, to])
      }
      expect(lost).toEqual([])
    },
    120_000,
  )

  it("F182 is not passed to the login page by the wishlist form", async () => {
    const visitor = new TestVisitor(open.shop)
    const handedOn = async (address: string) => {
      const answer = await visitor.ask(`${HOME}wishlist/items`, post({ productId: "1", returnTo: address }))
      return new URL(answer.headers.get("location") ?? "", ORIGIN).searchParams.get("redirectUri") ?? ""
    }
    expect(await handedOn(`${HOME}cart`)).toBe(`${HOME}cart`)
    const lost: unknown[] = []
    for (const address of HOSTILE_ADDRESSES.map(toWellFormed)) {
      const to = await handedOn(address)
      if (to !== "" && !staysOnOrigin(ORIGIN, to)) lost.push([address, to])
    }
    expect(lost).toEqual([])
  })

  it("F182 after a sign-in redirects to no other host, by a form and for a signed-in customer", async () => {
    const lost: unknown[] = []
    const visitor = new TestVisitor(open.shop)
    const login = `${LOGIN}?storeId=10000034`
    expect(
      (await visitor.ask(login, post({ ...CREDENTIALS, redirectUri: `${HOME}cart` }))).headers.get("location"),
    ).toBe(`${HOME}cart`)
    for (const address of HOSTILE_ADDRESSES.map(toWellFormed)) {
      const answers = [
        await visitor.ask(`${login}&redirectUri=${encoded(address)}`),
        await visitor.ask(`${login}`, post({ redirectUri: address, guest_flow: "true" })),
      ]
      for (const { status, headers } of answers) {
        const to = headers.get("location")
        if (status >= 500 || (to !== null && !staysOnOrigin(ORIGIN, to))) lost.push([address, status, to])
      }
    }
    expect(lost).toEqual([])
  }, 120_000)

  it("F182 in a store's configuration redirects to no other host", async () => {
    const lost: unknown[] = []
    for (const address of HOSTILE_ADDRESSES) {
      const store = aStore({ configuration: { PRIVACY_POLICY_URL: address, POLICY_HOSTS: "brand.example" } })
      const sessionRedirects = await policyRedirect("/10000034/policies/privacy", ORIGIN, () =>
        Promise.resolve({ store, language: store.languages[0], catalogId: "20000034" }),
      )
      const to = sessionRedirects?.headers.get("location") ?? undefined
      if (to !== undefined && !staysOnOrigin(ORIGIN, to)) lost.push([address, to])
    }
    expect(lost).toEqual([])
  })
})
