// Measures the latency from a tap to the next frame with its result, with the CPU throttled to a quarter of this
// machine: open the filters, apply one, pick a size, add to the cart, and add again, which opens the drawer
// immediately. In a category of more than a thousand products it measures the next page, the longest frame while
// scrolling, and the scroll position after returning from a product. First it drags a map of 2,000 places. Each tap
// waits until the page is idle. A tap is a touch and a release; the browser measures both. The measuring tool adds no
// work to a tap. Prints the median of the rounds; the limit is 100 ms. Before the taps it measures what telemetry and
// consent cost the home and product page before a choice: at most 3 kB (gzip), and no blocking time.
//
// The first interaction of a visit is measured with an empty cache and 150 ms round trips: the time until something is
// visible and until the result is there, serial round trips, bytes and requests; and the CPU time of each page's
// longest task. `--first` measures only that; `--before=FOLDER` measures the build of another folder in the same run.
import { chromium } from "playwright-core"
import { ensureBuilt } from "./lifecycle/ensureBuilt.mjs"
import { CHROMIUM_FLAGS, findChromium } from "./lifecycle/findChromium.mjs"
import { ROOT } from "./lifecycle/root.mjs"
import { runBuiltShop } from "./lifecycle/runBuiltShop.mjs"
import { showcasePages } from "./lifecycle/showcasePages.mjs"
import { measureFirstInteraction, measureLongestTasks } from "./testing/measureFirstInteraction.mjs"
import { measureMapPanning } from "./testing/measureMapPanning.mjs"
import { measureTelemetryCost } from "./testing/measureTelemetryCost.mjs"
import { startTracedBrowser } from "./testing/tracedBrowser.mjs"

const ROUNDS = Number(process.argv.find((argument) => argument.startsWith("--rounds="))?.slice(9) ?? 9)
const CPU_THROTTLING_RATE = 4
const MAX_INTERACTION_MILLIS = 100
/** Minimum time between two taps of a user. */
const PAUSE_MILLIS = 300
/** Minimum duration of a tap: work that the browser starts on touch can finish before the release. */
const TAP_HOLD_MILLIS = 60
const STORES = { "left to right": "10000001", "right to left": "10000966" }

/** A drag follows the pointer from this rate on. */
const MIN_FRAMES_PER_SECOND = 30
/** What telemetry and consent may cost before a choice, in bytes (gzip -9). */
const MAX_TELEMETRY_BYTES = 3_000
/** A difference of blocking time below this is noise of the machine, in milliseconds at a quarter of its speed. */
const BLOCKING_NOISE_MILLIS = 50

/** Serial round trips, and bytes of compressed bodies, until the result of a first press. */
const MAX_ROUND_TRIPS = 2
const MAX_NAVIGATION_BYTES = 60_000
/** CPU time of a task at a quarter of this machine's speed, in milliseconds. */
const MAX_TASK_MILLIS = 50
const BEFORE = process.argv.find((argument) => argument.startsWith("--before="))?.slice(9)

await ensureBuilt(ROOT)
const LARGE_CATEGORY_SIZE = 1_000
const shop = await runBuiltShop(ROOT)
const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS })
let isOverBudget = false
if (BEFORE !== undefined) await reportFirstInteraction("before", BEFORE)
isOverBudget ||= await reportFirstInteraction("now", ROOT)
if (process.argv.includes("--first")) {
  await browser.close()
  await shop.close()
  process.exit(isOverBudget ? 1 : 0)
}
const { framesPerSecond, longestFrame } = await measureMapPanning(browser, ROOT, CPU_THROTTLING_RATE)
isOverBudget ||= framesPerSecond < MIN_FRAMES_PER_SECOND
console.log(
  `panning a map of 2,000 places: ${framesPerSecond} frames per second (≥ ${MIN_FRAMES_PER_SECOND}), ` +
    `${longestFrame} ms at most`,
)
try {
  const { home, product } = await showcasePages(shop.address)
  const options = { root: ROOT, rounds: ROUNDS, cpuThrottlingRate: CPU_THROTTLING_RATE }
  for (const cost of await measureTelemetryCost(browser, shop.address, { home, product }, options)) {
    const bytes = cost.scripts + cost.markup
    const blocking = Math.round(cost.blockedWith - cost.blockedWithout)
    isOverBudget ||= bytes > MAX_TELEMETRY_BYTES || blocking > BLOCKING_NOISE_MILLIS
    console.log(
      `telemetry and consent before a choice, ${cost.name}: ${bytes} bytes (≤ ${MAX_TELEMETRY_BYTES}; ` +
        `${cost.scripts} of scripts, ${cost.markup} of markup), ${blocking} ms more blocking time ` +
        `(${Math.round(cost.blockedWith)} and ${Math.round(cost.blockedWithout)} ms)`,
    )
  }
  for (const [direction, storeId] of Object.entries(STORES)) {
    const pages = await showcasePages(shop.address, storeId)
    const times = { "open filters": [], "apply a filter": [], "pick a size": [], "add to cart": [], "open drawer": [] }
    // The first round generates the pictures and is not counted.
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
      `${direction}, ${list.total}: back from a product of its second page, ` +
        `${Math.max(...scrollOffsets)} px from where it was left, at most (≤ 1)`,
    )
  }
} finally {
  await browser.close()
  await large.close()
}
process.exit(isOverBudget ? 1 : 0)

