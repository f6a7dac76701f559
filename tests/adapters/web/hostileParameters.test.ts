import * as fc from "fast-check"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { ACCOUNT_SECTIONS } from "../../../application/account/AccountPage.ts"
import { pageNameInAddress } from "../../../domain/navigation/pageNameInAddress.ts"
import type { TemplateSegment } from "../../../domain/navigation/seoTemplates.ts"
import { OTHER_PAGE_TEMPLATE, SEO_TEMPLATES } from "../../../domain/navigation/seoTemplates.ts"
import { DAILY_SEED } from "../../support/DAILY_SEED.ts"
import { pageNames, pageParameters } from "../../support/web/pageParameters.ts"
import type { ShopInProcess } from "../../support/web/shopInProcess.ts"
import { shopInProcess, TestVisitor } from "../../support/web/shopInProcess.ts"
import { isInPartOfToday } from "../../support/partOfToday.ts"

const ORIGIN = "http://shop.test"
/** Number of random addresses; `ADDRESS_RUNS=5000 npx vitest run --project adapters hostileParameters` tries more. */
const RUNS = Number(process.env["ADDRESS_RUNS"] ?? 60)
/** Every so many pairs of a page and a value are tried, others on each day; all of them with many runs. */
const STRIDE = RUNS > 1_000 ? 1 : 29
/** The same for single parameters and segments: one of so many values, at every position. */
const [PARAMETER_STRIDE, SEGMENT_STRIDE] = RUNS > 1_000 ? [1, 1] : [2, 25]
const CREDENTIALS = { email: "registered@selvedge.example", password: "Selvedge2026", redirectUri: "/10000034/" }

/**
 * Values as encoded in an address, each with a marker that is found wherever it is reflected; some are no valid text.
 */
const MARK = "zqx"
const VALUES: readonly string[] = [
  "abczqx",
  "-3",
  "0",
  "-0",
  "1.5",
  "1e9",
  "99999999999999999999",
  "999999999999",
  "2147483648",
  "9007199254740993",
  "NaN",
  "null",
  "undefined",
  "%00zqx",
  "zqx%00",
  "%01zqx%1f",
  "%7fzqx",
  "%",
  "%zz",
  "%E0%A4%A",
  "%ED%A0%80zqx",
  "%ff%fezqx",
  "%C0%AFzqx",
  "%u0041zqx",
  "zqx".repeat(2_500),
  "%3Cscript%3Ezqx",
  "..%2f..%2fzqx",
  "%2e%2e",
  "..",
  "%5B%5D",
  "__proto__",
  "constructor",
  "%22zqx%22",
  "%27zqx--",
  "zqx%0d%0aset-cookie:a=b",
  "%F0%9F%91%97zqx",
  "%EF%BC%92",
  "%E2%80%AEzqx",
  "+zqx+",
  "zqx%23",
  "zqx%26a=b",
  "true",
  "[object%20Object]",
  "%7B%22zqx%22:1%7D",
  ",",
  ",,,zqx,",
  "*",
  "zqx%252f",
  "%20",
  "zqx;a=b",
]
/** Forms of a value in a query. */
const SHAPES: readonly ((name: string, value: string) => string)[] = [
  (name, value) => `${name}=${value}`,
  (name, value) => `${name}=1&${name}=${value}`,
  (name, value) => `${name}=${value}&${name}=1`,
  (name, value) => `${name}%5B%5D=${value}&${name}[]=${value}`,
  (name, value) => `${name}[a]=${value}`,
  (name) => name,
  (name) => `${name}=`,
  (name, value) => `=${value}&${name}&&&${name}=${value}`,
]
const GOOD: Readonly<Record<string, readonly string[]>> = {
  storeId: ["10000034"],
  langId: ["-1", ""],
  catalogId: [""],
  seoId: ["4102"],
  categoryUrl: ["camisas"],
  mfname: ["8201"],
  productUrl: ["camisa-oxford"],
  keyWord: ["camisa"],
  orderId: ["700000000001"],
  section: ACCOUNT_SECTIONS.map((section) => (section === "overview" ? "" : section)),
}

/**
 * A path from a template with the values of `valueOf`; an optional part is left out where one of its values is empty.
 */
function pathFrom(parts: readonly TemplateSegment[], valueOf: (name: string) => string): string {
  return parts
    .map((part): string => {
      if (part.kind === "text") return part.text
      if (part.kind === "parameter") return valueOf(part.name)
      return part.parts.some((inner) => inner.kind === "parameter" && valueOf(inner.name) === "")
        ? ""
        : pathFrom(part.parts, valueOf)
    })
    .join("")
}
const templateOf = (page: string) => SEO_TEMPLATES.get(page) ?? OTHER_PAGE_TEMPLATE
const namesOf = (parts: readonly TemplateSegment[]): readonly string[] =>
  parts.flatMap((part) =>
    part.kind === "parameter" ? [part.name] : part.kind === "optional" ? namesOf(part.parts) : [],
  )
const goodPath = (page: string, at = 0) =>
  pathFrom(templateOf(page), (name) =>
    name === "pageName" ? (pageNameInAddress(page) ?? "") : (GOOD[name]?.[at % (GOOD[name]?.length ?? 1)] ?? "x"),
  )

const PAGES = pageNames()
const PARAMETERS = pageParameters()
const PATHS = [...new Set(PAGES.flatMap((page) => [0, 1, 2, 3, 4, 5].map((at) => goodPath(page, at))))]

let open: ShopInProcess
let visitors: readonly TestVisitor[]
beforeAll(async () => {
  open = await shopInProcess()
  const registered = new TestVisitor(open.shop)
  await registered.ask("/integration/oauth2/login?storeId=10000034", {
    method: "POST",
    body: new URLSearchParams(CREDENTIALS),
  })
  visitors = [new TestVisitor(open.shop), registered]
}, 240_000)
afterAll(() => open.close())

