// Prints how long a press takes until the next frame shows what it did, on a phone four times slower than this machine:
// opening the filters and applying one, picking a size, putting the product into the cart, and once more, which opens
// the drawer at once; and in a category of more than a thousand products: the next page, the longest frame while its
// pages are scrolled, and where the way back from a product leads. The shopper looks before each press: it begins when
// what the last one brought has been done. A finger comes down and is lifted soon after; a browser counts from each of
// the two. Nothing of the tool is in the press. The median of the rounds; 100 ms is the bound.
import { chromium } from "playwright-core"
import { ensureBuilt } from "./lifecycle/ensureBuilt.mjs"
import { CHROMIUM_FLAGS, findChromium } from "./lifecycle/findChromium.mjs"
import { ROOT } from "./lifecycle/root.mjs"
import { runBuiltShop } from "./lifecycle/runBuiltShop.mjs"
import { showcasePages } from "./lifecycle/showcasePages.mjs"

const ROUNDS = Number(process.argv.find((argument) => argument.startsWith("--rounds="))?.slice(9) ?? 9)
const CPU_THROTTLING_RATE = 4
const MAX_INTERACTION_MILLIS = 100
/** No finger is faster from one place to the next than about this. */
const PAUSE_MILLIS = 300
/** Few taps are shorter: what the browser does when the finger comes down is done, or not, when it is lifted. */
const TAP_HOLD_MILLIS = 60
const STORES = { "left to right": "10000001", "right to left": "10000966" }

await ensureBuilt(ROOT)
const LARGE_CATEGORY_SIZE = 1_000
const shop = await runBuiltShop(ROOT)
const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS })
let isOverBudget = false
try {
  for (const [direction, storeId] of Object.entries(STORES)) {
    const pages = await showcasePages(shop.address, storeId)
    const times = { "open filters": [], "apply a filter": [], "pick a size": [], "add to cart": [], "open drawer": [] }
    // The first round draws the pictures and is not counted.
    for (let round = 0; round <= ROUNDS; round += 1) {
      for (const [name, millis] of Object.entries(await visit(pages))) if (round > 0) times[name].push(millis)
    }
    for (const [name, all] of Object.entries(times)) report(direction, name, all)
  }
} finally {
  await shop.close()
}
const large = await runBuiltShop(ROOT, { DEMO_PRODUCTS: String(4 * LARGE_CATEGORY_SIZE) })
try {
  for (const [direction, storeId] of Object.entries(STORES)) {
    const list = await findLargeCategory(large.address, storeId)
    const times = { "next page": [], "longest frame": [] }
    const scrollOffsets = []
    for (let round = 0; round <= ROUNDS; round += 1) {
      const { scrollOffset, ...measured } = await measurePagination(large.address + list.path)
      if (round === 0) continue
      for (const [name, millis] of Object.entries(measured)) times[name].push(millis)
      scrollOffsets.push(Math.abs(scrollOffset))
    }
    for (const [name, all] of Object.entries(times)) report(`${direction}, ${list.total}`, name, all)
    isOverBudget ||= Math.max(...scrollOffsets) > 1
    console.log(
      `${direction}, ${list.total}: back from a product of its second page, ${Math.max(...scrollOffsets)} px from where it was left, at most (≤ 1)`,
    )
  }
} finally {
  await browser.close()
  await large.close()
}
process.exit(isOverBudget ? 1 : 0)

function report(where, name, all) {
  const median = all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)]
  isOverBudget ||= median > MAX_INTERACTION_MILLIS
  console.log(
    `${where.padEnd(20)} ${name.padEnd(15)} ${String(Math.round(median)).padStart(4)} ms median of ${all.length} (≤ ${MAX_INTERACTION_MILLIS}), ${Math.round(Math.max(...all))} ms at most`,
  )
}

/** The smallest category of a store that has more than a thousand products, and how many it has. */
async function findLargeCategory(address, storeId) {
  const api = `${address}/itxrest/2/catalog/store/${storeId}/2${storeId.slice(1)}`
  // The first question for a store's products fills it, which takes longer than one question waits.
  const json = async (path, tries = 60) => {
    const answer = await fetch(api + path)
    if (answer.status === 504 && tries > 1) return json(path, tries - 1)
    if (!answer.ok) throw new Error(`${api}${path} answers ${answer.status}: ${await answer.text()}`)
    return answer.json()
  }
  const all = []
  const gather = (categories) => categories.forEach((category) => (all.push(category), gather(category.subcategories)))
  gather((await json("/category?appId=1&withNumberOfProducts=true")).categories)
  const counted = []
  for (const category of all)
    counted.push({ category, total: (await json(`/category/${category.id}/product?appId=1`)).totalCount })
  const found = counted.filter(({ total }) => total > LARGE_CATEGORY_SIZE).toSorted((a, b) => a.total - b.total)[0]
  if (found === undefined)
    throw new Error(
      `Store ${storeId} has no category of ${LARGE_CATEGORY_SIZE} products: ${counted.map(({ total }) => total).join(", ")}`,
    )
  return {
    path: `/${storeId}/${encodeURIComponent(found.category.categoryUrl)}-n${found.category.seoId}`,
    total: found.total,
  }
}

