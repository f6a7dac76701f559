import { readdirSync, readFileSync } from "node:fs"
import { join, parse } from "node:path"
import { brotliCompressSync, gzipSync } from "node:zlib"
import type { Page, Route } from "playwright-core"
import { afterAll, describe, expect, it } from "vitest"
import { firstPressModules } from "../../ui/app/parts/pageModules.ts"
import { firstTimeVisitor, visitor } from "./support/openBrowser.ts"
import { projectRoot } from "./support/projectRoot.ts"
import { openSharedFront } from "./support/openSharedFront.ts"
import { addToCart, hydrated, findProduct, STORES } from "./support/customer.ts"
import { recordBodies } from "./support/recordBodies.ts"

/**
 * Bytes that a page may fetch until it is idle: gzip -9, or brotli at its highest quality. Those of scripts are 5 %
 * below the budgets of 100, 135 and 170 kB.
 */
const BUDGETS = {
  home: 95_000,
  category: 95_000,
  product: 95_000,
  cart: 128_250,
  checkout: 161_500,
  /** CSS of a page, HTML, and the sum of JavaScript, CSS and HTML, in brotli. */
  styles: 9_000,
  homeHtml: 8_000,
  categoryHtml: 9_000,
  productHtml: 8_000,
  homeText: 89_000,
  categoryText: 90_000,
  productText: 92_000,
  /** What the first press on the cart's page fetches: the commands and the islands. */
  firstPress: 58_500,
  /** Scripts and data of the first page that is opened without a new document, and its sheets. */
  firstNavigation: 60_000,
  firstNavigationSheets: 2_000,
} as const

/** Serial round trips from the first press to its result. */
const MAX_ROUND_TRIPS = 2

/** Idle periods of a page without a further request, after which it waits for an answer. */
const QUIET_ROUNDS = 5

const EMPTY_PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" />'

/** Class names in a sheet. */
const CLASS = /\.[A-Za-z][\w-]*(?=[^{}]*\{)/g

const { shop, browser } = await openSharedFront({ showsPictures: true })
const measured = new Map<string, string>()
afterAll(() => {
  const rows = [...measured].map(([name, row]) => `${name.padEnd(23)}${row}`).toSorted()
  process.stdout.write(`\nbytes fetched until idle\n${rows.join("\n")}\n`)
})

/** Fetched bytes of one kind, compressed from the decoded bytes, and the files. */
interface Fetched {
  readonly bytes: number
  /** In brotli. */
  readonly brotli: number
  readonly files: readonly string[]
}

/** Compressed sizes of files with a hash of their content in their names, of earlier visits. */
const assetSizes = new Map<string, Pick<Fetched, "bytes" | "brotli">>()

function compressedSizes(file: string, body: Buffer): Pick<Fetched, "bytes" | "brotli"> {
  const sizes = assetSizes.get(file) ?? {
    bytes: gzipSync(body, { level: 9 }).length,
    brotli: brotliCompressSync(body).length,
  }
  if (file.startsWith("/assets/")) assetSizes.set(file, sizes)
  return sizes
}

/** Visits an address as a first-time visitor with the given cart, and counts the bytes that the page fetches. */
async function visit(path: string, from: Page | undefined, use: (page: Page) => Promise<void> = async () => undefined) {
  const { page, context, complaints, close } = await firstTimeVisitor(browser)
  if (from !== undefined) await context.addCookies(await from.context().cookies())
  // Generating pictures can take longer than the page waits before it loads telemetry, which is not counted.
  await page.route("**/media/**", (route) => route.fulfill({ contentType: "image/svg+xml", body: EMPTY_PICTURE }))
  const bodies = recordBodies(page, ["script", "stylesheet", "document"])
  await page.goto(`${shop.address}${path}`)
  await hydrated(page)
  await use(page)
  await page.waitForLoadState("networkidle")
  const blocking = await page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .flatMap((entry) =>
        "renderBlockingStatus" in entry && entry.renderBlockingStatus === "blocking"
          ? [new URL(entry.name).pathname]
          : [],
      ),
  )
  const all = await Promise.all([...bodies].map(async ([file, answer]) => ({ file, ...(await answer) })))
  await close()
  const fetched = (type: string): Fetched => {
    const those = all.filter((one) => one.type === type)
    const sizes = those.map(({ file, body }) => compressedSizes(file, body))
    return {
      bytes: sizes.reduce((sum, { bytes }) => sum + bytes, 0),
      brotli: sizes.reduce((sum, { brotli }) => sum + brotli, 0),
      files: those.map(({ file }) => file),
    }
  }
  return {
    scripts: fetched("script"),
    styles: fetched("stylesheet"),
    html: fetched("document"),
    blocking,
    complaints,
  }
}