/** The defects of the response at an address; empty when there are none. */
async function faultOf(path: string, isSearch: boolean, visitor: TestVisitor | undefined): Promise<string | undefined> {
  const { status, headers, text } = await (visitor ?? new TestVisitor(open.shop))
    .ask(path)
    .then(async (answer) => ({ status: answer.status, headers: answer.headers, text: await answer.text() }))
  if (![200, 301, 302, 303, 404].includes(status)) return `${status} at ${path.slice(0, 200)}`
  const location = headers.get("location")
  if (location !== null && new URL(location, ORIGIN).origin !== ORIGIN) return `leads to ${location}`
  const addresses = [
    ...text.matchAll(
      /<link rel="(?:canonical|alternate|prev|next)"[^>]*href="([^"]*)"|<meta property="og:url" content="([^"]*)"/g,
    ),
  ].map(([, href, content]) => href ?? content ?? "")
  const repeating = addresses.find(
    (address) => address.includes(MARK) || (address.includes("?") && !/\?pageNumber=[1-9][0-9]{0,4}$/.test(address)),
  )
  return repeating === undefined || isSearch ? undefined : `${repeating} repeats ${path.slice(0, 200)}`
}

describe("A page's address", () => {
  it("is tested with every parameter that the code reads and every page that it names", () => {
    expect(PARAMETERS).toEqual(
      expect.arrayContaining([
        "pageNumber",
        "token",
        "orderId",
        "guestToken",
        "hlpEmail",
        "section",
        "colorId",
        "select-store",
        "site",
        "language",
        "by",
        "refusedParameter",
        "catFilter",
        "seoId",
      ]),
    )
    expect(PAGES).toEqual(expect.arrayContaining(["ItxHomePage", "ItxWishlistPage", "ItxAccountPage", "GiftCards"]))
    expect(PATHS).toEqual(
      expect.arrayContaining(["/10000034/-1/gift-cards", "/10000034/account/orders", "/10000034/camisas-n4102"]),
    )
  })

  it("F188 with any malformed parameter, on any page, is 404 or the canonical page", async () => {
    const cases = fc.tuple(
      fc.constantFrom(...PATHS),
      fc.constantFrom(...PARAMETERS),
      fc.constantFrom(...VALUES),
      fc.constantFrom(...SHAPES),
      fc.nat(1),
    )
    await fc.assert(
      fc.asyncProperty(cases, async ([path, name, value, shape, who]) => {
        const isSearch = name === "keyWord" || path.includes("/search")
        expect(await faultOf(`${path}?${shape(name, value)}`, isSearch, visitors[who])).toBeUndefined()
      }),
      { numRuns: RUNS, seed: DAILY_SEED },
    )
  }, 3_600_000)

  it("F188 with all its parameters malformed at once is 404 or the canonical page", async () => {
    const faults: unknown[] = []
    for (const [at, value] of VALUES.entries()) {
      for (const [place, path] of PATHS.entries()) {
        if ((at + place) % 4 !== 0 && value.length > 100) continue
        const shape = SHAPES[(at + place) % SHAPES.length] ?? SHAPES[0]
        const query = PARAMETERS.filter((name) => value.length < 100 || name < "h")
          .map((name) => shape?.(name, value) ?? "")
          .join("&")
        const fault = isInPartOfToday(at + place, STRIDE)
          ? await faultOf(`${path}?${query}`, true, visitors[(at + place) % 2])
          : undefined
        if (fault !== undefined) faults.push(fault)
      }
    }
    expect(faults).toEqual([])
  }, 3_600_000)

  it("F188 with a malformed token, number or text alone is 404 or the canonical page", async () => {
    const faults: unknown[] = []
    const significantValues = [
      "token",
      "pageNumber",
      "orderId",
      "guestToken",
      "keyWord",
      "priceMin",
      "colFilter",
      "mfname",
      "sku",
      "orderItemId",
    ].filter((name) => PARAMETERS.includes(name))
    for (const name of significantValues) {
      for (const [at, value] of VALUES.entries()) {
        if (!isInPartOfToday(at + name.length, PARAMETER_STRIDE)) continue
        const paths = [
          "/10000034/wishlist",
          "/10000034/camisas-n4102",
          "/10000034/search",
          "/10000034/confirmation",
          "/10000034/gift-cards",
          "/10000034/stock-notification",
        ]
        const path =
          paths[["token", "pageNumber", "keyWord", "orderId", "orderItemId", "mfname"].indexOf(name)] ??
          paths[at % paths.length] ??
          ""
        const fault = await faultOf(
          `${path}?${name}=${value}`,
          name === "keyWord" || path.endsWith("search"),
          visitors[at % 2],
        )
        if (fault !== undefined) faults.push(fault)
      }
    }
    expect(faults).toEqual([])
  }, 3_600_000)

  it("F188 with a malformed segment is 404 or the canonical page, at every position of every template", async () => {
    const faults: unknown[] = []
    for (const page of PAGES) {
      for (const name of namesOf(templateOf(page))) {
        for (const [at, value] of VALUES.entries()) {
          if (!isInPartOfToday(at + page.length + name.length, SEGMENT_STRIDE)) continue
          const path = pathFrom(templateOf(page), (other) =>
            other === name ? value : other === "pageName" ? (pageNameInAddress(page) ?? "") : (GOOD[other]?.[0] ?? "x"),
          )
          const fault = await faultOf(path, page === "ItxSearchPage", visitors[at % 2])
          if (fault !== undefined) faults.push(fault)
        }
      }
    }
    expect(faults).toEqual([])
  }, 3_600_000)
})
