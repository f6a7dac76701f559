import { readdir, readFile, rm } from "node:fs/promises"
import { join } from "node:path"
import { gzipSync } from "node:zlib"
import { build } from "vite"

/** Waits for what a page does when it is quiet. */
const QUIET_MILLIS = 3_000
/** A task blocks the page with what it takes beyond this, in milliseconds. */
const LONG_TASK_MILLIS = 50

/** What a page runs of telemetry before a choice, and the same without it. */
const WITHOUT_TELEMETRY = {
  "/ui/app/telemetryBuffer.ts": `
    export const currentMillis = () => 0
    export const telemetryBuffer = () => ({ isEnabled: false, knownCart: {}, take() {}, traceParent() {} })`,
  "/adapters/backend/http/send/observedSend.ts": "export const observedSend = (send) => send",
  "/application/analytics/trackCart.ts": `
    import { void as nothing } from "effect/Effect"
    export const trackAdditions = () => nothing
    export const trackingDifference = (change) => change`,
}
/** Markup of consent and of the picture for browsers without scripts. */
const MARKUP = [
  /<script[^>]*>(?:(?!<\/script>)[^])*C0002(?:(?!<\/script>)[^])*<\/script>/g,
  /<aside class="consent-[^]*?<\/aside>/g,
  /<noscript><img[^>]*page-view\.gif[^>]*><\/noscript>/g,
]

/**
 * Measures what telemetry and consent cost a page before a choice: gzip -9 bytes of scripts in all files that pages
 * fetch, gzip -9 bytes of markup, and the blocking time with and without them in the same run, as medians.
 */
export async function measureTelemetryCost(browser, address, paths, { root, rounds, cpuThrottlingRate }) {
  const scripts = (await clientBytes(root)) - (await clientBytes(root, WITHOUT_TELEMETRY))
  const results = []
  for (const [name, path] of Object.entries(paths)) {
    const html = await (await fetch(address + path, { headers: { accept: "text/html" } })).text()
    const plain = MARKUP.reduce((text, pattern) => text.replaceAll(pattern, ""), html)
    const blocked = { with: [], without: [] }
    // The first round fills the caches and is not counted.
    for (let round = 0; round <= rounds; round += 1)
      for (const kind of ["with", "without"]) {
        const millis = await blockingTime(browser, address + path, kind === "without", cpuThrottlingRate)
        if (round > 0) blocked[kind].push(millis)
      }
    results.push({
      name,
      scripts,
      markup: gzipped(html) - gzipped(plain),
      blockedWith: median(blocked.with),
      blockedWithout: median(blocked.without),
    })
  }
  return results
}

/** gzip -9 bytes of all scripts of a build in which some modules are replaced. */
async function clientBytes(root, replaced = {}) {
  const outDir = join(root, "tests/.artifacts/telemetry-cost")
  await build({
    root,
    logLevel: "error",
    plugins: [
      {
        name: "replaced-modules",
        enforce: "pre",
        load: (id) => replaced[Object.keys(replaced).find((path) => id === root + path)],
      },
    ],
    build: { outDir, emptyOutDir: true },
  })
  try {
    const assets = join(outDir, "assets")
    const files = (await readdir(assets)).filter((name) => name.endsWith(".js"))
    const sizes = await Promise.all(files.map(async (name) => gzipped(await readFile(join(assets, name)))))
    return sizes.reduce((sum, size) => sum + size, 0)
  } finally {
    await rm(outDir, { recursive: true, force: true })
  }
}

/** Sum of what long tasks of a first visit take beyond their limit, in milliseconds. */
async function blockingTime(browser, address, isPlain, rate) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  try {
    const page = await context.newPage()
    if (isPlain)
      await page.route(address, async (route) => {
        const response = await route.fetch()
        // The store has no collector.
        await route.fulfill({ response, body: (await response.text()).replaceAll("TELEMETRY_TOKEN", "NO_COLLECTOR") })
      })
    const session = await context.newCDPSession(page)
    await session.send("Emulation.setCPUThrottlingRate", { rate })
    await page.addInitScript(() => {
      globalThis.tasks_ = []
      new PerformanceObserver((list) =>
        globalThis.tasks_.push(...list.getEntries().map((task) => task.duration)),
      ).observe({ type: "longtask", buffered: true })
    })
    await page.goto(address)
    await page.waitForSelector("html[data-hydrated]", { state: "attached" })
    await page.waitForTimeout(QUIET_MILLIS)
    const tasks = await page.evaluate(() => globalThis.tasks_)
    return tasks.reduce((sum, millis) => sum + Math.max(0, millis - LONG_TASK_MILLIS), 0)
  } finally {
    await context.close()
  }
}

const gzipped = (content) => gzipSync(content, { level: 9 }).length
const median = (all) => all.toSorted((one, other) => one - other)[Math.floor(all.length / 2)]