function expectWithin(name: keyof typeof BUDGETS, { bytes, files }: Pick<Fetched, "bytes" | "files">) {
  const left = Math.round((1 - bytes / BUDGETS[name]) * 1000) / 10
  measured.set(name, `${String(bytes).padStart(8)} of ${BUDGETS[name]} in ${files.length} files, ${left} % left`)
  expect(bytes, `${name} fetches ${files.join(" ")}`).toBeLessThanOrEqual(BUDGETS[name])
}

/** A customer on a product page who added the product to the cart; ends with the page in which `use` ended. */
async function withCart<A>(
  use: (paths: { readonly category: string; readonly product: string }, page: Page) => Promise<A>,
  store = STORES.unitedStates,
): Promise<A> {
  const { page, close } = await visitor(browser)
  const way: string[] = []
  page.on("framenavigated", (frame) => void way.push(new URL(frame.url()).pathname))
  await findProduct(page, shop.address, store)
  const [category = "", product = ""] = [/-n\d+$/, /-l\d+$/].map((kind) => way.find((path) => kind.test(path)))
  await addToCart(page)
  await page.locator("dialog[open] li").first().waitFor()
  const result = await use({ category, product }, page)
  await close()
  return result
}

/**
 * Presses something and answers its requests in waves, each when the page has sent all that it can send without an
 * answer. `atOnce` is visible before any answer. Returns the number of waves until an element is shown, and the bytes
 * of scripts and data, and of sheets.
 */
async function answerInWaves(page: Page, press: string, atOnce: string, shown: string) {
  const held: Route[] = []
  const bodies: Buffer[] = []
  const sheets: Buffer[] = []
  await page.route("**/*", async (route) => {
    if (route.request().resourceType() === "image") return route.continue()
    held.push(route)
  })
  await page
    .locator(press)
    .first()
    .evaluate((element: HTMLElement) => element.click())
  const answer = async (route: Route) => {
    const response = await route.fetch()
    const kind = route.request().resourceType() === "stylesheet" ? sheets : bodies
    kind.push(await response.body())
    await route.fulfill({ response })
  }
  let waves = 0
  while ((await page.locator(shown).count()) === 0) {
    for (let before = -1, quiet = 0; quiet < QUIET_ROUNDS; quiet = held.length === before ? quiet + 1 : 0) {
      before = held.length
      await page.evaluate(() => new Promise((resume) => requestIdleCallback(() => setTimeout(resume))))
    }
    if (waves === 0) expect(await page.locator(atOnce).count(), atOnce).toBe(1)
    if (held.length > 0) waves += 1
    await Promise.all(held.splice(0).map(answer))
  }
  await page.unrouteAll({ behavior: "ignoreErrors" })
  const fetched = (kind: readonly Buffer[]) => ({
    bytes: kind.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0),
    files: kind.map(({ length }) => String(length)),
  })
  return { waves, fetched: fetched(bodies), sheets: fetched(sheets) }
}

