/** A slow mobile network: milliseconds per round trip, and bytes per second (1.6 Mbit/s). */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true }
/** Minimum duration of a touch. */
const TOUCH_MILLIS = 60
/** After the result the page may still fetch what is below the first screen. */
const RESULT_TIMEOUT_MILLIS = 20_000
/** What a page does after hydration, when it is idle. */
const QUIET_MILLIS = 1_500

/**
 * Measures the first press of a visit on an emulated slow phone with an empty cache: what a customer sees and when, and
 * the network log from touch to result: bytes of compressed bodies and of HTTP/1.1 headers, requests, and serial round
 * trips, the longest chain of requests of which each was sent after the response to the one before. Images are counted
 * on their own. The visitor sends a privacy signal: telemetry, which starts 2 s after hydration, belongs to no press.
 * Returns the medians of `rounds`; the first fills the server's caches and is not counted.
 */
export async function measureFirstInteraction(browser, address, { home, category, product }, { rounds, rate }) {
  const scenarios = {
    "add to cart": {
      path: product,
      // Chosen by script, so that nothing announces the press.
      prepare: (page) => page.evaluate(() => document.querySelector("main input[name=sku]:not(:disabled)").click()),
      target: "main form button[type=submit]",
      visible: "dialog[open]",
      shown: "dialog[open] li",
    },
    "home to category": {
      path: home,
      prepare: (page) => page.evaluate(() => (document.querySelector("header nav details").open = true)),
      target: `header nav a[href$="${category}"]`,
      visible: "[data-pressed], main[aria-busy]",
      shown: "main ul li article",
      until: category,
    },
    "category to product": {
      path: category,
      target: "main li article p a",
      visible: "[data-preview], [data-pressed], main[aria-busy]",
      shown: "main form button[type=submit]",
      until: "-l",
    },
  }
  const results = {}
  for (const [name, scenario] of Object.entries(scenarios)) {
    const all = []
    for (let round = 0; round <= rounds; round += 1) {
      const result = await pressOnce(browser, address, scenario, rate)
      if (round > 0) all.push(result)
    }
    results[name] = Object.fromEntries(Object.keys(all[0]).map((key) => [key, median(all.map((one) => one[key]))]))
  }
  return results
}

async function pressOnce(browser, address, { path, prepare, target, visible, shown, until }, rate) {
  const context = await browser.newContext(PHONE)
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send("Network.enable")
    await session.send("Network.emulateNetworkConditions", NETWORK)
    await session.send("Emulation.setCPUThrottlingRate", { rate })
    await page.addInitScript(() =>
      Object.defineProperty(Navigator.prototype, "globalPrivacyControl", { get: () => true }),
    )
    await page.addInitScript(watchPress)
    await page.goto(address + path)
    await page.waitForSelector("html[data-hydrated]", { state: "attached" })
    await page.waitForLoadState("networkidle")
    await prepare?.(page)
    const log = networkLog(session)
    const { x, y } = await centreOf(page.locator(target).first())
    await page.evaluate((selectors) => globalThis.pressWatch_.begin(selectors), { visible, shown, until })
    await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x, y }] })
    await new Promise((resolve) => setTimeout(resolve, TOUCH_MILLIS))
    await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] })
    const times = await page.evaluate((limit) => globalThis.pressWatch_.result(limit), RESULT_TIMEOUT_MILLIS)
    const untilShown = log.summary()
    if (process.env.PRINT_REQUESTS !== undefined) log.print()
    return { ...times, ...untilShown }
  } finally {
    await context.close()
  }
}

/**
 * Runs in the page: times from the press until an element is painted, in milliseconds. What is in the document when the
 * press has been handled is painted in the next frame, whose time the browser reports (Event Timing, in steps of 8 ms):
 * a timer would also wait for the scripts that arrive meanwhile. Later elements are timed by the frame after them.
 */