/** Prints the figures of the first interaction of a build; returns whether one is over its budget. */
async function reportFirstInteraction(when, root) {
  let isOver = false
  const built = await runBuiltShop(root)
  const traced = await startTracedBrowser()
  try {
    for (const [direction, storeId] of Object.entries(STORES)) {
      const pages = await showcasePages(built.address, storeId)
      const options = { rounds: ROUNDS, rate: CPU_THROTTLING_RATE }
      for (const [name, of] of Object.entries(await measureFirstInteraction(browser, built.address, pages, options))) {
        const isNavigation = name !== "add to cart"
        isOver ||=
          of.roundTrips > MAX_ROUND_TRIPS ||
          (isNavigation ? of.bytes > MAX_NAVIGATION_BYTES : of.visible > MAX_INTERACTION_MILLIS)
        console.log(
          `${when}, ${direction}, first ${name}: visible after ${Math.round(of.visible)} ms` +
            `${isNavigation ? "" : ` (≤ ${MAX_INTERACTION_MILLIS})`}, complete after ${Math.round(of.shown)} ms in ` +
            `${of.roundTrips} serial round trips (≤ ${MAX_ROUND_TRIPS}), ${of.requests} requests, ${of.bytes} bytes` +
            `${isNavigation ? ` (≤ ${MAX_NAVIGATION_BYTES})` : ""}, ${of.headerBytes} of headers, ` +
            `${of.imageBytes} of images`,
        )
      }
      for (const [name, path] of Object.entries(pages)) {
        const [longest] = await measureLongestTasks(traced, built.address + path, options)
        isOver ||= longest.millis > MAX_TASK_MILLIS
        console.log(
          `${when}, ${direction}, ${name}: longest task ${Math.round(longest.millis)} ms of CPU time ` +
            `(≤ ${MAX_TASK_MILLIS}), ${longest.steps.join(", ")}`,
        )
      }
    }
  } finally {
    await traced.close()
    await built.close()
  }
  return isOver
}

function report(where, name, all) {
  const median = all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)]
  isOverBudget ||= median > MAX_INTERACTION_MILLIS
  console.log(
    `${where.padEnd(20)} ${name.padEnd(15)} ${String(Math.round(median)).padStart(4)} ms ` +
      `median of ${all.length} (≤ ${MAX_INTERACTION_MILLIS}), ${Math.round(Math.max(...all))} ` +
      "ms at most",
  )
}

/** Returns the smallest category with more than a thousand products, and its size. */
async function findLargeCategory(address, storeId) {
  const api = `${address}/itxrest/2/catalog/store/${storeId}/2${storeId.slice(1)}`
  // The first request for a store's products fills the store, which takes longer than the request's timeout.
  const json = async (path, tries = 60) => {
    const answer = await fetch(api + path)
    if (answer.status === 504 && tries > 1) return json(path, tries - 1)
    if (!answer.ok) throw new Error(`${api}${path} responded with ${answer.status}: ${await answer.text()}`)
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
      `Store ${storeId} has no category of ${LARGE_CATEGORY_SIZE} products: ` +
        `${counted.map(({ total }) => total).join(", ")}`,
    )
  return {
    path: `/${storeId}/${encodeURIComponent(found.category.categoryUrl)}-n${found.category.seoId}`,
    total: found.total,
  }
}

/** Goes to the next page, scrolls, opens a product and goes back. */
async function measurePagination(address) {
  const { context, page, press } = await customer()
  await page.goto(address)
  await hydrated(page)
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  const next = page.locator("nav a[rel=next]")
  await next.scrollIntoViewIfNeeded()
  const nextPage = await press(next, () => page.waitForURL(/[?&]page(Number)?=2/))
  // The address changes before the new page is rendered; a tap could still hit a product of the old page.
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
 * Touches and releases the centre of an element. Playwright's own tap runs a hit test in the page during the tap; this
 * function runs it before.
 */
async function touchElement(session, locator) {
  await locator.scrollIntoViewIfNeeded()
  const { x, y, hit } = await locator.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const [x, y] = [left + width / 2, top + height / 2]
    return { x, y, hit: element.contains(document.elementFromPoint(x, y)) }
  })
  if (!hit) throw new Error(`Another element covers ${locator} at ${x}, ${y}.`)
  await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x, y }] })
  await new Promise((resolve) => setTimeout(resolve, TAP_HOLD_MILLIS))
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] })
}

async function hydrated(page) {
  await page.waitForSelector("html[data-hydrated]", { state: "attached" })
  await page.waitForLoadState("networkidle")
}

/** Opens a page on an emulated, throttled phone. */
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
  /**
   * Taps, waits for the result, and returns the longest event in milliseconds. Unreported events took at most 16 ms.
   */
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

/** Runs all interactions of one visit and returns the longest event of each, in milliseconds. */
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
  // The cart is already loaded: the drawer opens before the response.
  await drawer.locator("header button").tap()
  await drawer.waitFor({ state: "detached" })
  times["open drawer"] = await press(page.locator("main form button[type=submit]").first(), () =>
    drawer.locator("li").first().waitFor(),
  )
  await context.close()
  return times
}
