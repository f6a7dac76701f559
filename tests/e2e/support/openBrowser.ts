import { existsSync } from "node:fs"
import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core"
import { chromium } from "playwright-core"
import { onTestFailed } from "vitest"
import { consentCookie } from "../../../domain/consent/brandCookies.ts"
import { ALL_ALLOWED, writeConsentChoice } from "../../../domain/consent/ConsentChoice.ts"

/** Time limit of a step on a busy machine, in milliseconds. */
const TIMEOUT_MILLIS = 60_000
/** Chromium's headless shell, which is preferred: the same engine for half the CPU time. */
const SMALL = "/usr/bin/chromium-headless-shell"
const WHOLE = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"]

/** Resolves no other host. A browser option, because request interception would disable the page's cache. */
const ONLY_THIS_MACHINE = "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost"

/** Generating an image takes the shop longer than rendering a page, and most journeys look at none. */
const WITHOUT_PICTURES = "--blink-settings=imagesEnabled=false"

/**
 * For reads outside a page: they may use a connection of an earlier visit that the shop closes in the same moment. A
 * browser repeats such a read too.
 */
export const RETRIED = { maxRetries: 1 }

declare global {
  /** Browsers of this worker by their start options. */
  var workerBrowsers: Map<string, Promise<Browser>>
  /** Contexts that earlier visitors of this worker have left. */
  var leftContexts: LeftContext[]
}

interface LeftContext {
  readonly context: BrowserContext
  /** Its options as JSON. */
  readonly options: string
}

/** Optional browser features, for the journeys that test them. */
export interface BrowserStart {
  /**
   * Enables the back/forward cache, which only the full browser has; the driver does not detect such a restore, and
   * does not wait for it.
   */
  readonly keepsPages?: boolean
  /** Loads images; otherwise their places stay empty. */
  readonly showsPictures?: boolean
}

/**
 * The machine's Chromium, headless. Files of a worker share one per kind of start, because starting one takes 0.8 s of
 * CPU time; visitors are separate contexts. Fails with an installation hint when there is none.
 */
export async function openBrowser(start: BrowserStart = {}): Promise<Browser> {
  const kind = JSON.stringify(start)
  const running = await workerBrowsers.get(kind)
  if (running?.isConnected() === true) return running
  const starting = launch(start)
  workerBrowsers.set(kind, starting)
  return starting
}

/** Ends the visits of a file that are still open. The browser itself ends with the worker. */
export async function closeVisits(browser: Browser): Promise<void> {
  const left = new Set(leftContexts.map(({ context }) => context))
  await Promise.all(browser.contexts().map((context) => (left.has(context) ? undefined : context.close())))
}

async function launch({ keepsPages = false, showsPictures = false }: BrowserStart): Promise<Browser> {
  const candidates = [process.env["CHROMIUM_PATH"], ...(keepsPages ? [] : [SMALL]), ...WHOLE]
  const executablePath = candidates.find((path) => path !== undefined && existsSync(path))
  if (executablePath === undefined)
    throw new Error("These tests need Chromium: install it (Debian: apt-get install chromium), or set CHROMIUM_PATH.")
  return chromium.launch({
    executablePath,
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      "--no-first-run",
      ONLY_THIS_MACHINE,
      ...(showsPictures ? [] : [WITHOUT_PICTURES]),
    ],
    ...(keepsPages ? { ignoreDefaultArgs: ["--disable-back-forward-cache"] } : {}),
  })
}

/** The choice of a visitor who accepted all cookies, for every brand on the hosts of the tests' shops. */
const ACCEPTED_COOKIES = ["127.0.0.1", "localhost"].flatMap((domain) =>
  ["1", "2", "3", "4", "5", "6", "7", "8"].map((brandId) => ({
    name: consentCookie(brandId),
    value: encodeURIComponent(writeConsentChoice({ groups: ALL_ALLOWED, version: "1", at: 1_795_752_000_000 })),
    domain,
    path: "/",
  })),
)

/** What a visit may do with its context, which the next visitor gets: nothing that stays. */
type SharedContext = Pick<BrowserContext, "addCookies" | "clearCookies" | "cookies" | "newPage" | "storageState">