function watchPress() {
  let since
  const found = {}
  let wanted = {}
  let press
  let visibleSince
  new PerformanceObserver((list) => {
    press ??= list.getEntries().find(({ name }) => name === "click")
  }).observe({ type: "event", durationThreshold: 16 })
  const check = () => {
    for (const [name, selector] of Object.entries(wanted)) {
      if (name === "until" || found[name] !== undefined || document.querySelector(selector) === null) continue
      if (name === "shown" && wanted.until !== undefined && !location.href.includes(wanted.until)) continue
      found[name] = Number.NaN
      if (name === "visible") visibleSince = performance.now()
      requestAnimationFrame(() => setTimeout(() => (found[name] = performance.now() - since)))
    }
  }
  globalThis.pressWatch_ = {
    begin: (selectors) => {
      wanted = Object.fromEntries(Object.entries(selectors).filter(([, value]) => value !== undefined))
      addEventListener("touchend", (event) => (since ??= event.timeStamp), { capture: true, passive: true })
      new MutationObserver(check).observe(document, { subtree: true, childList: true, attributes: true })
    },
    result: async (limit) => {
      const start = performance.now()
      while (!(found.shown >= 0) && performance.now() - start < limit) {
        check()
        await new Promise((resolve) => setTimeout(resolve, 20))
      }
      const isAtOnce = visibleSince <= press?.processingEnd
      return { visible: isAtOnce ? press.startTime + press.duration - since : found.visible, shown: found.shown }
    },
  }
}

/** Requests from now on. */
function networkLog(session) {
  const requests = new Map()
  session.on("Network.requestWillBeSent", ({ requestId, request, timestamp, type }) =>
    requests.set(requestId, { url: request.url, method: request.method, type, sent: timestamp }),
  )
  session.on("Network.responseReceived", ({ requestId, response }) =>
    Object.assign(requests.get(requestId) ?? {}, { headers: response.encodedDataLength }),
  )
  session.on("Network.loadingFinished", ({ requestId, timestamp, encodedDataLength }) => {
    const request = requests.get(requestId) ?? {}
    Object.assign(request, { ended: timestamp, bytes: encodedDataLength - (request.headers ?? 0) })
  })
  const ended = (isImage) =>
    [...requests.values()].filter(
      ({ type, ended, url }) => ended !== undefined && url.startsWith("http") && (type === "Image") === isImage,
    )
  const sum = (all, part = "bytes") => Math.round(all.reduce((total, { [part]: size = 0 }) => total + size, 0))
  return {
    summary: () => ({
      roundTrips: longestChain(ended(false)),
      bytes: sum(ended(false)),
      headerBytes: sum(ended(false), "headers"),
      requests: ended(false).length,
      imageBytes: sum(ended(true)),
    }),
    print: () => {
      const all = [...ended(false), ...ended(true)].toSorted((a, b) => a.sent - b.sent)
      for (const { sent, ended, bytes, method, url, type } of all)
        console.log(
          `  ${String(Math.round(1000 * (sent - all[0].sent))).padStart(6)} – ` +
            `${String(Math.round(1000 * (ended - all[0].sent))).padStart(6)} ${String(bytes).padStart(7)} ` +
            `${method} ${type} ${new URL(url).pathname}`,
        )
    },
  }
}

function longestChain(requests) {
  const lengths = new Map()
  for (const request of requests.toSorted((a, b) => a.sent - b.sent)) {
    const before = [...lengths].filter(([{ ended }]) => ended <= request.sent).map(([, length]) => length)
    lengths.set(request, 1 + Math.max(0, ...before))
  }
  return Math.max(0, ...lengths.values())
}

async function centreOf(locator) {
  await locator.scrollIntoViewIfNeeded()
  return locator.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return { x: left + width / 2, y: top + height / 2 }
  })
}

/**
 * Loads a page and returns the CPU time of its longest tasks in milliseconds at `rate`, longest first: until it is
 * idle, and then with the first sign of use, which hydrates its islands. Of several rounds, the one whose longest task
 * is the median; the first round fills the server's caches. `browser` is a traced one (`startTracedBrowser`).
 */
