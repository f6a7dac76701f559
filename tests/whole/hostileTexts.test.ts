import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { Browser, Page } from "playwright-core"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { HOSTILE_TEXTS } from "../support/HOSTILE_TEXTS.ts"
import { callBackend } from "../e2e/support/buyByRequests.ts"
import { layoutOverflows } from "../e2e/support/layoutOverflows.ts"
import { closeVisits, openBrowser, visitor } from "../e2e/support/openBrowser.ts"
import type { RunningShop } from "../e2e/support/runShop.ts"
import { projectRoot } from "../e2e/support/projectRoot.ts"
import { runShop } from "../e2e/support/runShop.ts"
import { selvedge } from "../e2e/support/selvedge.ts"
import { addToCart, hydrated, STORES } from "../e2e/support/customer.ts"
import { isInPartOfToday } from "../support/partOfToday.ts"

const { id: STORE } = STORES.unitedStates
/** Texts that try to run as code, and texts that try to break a page. */
const OURS = [
  ...HOSTILE_TEXTS,
  "<script>alert(1)</script>",
  "</script><script>alert(1)</script>",
  "<img src=x onerror=alert(1)>",
  '"><svg onload=alert(1)>',
  "' autofocus onfocus='alert(1)",
  "</title><script>alert(1)</script>",
  "</textarea><script>alert(1)</script>",
  "<!--",
  "]]>",
  "<![CDATA[",
  "{{7*7}}",
  "${alert(1)}",
  "<iframe srcdoc='<script>parent.alert(1)</script>'>",
  '<a href="javascript:alert(1)">x</a>',
  "&lt;script&gt;alert(1)&lt;/script&gt;",
  "&#60;b&#62;",
  "\\u003cscript\\u003e",
  "Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢L̠ͨͧͩ͘G̴̻͈͍͔̹̑͗̎̅͛́O",
  "\u202eright to left",
  "\u2066a\u2069b",
  "﷽",
  "ＦＵＬＬ",
  "🏳️‍🌈".repeat(40),
  "W".repeat(300),
  "DROP TABLE products; --",
  "null",
  "undefined",
  "NaN",
  "0",
  "-1",
  "true",
  "[object Object]",
]
/** One of so many external texts is tried, others each day; all of them where `EXTERNAL_TEXTS` is set. */
const STRIDE = process.env["EXTERNAL_TEXTS"] === undefined ? 6 : 1
/** External lists of hostile strings; where they are not available, only ours are tested. */
const SHARED = join(projectRoot, "../shared/data")
const shared = (path: string, read: (text: string) => unknown): readonly string[] => {
  const file = join(SHARED, path)
  const texts: unknown = existsSync(file) ? read(readFileSync(file, "utf8")) : []
  return Array.isArray(texts)
    ? texts.filter((text, index) => typeof text === "string" && text.trim() !== "" && isInPartOfToday(index, STRIDE))
    : []
}
const TEXTS = [
  ...new Set([
    ...OURS,
    ...shared("naughty-strings/blns.json", JSON.parse),
    ...["IntrudersXSS.txt", "XSSDetection.txt"].flatMap((file) =>
      shared(`xss-payloads/${file}`, (text) => text.split(/\r?\n/)),
    ),
  ]),
]

const folder = mkdtempSync(join(tmpdir(), "selvedge-hostile-"))
let shop: RunningShop
let browser: Browser
let report: { readonly created: number; readonly refused: readonly { readonly product: string }[] }
beforeAll(async () => {
  ;[shop, browser] = await Promise.all([
    runShop({ dataDir: join(folder, "data") }),
    openBrowser({ showsPictures: true }),
  ])
  const file = join(folder, "products.json")
  writeFileSync(
    file,
    JSON.stringify({
      products: TEXTS.map((text, index) => ({
        id: index + 1,
        handle: `hostile-${index}`,
        title: text,
        body_html: `<p>before</p><p>${text}</p><p>after</p>`,
        vendor: text,
        product_type: "Hostile goods",
        tags: [text],
        options: [
          { name: "Color", position: 1, values: [text] },
          { name: "Size", position: 2, values: ["M"] },
        ],
        variants: [
          {
            id: index + 1,
            title: text,
            option1: text,
            option2: "M",
            sku: `HOSTILE-${index}`,
            price: "10.00",
            available: true,
          },
        ],
        images: [],
      })),
    }),
  )
  const run = await selvedge(
    [
      "--backend",
      shop.address,
      "--state-file",
      join(folder, "state.json"),
      "--store",
      "US",
      "--json",
      "catalog",
      "import",
      file,
    ],
    { environment: { DATA_DIR: join(folder, "data") } },
  )
  report = JSON.parse(run.stdout)
})
afterAll(async () => {
  await closeVisits(browser)
  await shop.stop()
  rmSync(folder, { recursive: true, force: true })
})

interface Named {
  readonly name: string
  readonly mfname: string
  readonly productUrl: string
}

/** The backend's products with these names, page by page. */
async function sold(): Promise<readonly Named[]> {
  const api = `${shop.address}/itxrest/2/catalog/store/${STORE}/2${STORE.slice(1)}`
  const { categories } = await (await fetch(`${api}/category?appId=1`)).json()
  const all: { readonly id: string; readonly name: string; readonly subcategories: readonly unknown[] }[] = []
  const collect = (some: typeof categories): void =>
    some.forEach((category: (typeof categories)[number]) => {
      all.push(category)
      collect(category.subcategories)
    })
  collect(categories)
  const category = all.find(({ name }) => name === "Hostile goods")
  const found: Named[] = []
  for (let page = 1; ; page += 1) {
    const { products } = await (
      await fetch(`${api}/category/${category?.id}/product?appId=1&pageNumber=${page}`)
    ).json()
    if (products.length === 0) return found
    found.push(...products)
  }
}