/** Unexpected messages of a page: console errors, uncaught errors, policy violations. */
export interface WatchedPage<Context = SharedContext> {
  readonly context: Context
  readonly page: Page
  readonly complaints: readonly string[]
  readonly close: () => Promise<void>
}

/**
 * A new visitor with reduced motion unless `options` override it: animations are rendered sixty times a second, in
 * software. The visitor has accepted all cookies, since only the journeys of consent test the banner. Only the shop
 * itself is reachable, so that a test never depends on the network.
 *
 * The browser of a visitor who has left is used again, without its cookies and storage but with its cached scripts and
 * style sheets: to load them again takes half of the CPU time of a visit.
 */
export async function visitor(
  browser: Browser,
  options: Omit<BrowserContextOptions, "storageState"> = {},
  cookieChoice: CookieChoice = "accepted",
): Promise<WatchedPage> {
  const key = JSON.stringify(options)
  const left = takeLeftContext(browser, key)
  const context = left ?? (await newContext(browser, options))
  const page = await context.newPage()
  if (left !== undefined) await clearStorage(context, page)
  return {
    ...(await watchedPage(context, page, cookieChoice)),
    close: async () => {
      await Promise.all(context.pages().map((one) => one.close()))
      leftContexts.push({ context, options: key })
    },
  }
}

/**
 * The same with a browser context of its own and empty caches, for a test that measures first loads or changes the
 * context for good: by initial scripts, exposed functions, routes, listeners or its clock.
 */
export async function firstTimeVisitor(
  browser: Browser,
  options: BrowserContextOptions = {},
  cookieChoice: CookieChoice = "accepted",
): Promise<WatchedPage<BrowserContext>> {
  const context = await newContext(browser, options)
  return {
    ...(await watchedPage(context, await context.newPage(), cookieChoice)),
    context,
    close: () => context.close(),
  }
}

type CookieChoice = "accepted" | "none"

async function newContext(browser: Browser, options: BrowserContextOptions): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    reducedMotion: "reduce",
    ...options,
  })
  context.setDefaultTimeout(TIMEOUT_MILLIS)
  return context
}

function takeLeftContext(browser: Browser, options: string): BrowserContext | undefined {
  const index = leftContexts.findIndex(
    (left) => left.options === options && left.context.browser() === browser && !left.context.isClosed(),
  )
  return leftContexts.splice(index, index === -1 ? 0 : 1)[0]?.context
}

/** Removes cookies and the storage of every origin. */
async function clearStorage(context: BrowserContext, page: Page): Promise<void> {
  const session = await context.newCDPSession(page)
  await session.send("Storage.clearDataForOrigin", { origin: "*", storageTypes: "all" })
  await session.detach()
}

/**
 * The browser's warning some seconds after a page was loaded in which a link was hovered or focused, which preloads the
 * sheets of its target, and was not followed: whether a journey is that slow depends on the machine.
 */
const LATE_SHEET = /\.css was preloaded using link preload but not used within/

async function watchedPage(
  context: BrowserContext,
  page: Page,
  cookieChoice: CookieChoice,
): Promise<Omit<WatchedPage, "close">> {
  if (cookieChoice === "accepted") await context.addCookies(ACCEPTED_COOKIES)
  const complaints: string[] = []
  page.on("pageerror", (error) => complaints.push(`uncaught: ${error.message}`))
  page.on("console", (message) => {
    if (LATE_SHEET.test(message.text())) return
    if (message.type() === "error" || message.type() === "warning")
      complaints.push(
        `${message.type()}: ${message.text()}` +
          `${message.text().startsWith("Failed to load") ? ` ${message.location().url}` : ""}`,
      )
  })
  onTestFailed(() => printPageState(page, complaints))
  return { context, page, complaints }
}

/** Prints the page's address, text and errors at the moment of the failure. */
async function printPageState(page: Page, complaints: readonly string[]): Promise<void> {
  const text = await page
    .locator("body")
    .innerText({ timeout: 5_000 })
    .catch((error: unknown) => String(error))
  process.stderr.write(
    `\nThe page at the failure: ${page.url()}\n${text.replaceAll(/\s+/g, " ").slice(0, 1_500)}\n` +
      `${complaints.join("\n")}\n`,
  )
  await page.context().close()
}