export async function measureLongestTasks(browser, address, { rounds, rate }) {
  const all = []
  for (let round = 0; round <= rounds; round += 1) {
    const tasks = await loadOnce(browser, address, rate)
    if (round > 0) all.push(tasks)
  }
  return all.toSorted(([one], [other]) => one.millis - other.millis)[Math.floor(all.length / 2)]
}

const TRACED = ["toplevel", "devtools.timeline", "disabled-by-default-lighthouse"]

async function loadOnce({ send, on }, address, rate) {
  const { browserContextId } = await send("Target.createBrowserContext")
  const { targetId } = await send("Target.createTarget", { url: "about:blank", browserContextId })
  const { sessionId } = await send("Target.attachToTarget", { targetId, flatten: true })
  const { width, height } = PHONE.viewport
  const metrics = { width, height, deviceScaleFactor: PHONE.deviceScaleFactor, mobile: PHONE.isMobile }
  await send("Emulation.setDeviceMetricsOverride", metrics, sessionId)
  await send("Emulation.setTouchEmulationEnabled", { enabled: PHONE.hasTouch }, sessionId)
  await send("Emulation.setCPUThrottlingRate", { rate }, sessionId)
  await send("Page.enable", {}, sessionId)
  await send("Page.setLifecycleEventsEnabled", { enabled: true }, sessionId)
  const events = []
  const stop = on("Tracing.dataCollected", ({ value }) => events.push(...value))
  try {
    await send("Tracing.start", { transferMode: "ReportEvents", traceConfig: { includedCategories: TRACED } })
    const idle = new Promise((resolve) => {
      const off = on("Page.lifecycleEvent", ({ name }) => name === "networkIdle" && (off(), resolve()))
    })
    await send("Page.navigate", { url: address }, sessionId)
    await idle
    await new Promise((resolve) => setTimeout(resolve, QUIET_MILLIS))
    const touchPoints = [{ x: 2, y: 300 }]
    await send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints }, sessionId)
    await send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] }, sessionId)
    await new Promise((resolve) => setTimeout(resolve, 2 * QUIET_MILLIS))
    const complete = new Promise((resolve) => {
      const off = on("Tracing.tracingComplete", () => (off(), resolve()))
    })
    await send("Tracing.end")
    await complete
    return longestTasks(events, address)
  } finally {
    stop()
    await send("Target.disposeBrowserContext", { browserContextId })
  }
}

/**
 * The CPU times of the longest tasks of the page at an address after its first paint, and the longest steps in them.
 * Before it there is nothing to press, and the browser lays out the whole document, with scripts or without.
 */
function longestTasks(events, address) {
  // The browser's own windows are pages with scripts, too.
  const threads = new Set(
    events
      .filter(({ name, args }) => name === "ParseHTML" && args.beginData?.url === address)
      .map(({ pid, tid }) => `${pid}/${tid}`),
  )
  if (threads.size === 0) throw new Error(`The trace has no page ${address}.`)
  const paint = events.find(({ name, pid, tid }) => name === "firstContentfulPaint" && threads.has(`${pid}/${tid}`))
  if (paint === undefined) throw new Error(`The trace has no paint of ${address}.`)
  const timed = events.filter(({ ph, pid, tid, tdur }) => ph === "X" && tdur > 0 && threads.has(`${pid}/${tid}`))
  return timed
    .filter(({ name, ts }) => name.endsWith("RunTask") && ts >= paint.ts)
    .toSorted((a, b) => b.tdur - a.tdur)
    .slice(0, 6)
    .map((task) => ({
      millis: task.tdur / 1000,
      steps: timed
        .filter(
          ({ name, pid, tid, ts, tdur }) =>
            !name.endsWith("RunTask") &&
            pid === task.pid &&
            tid === task.tid &&
            ts >= task.ts &&
            ts < task.ts + task.dur &&
            tdur > 4_000,
        )
        .map(({ name, tdur }) => `${name} ${Math.round(tdur / 1000)}`),
    }))
}

const median = (all) => all.toSorted((one, other) => one - other)[Math.floor(all.length / 2)]