/** A visitor that records script executions and requests outside the shop. */
async function watchful() {
  const visit = await visitor(browser)
  const ran: string[] = []
  visit.page.on("dialog", (dialog) => {
    ran.push(`${dialog.type()} ${dialog.message()} on ${visit.page.url()}`)
    void dialog.dismiss()
  })
  visit.page.on("request", (request) => {
    const { hostname, protocol } = new URL(request.url())
    if (hostname !== "127.0.0.1" && protocol !== "data:" && protocol !== "blob:")
      ran.push(`${request.url()} from ${visit.page.url()}`)
  })
  return { ...visit, ran }
}

const visible = (text: string | null): string => (text ?? "").normalize()

describe("Names that try to leave their place", () => {
  it("F76 go into the shop or are refused by name, none is lost on the way", async () => {
    const products = await sold()
    process.stdout.write(
      `\nhostile texts: ${TEXTS.length} given, ${report.created} created, ${report.refused.length} refused\n`,
    )
    expect(report.created + report.refused.length).toBe(TEXTS.length)
    expect(products).toHaveLength(report.created)
    expect(report.created).toBeGreaterThan(TEXTS.length * 0.8)
  })

  it("F76 are text on every list of the server, and in its titles and data for search engines", async () => {
    const { page, ran, complaints, close } = await watchful()
    const wrong: string[] = []
    const names = (await sold()).map(({ name }) => visible(name))
    const shown: string[] = []
    for (let number = 1; shown.length < names.length; number += 1) {
      await page.goto(`${shop.address}/${STORE}/search/hostile?pageNumber=${number}`)
      await hydrated(page)
      const cards = await page.locator("main article p a").allTextContents()
      if (cards.length === 0) break
      shown.push(...cards.map(visible))
      if (number % 8 === 1) wrong.push(...(await layoutOverflows(page)).map((line) => `page ${number}: ${line}`))
    }
    expect([ran, wrong, complaints]).toEqual([[], [], []])
    expect(new Set(names.filter((name) => !shown.includes(name)))).toEqual(new Set())
    await close()
  })

  it("F76 are text on a product's page, in the cart, in a list and in what was searched for", async () => {
    const { page, ran, complaints, close } = await watchful()
    const wrong: string[] = []
    const products = await sold()
    // All of our own texts, and some of the others.
    const chosen = products.filter(
      ({ name }, index) =>
        OURS.some(
          (text) => /[<"'`{]|.{200}|[\u202e\u2066]|\p{M}{3}/su.test(text) && visible(text).trim() === visible(name),
        ) || index % 97 === 0,
    )
    for (const [index, { name, mfname, productUrl }] of chosen.entries()) {
      const answer = await page.goto(`${shop.address}/${STORE}/${encodeURIComponent(productUrl)}-l${mfname}`)
      await hydrated(page)
      const [heading, title, data] = [
        await page.locator("main h1").textContent(),
        await page.title(),
        await page.locator("script[type='application/ld+json']").first().textContent(),
      ]
      if (answer?.status() !== 200 || visible(heading) !== visible(name))
        wrong.push(`${answer?.status()} ${JSON.stringify(heading)} for ${JSON.stringify(name)}`)
      if (!visible(title).includes(visible(name).replaceAll(/\s+/g, " ").trim().slice(0, 20)))
        wrong.push(`title ${JSON.stringify(title)} for ${JSON.stringify(name)}`)
      try {
        if (!JSON.stringify(JSON.parse(data ?? "")).includes(JSON.stringify(name).slice(1, -1)))
          wrong.push(`data of ${JSON.stringify(name)}`)
      } catch {
        wrong.push(`broken data of ${JSON.stringify(name)}`)
      }
      if (index < chosen.length - 1) {
        const sku = await page.locator("input[name=sku]:not(:disabled)").first().getAttribute("value")
        const cartItems = [{ sku, quantity: 1 }]
        await callBackend(page, shop.address, "POST", `/itxrest/2/order/store/${STORE}/cart`, { cartItems })
        continue
      }
      // The drawer shows all of them at once.
      await addToCart(page)
      await expect.poll(() => page.locator("dialog[open] li").count()).toBeGreaterThanOrEqual(chosen.length)
    }
    await page.goto(`${shop.address}/${STORE}/cart`)
    await hydrated(page)
    wrong.push(...(await unnamed(page, chosen)), ...(await layoutOverflows(page)))
    for (const text of OURS.filter((one) => one.includes("<")).slice(0, 8)) {
      await page.goto(`${shop.address}/${STORE}/search/${encodeURIComponent(text)}`)
      await hydrated(page)
      if (!(await page.locator("main h1").innerText()).includes(text.slice(0, 12))) wrong.push(`search for ${text}`)
    }
    expect([ran, wrong, complaints.filter((line) => !line.includes("404"))]).toEqual([[], [], []])
    await close()
  })
})

/** The texts that no line of the cart names. */
async function unnamed(page: Page, products: readonly Named[]): Promise<readonly string[]> {
  const lines = (await page.locator("main li a").allTextContents()).map(visible)
  return products
    .slice(0, lines.length)
    .filter(({ name }) => !lines.includes(visible(name)))
    .map(({ name }) => `no line of ${JSON.stringify(name)}`)
}