/** One shopper who leafs on, scrolls through the page, opens a product in its middle and comes back. */
async function measurePagination(address) {
  const { context, page, press } = await customer()
  await page.goto(address)
  await hydrated(page)
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  const next = page.locator("nav a[rel=next]")
  await next.scrollIntoViewIfNeeded()
  const nextPage = await press(next, () => page.waitForURL(/[?&]page(Number)?=2/))
  // The address changes before the page is drawn, and a press of a product of the page before would be none of this
  // one's.
  await page.locator("nav ol a[aria-current=page]", { hasText: "2" }).waitFor()
  const longest = await page.evaluate(async () => {
    scrollTo(0, 0)
    let [worst, last] = [0, performance.now()]
    for (let top = 0; top < document.body.scrollHeight - innerHeight; top += 120) {
      scrollTo(0, top)
      const now = await new Promise((resolve) => requestAnimationFrame(() => resolve(performance.now())))
      worst = Math.max(worst, now - last)
      last = now
    }
    return worst
  })
  const product = page.locator("main li a:has(img)").nth(12)
  await product.scrollIntoViewIfNeeded()
  const left = await page.evaluate(() => scrollY)
  await product.tap()
  await page.waitForURL(/-l[0-9]+/)
  await page.waitForLoadState("networkidle")
  await page.goBack()
  await page.locator("nav a[rel=next]").waitFor()
  await page
    .waitForFunction((before) => Math.abs(scrollY - before) <= 1, left, { timeout: 2_000 })
    .catch(() => undefined)
  const scrollOffset = await page.evaluate((before) => scrollY - before, left)
  await context.close()
  return { "next page": nextPage, "longest frame": longest, scrollOffset }
}

/**
 * A finger that comes down in the middle of something and is lifted. The tool's own tap listens in the page to learn
 * what it hits, and searches the page for it within the press; here it is seen before.
 */
async function touchElement(session, locator) {
  await locator.scrollIntoViewIfNeeded()
  const { x, y, hit } = await locator.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const [x, y] = [left + width / 2, top + height / 2]
    return { x, y, hit: element.contains(document.elementFromPoint(x, y)) }
  })
  if (!hit) throw new Error(`Something lies over ${locator} at ${x}, ${y}.`)
  await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x, y }] })
  await new Promise((resolve) => setTimeout(resolve, TAP_HOLD_MILLIS))
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] })
}

async function hydrated(page) {
  await page.waitForSelector("html[data-hydrated]", { state: "attached" })
  await page.waitForLoadState("networkidle")
}

/** Somebody with a phone that is slower than this machine. */
async function customer() {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_THROTTLING_RATE })
  await page.addInitScript(() => {
    window.presses = []
    new PerformanceObserver((list) =>
      window.presses.push(
        ...list
          .getEntries()
          .filter(({ interactionId }) => interactionId > 0)
          .map(({ duration }) => duration),
      ),
    ).observe({ type: "event", durationThreshold: 16, buffered: true })
  })
  /** Presses, waits for what follows, and tells the longest event; one too short to be told took 16 ms at most. */
  const press = async (locator, waitForResult) => {
    await page.waitForLoadState("networkidle")
    await page.evaluate(
      (quiet) =>
        new Promise((resolve) => requestAnimationFrame(() => setTimeout(() => requestIdleCallback(resolve), quiet))),
      PAUSE_MILLIS,
    )
    await page.evaluate(() => void (window.presses.length = 0))
    await touchElement(session, locator)
    await waitForResult()
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100))))
    return Math.max(16, ...(await page.evaluate(() => window.presses)))
  }
  return { context, page, press }
}

/** One shopper's presses, each with the longest time that one of its events took. */
async function visit(pages) {
  const { context, page, press } = await customer()
  const open = async (path) => {
    await page.goto(shop.address + path)
    await hydrated(page)
  }
  const times = {}
  await open(pages.category)
  const sheet = page.locator("[popover]:popover-open")
  times["open filters"] = await press(page.locator("main button[popovertarget]").first(), () => sheet.waitFor())
  await sheet.locator("label:has(input[name=colFilter])").first().tap()
  times["apply a filter"] = await press(sheet.locator("button[type=submit]"), () => page.waitForURL(/colFilter=/))
  await open(pages.product)
  times["pick a size"] = await press(page.locator("label:has(input[name=sku]:not(:disabled))").first(), () =>
    page.locator("input[name=sku]:checked").waitFor({ state: "attached" }),
  )
  const drawer = page.locator("dialog[open]")
  times["add to cart"] = await press(page.locator("main form button[type=submit]").first(), () =>
    drawer.locator("li").first().waitFor(),
  )
  // The second time the cart is known: the drawer opens with the press, before the shop has answered.
  await drawer.locator("header button").tap()
  await drawer.waitFor({ state: "detached" })
  times["open drawer"] = await press(page.locator("main form button[type=submit]").first(), () =>
    drawer.locator("li").first().waitFor(),
  )
  await context.close()
  return times
}