describe("The bytes of a page", () => {
  it("are within its budgets on catalogue pages, and only the style sheet blocks their rendering", async () => {
    await withCart(async ({ category, product }) => {
      for (const [name, path] of [
        ["home", `/${STORES.unitedStates.id}/`],
        ["category", category],
        ["product", product],
      ] as const) {
        const { scripts, styles, html, blocking, complaints } = await visit(path, undefined)
        expectWithin(name, scripts)
        expectWithin("styles", { bytes: styles.brotli, files: styles.files })
        expectWithin(`${name}Html`, { bytes: html.brotli, files: html.files })
        const text = [scripts, styles, html]
        expectWithin(`${name}Text`, {
          bytes: text.reduce((sum, { brotli }) => sum + brotli, 0),
          files: text.flatMap(({ files }) => files),
        })
        expect(blocking.toSorted()).toEqual(styles.files.toSorted())
        expect(complaints).toEqual([])
      }
    })
  })

  it("are within its budget on the cart's page, and so are those of its first press", async () => {
    await withCart(async (_, customer) => {
      const cart = `/${STORES.unitedStates.id}/cart`
      const { scripts, blocking, styles } = await visit(cart, customer)
      expectWithin("cart", scripts)
      expect(blocking.toSorted()).toEqual(styles.files.toSorted())
      const pressed = await visit(cart, customer, async (page) => {
        const more = page.locator("main button[name=quantity][value='2']")
        await Promise.all([page.waitForResponse((response) => response.request().method() === "PUT"), more.click()])
        await page.locator("main output", { hasText: "2" }).waitFor()
      })
      const first = pressed.scripts.files.filter((file) => !scripts.files.includes(file))
      expectWithin("firstPress", { bytes: pressed.scripts.bytes - scripts.bytes, files: first })
    })
  })

  it("are within its budget on the checkout's page, including all steps", async () => {
    await withCart(async (_, customer) => {
      const { scripts, blocking, styles } = await visit(
        `/${STORES.unitedStates.id}/checkout`,
        customer,
        async (page) => {
          await page.locator("main input[name=email]").waitFor()
          await page.locator("aside dl").waitFor()
        },
      )
      expectWithin("checkout", scripts)
      expect(blocking.toSorted()).toEqual(styles.files.toSorted())
    })
  })

  it("are within the budget of a first navigation, which takes two round trips, as a first addition does", async () => {
    // Without consent: telemetry would be fetched meanwhile.
    const { category, product } = await withCart(async (paths) => paths, STORES.spain)
    for (const [path, press, atOnce, shown] of [
      [`/${STORES.spain.id}/`, `header nav a[href$="${category}"]`, "a[data-pressed]", "main button[popovertarget]"],
      [category, "main li article p a", "[data-preview] img", "main input[name=sku]"],
    ] as const) {
      const { page, complaints, close } = await firstTimeVisitor(browser, {}, "none")
      await page.goto(`${shop.address}${path}`)
      await hydrated(page)
      const { waves, fetched, sheets } = await answerInWaves(page, press, atOnce, shown)
      expectWithin("firstNavigation", fetched)
      expectWithin("firstNavigationSheets", sheets)
      expect([1, MAX_ROUND_TRIPS]).toContain(waves)
      expect(complaints).toEqual([])
      await close()
    }
    const { page, complaints, close } = await firstTimeVisitor(browser, {}, "none")
    await page.goto(`${shop.address}${product}`)
    await hydrated(page)
    await page
      .locator("main input[name=sku]:not(:disabled)")
      .first()
      .evaluate((size: HTMLElement) => size.click())
    const { waves } = await answerInWaves(page, "main form button[type=submit]", "dialog[open]", "dialog[open] li")
    expect(waves).toBeLessThanOrEqual(MAX_ROUND_TRIPS)
    expect(complaints).toEqual([])
    await close()
  })

  it("have a linked sheet for every class of the first view, on pages of every area", async () => {
    const sheets = (files: readonly string[]) =>
      new Set(
        files
          .flatMap((file) => readFileSync(join(projectRoot, "dist/client", file), "utf8").match(CLASS) ?? [])
          .map((name) => name.slice(1)),
      )
    const built = sheets(
      readdirSync(join(projectRoot, "dist/client/assets")).flatMap((name) =>
        name.endsWith(".css") ? [`assets/${name}`] : [],
      ),
    )
    await withCart(async ({ category, product }) => {
      const home = `/${STORES.unitedStates.id}/`
      const others = [
        "cart",
        "checkout",
        "search?query=coat",
        "login",
        "wishlist",
        "newsletter",
        "help",
        "order-lookup",
      ]
      for (const path of [home, category, product, "/", `${home}no-such-page`, ...others.map((page) => home + page)]) {
        const html = await (await fetch(`${shop.address}${path}`)).text()
        const linked = sheets(
          [...html.matchAll(/<link rel="stylesheet" href="\/([^"]+)"/g)].map(([, file = ""]) => file),
        )
        const used = [...html.matchAll(/ class="([^"]+)"/g)].flatMap(([, names = ""]) => names.split(" "))
        const unstyled = [...new Set(used)].filter((name) => built.has(name) && !linked.has(name))
        expect({ path, unstyled }).toEqual({ path, unstyled: [] })
      }
    })
  })

  it("are known before a first press: every module that it imports has a file", () => {
    const manifest: Readonly<Record<string, { readonly name?: string }>> = JSON.parse(
      readFileSync(join(projectRoot, "dist/client/.vite/manifest.json"), "utf8"),
    )
    const known = new Set(Object.entries(manifest).flatMap(([module, { name = module }]) => [module, name]))
    expect(
      Object.values(firstPressModules())
        .flat()
        .filter((module) => !known.has(module) && !known.has(parse(module).name)),
    ).toEqual([])
  })

  it("start with a script that waits for no other before the first paint", () => {
    const assets = join(projectRoot, "dist/client/assets")
    const [boot = "", ...others] = readdirSync(assets).filter((name) => /^boot-.*\.js$/.test(name))
    expect(others).toEqual([])
    expect(readFileSync(join(assets, boot), "utf8")).not.toMatch(/(^|[;}])import\s*["{*\w]/)
  })

  it("never contain the container that wires the server (decision 043)", () => {
    const assets = join(projectRoot, "dist", "client", "assets")
    const scripts = readdirSync(assets).filter((name) => name.endsWith(".js"))
    const holding = (text: string) => scripts.filter((name) => readFileSync(join(assets, name), "utf8").includes(text))
    expect(holding("page-data")).not.toEqual([])
    expect(holding("inversify")).toEqual([])
  })
})
