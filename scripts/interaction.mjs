// Prints how long a press takes until the next frame shows what it did, on a phone four times slower than this machine: opening
// the filters and applying one, putting a product into the cart, and once more, which opens the drawer at once. The median of the rounds; 100 ms is the bound.
import { chromium } from "playwright-core"
import { ensureBuilt } from "./lifecycle/ensureBuilt.mjs"
import { CHROMIUM_FLAGS, findChromium } from "./lifecycle/findChromium.mjs"
import { runBuiltShop } from "./lifecycle/runBuiltShop.mjs"
import { showcasePages } from "./lifecycle/showcasePages.mjs"

const ROUNDS = Number(process.argv.find((argument) => argument.startsWith("--rounds="))?.slice(9) ?? 9)
const SLOWDOWN = 4
const BOUND_MILLIS = 100
const STORES = { "left to right": "10000001", "right to left": "10000966" }

const root = new URL("..", import.meta.url).pathname
await ensureBuilt(root)
const shop = await runBuiltShop(root)
const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS })
let missed = false
try {
  for (const [direction, storeId] of Object.entries(STORES)) {
    const pages = await showcasePages(shop.address, storeId)
    const times = { "open filters": [], "apply a filter": [], "add to cart": [], "open drawer": [] }
    // The first round draws the pictures and is not counted.
    for (let round = 0; round <= ROUNDS; round += 1) {
      for (const [name, millis] of Object.entries(await visit(pages))) if (round > 0) times[name].push(millis)
    }
    for (const [name, all] of Object.entries(times)) {
      const median = all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)]
      missed ||= median > BOUND_MILLIS
      console.log(`${direction.padEnd(14)} ${name.padEnd(15)} ${String(median).padStart(4)} ms median of ${all.length} (≤ ${BOUND_MILLIS}), ${Math.max(...all)} ms at most`)
    }
  }
} finally {
  await browser.close()
  await shop.close()
}
process.exit(missed ? 1 : 0)

/** One shopper's presses, each with the longest time that one of its events took. */
async function visit(pages) {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN })
  await page.addInitScript(() => {
    window.presses = []
    new PerformanceObserver((list) => window.presses.push(...list.getEntries().filter(({ interactionId }) => interactionId > 0).map(({ duration }) => duration))).observe({ type: "event", durationThreshold: 16, buffered: true })
  })
  const open = async (path) => {
    await page.goto(shop.address + path)
    await page.waitForSelector("html[data-alive]", { state: "attached" })
    await page.waitForLoadState("networkidle")
  }
  /** Presses, waits for what follows, and tells the longest event; one too short to be told took 16 ms at most. */
  const press = async (locator, follows) => {
    await page.evaluate(() => void (window.presses.length = 0))
    await locator.tap()
    await follows()
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100))))
    return Math.max(16, ...await page.evaluate(() => window.presses))
  }
  const times = {}
  await open(pages.category)
  const sheet = page.locator("[popover]:popover-open")
  times["open filters"] = await press(page.locator("main button[popovertarget]").first(), () => sheet.waitFor())
  await sheet.locator("label:has(input[name=colFilter])").first().tap()
  times["apply a filter"] = await press(sheet.locator("button[type=submit]"), () => page.waitForURL(/colFilter=/))
  await open(pages.product)
  await page.locator("label:has(input[name=sku]:not(:disabled))").first().tap()
  const drawer = page.locator("dialog[open]")
  times["add to cart"] = await press(page.locator("main form button[type=submit]").first(), () => drawer.locator("li").first().waitFor())
  // The second time the cart is known: the drawer opens with the press, before the shop has answered.
  await drawer.locator("header button").tap()
  await drawer.waitFor({ state: "detached" })
  times["open drawer"] = await press(page.locator("main form button[type=submit]").first(), () => drawer.locator("li").first().waitFor())
  await context.close()
  return times
}
