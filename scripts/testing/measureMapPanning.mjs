import { readFile, rm } from "node:fs/promises"
import { join } from "node:path"
import { build } from "vite"

const SECONDS = 3
const STEP_PIXELS = 6
const ORIGIN = "http://map.test"
const TYPES = { ".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml", ".json": "application/json" }

/**
 * Drags the keyless map with 2,000 places for three seconds in a throttled browser. Returns frames per second and the
 * longest frame in milliseconds.
 */
export async function measureMapPanning(browser, root, cpuThrottlingRate) {
  const outDir = join(root, "tests/.artifacts/map")
  await build({
    root: join(root, "tests/bench/map"),
    configFile: false,
    logLevel: "error",
    publicDir: join(root, "public"),
    build: { outDir, emptyOutDir: true, target: "es2022", assetsInlineLimit: 0 },
  })
  const page = await browser.newPage({ viewport: { width: 900, height: 600 } })
  try {
    await page.route(`${ORIGIN}/**`, async (route) => {
      const path = new URL(route.request().url()).pathname
      const file = path === "/" ? "/index.html" : path
      const contentType = TYPES[/\.\w+$/.exec(file)?.[0]] ?? "text/html"
      await route.fulfill({ contentType, body: await readFile(join(outDir, file)) })
    })
    await page.goto(`${ORIGIN}/`)
    await page.waitForSelector("[data-ready]")
    await page.waitForLoadState("networkidle")
    const session = await page.context().newCDPSession(page)
    await session.send("Emulation.setCPUThrottlingRate", { rate: cpuThrottlingRate })
    await page.evaluate(() => {
      globalThis.frames_ = []
      const next = (now) => {
        globalThis.frames_.push(now)
        requestAnimationFrame(next)
      }
      requestAnimationFrame(next)
    })
    const end = Date.now() + SECONDS * 1000
    let isForward = true
    while (Date.now() < end) {
      await page.mouse.move(450, 300)
      await page.mouse.down()
      for (let step = 1; step <= 40 && Date.now() < end; step += 1)
        await page.mouse.move(450 + (isForward ? step : -step) * STEP_PIXELS, 300 + step)
      await page.mouse.up()
      isForward = !isForward
    }
    const frames = await page.evaluate(() => globalThis.frames_)
    const gaps = frames.slice(1).map((at, index) => at - frames[index])
    return {
      framesPerSecond: Math.round((1000 * gaps.length) / (frames.at(-1) - frames[0])),
      longestFrame: Math.round(Math.max(...gaps)),
    }
  } finally {
    await page.close()
    await rm(outDir, { recursive: true, force: true })
  }
}
