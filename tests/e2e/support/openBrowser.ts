import { existsSync } from "node:fs"
import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core"
import { chromium } from "playwright-core"
import { onTestFailed } from "vitest"

/** How long a step of a journey may take on a machine that does much else. */
const TIMEOUT_MILLIS = 60_000
/** The Chromium without a desktop around it, which comes first: the same engine for half the work. */
const SMALL = "/usr/bin/chromium-headless-shell"
const WHOLE = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"]

/**
 * No other host has an address. Asked of the browser itself: a page whose requests are looked at one by one has no
 * cache.
 */
const ONLY_THIS_MACHINE = "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost"

/** To draw a picture takes the shop longer than to answer a page, and most journeys look at none. */
const WITHOUT_PICTURES = "--blink-settings=imagesEnabled=false"

/** What a browser does besides, for the journeys that are about it. */
export interface BrowserStart {
  /**
   * Keeps a page that is left as it is, and shows it again by the back button, as only the whole browser does; the
   * driver knows of no such return, and waits for none.
   */
  readonly keepsPages?: boolean
  /** Loads pictures; elsewhere their places stay empty. */
  readonly showsPictures?: boolean
}

/** Starts the machine's Chromium without a window. Fails with what to install when there is none. */
export async function openBrowser({ keepsPages = false, showsPictures = false }: BrowserStart = {}): Promise<Browser> {
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

/** What a page said that it should not have: errors in the console, uncaught errors, failed policies. */
export interface WatchedPage {
  readonly context: BrowserContext
  readonly page: Page
  readonly complaints: readonly string[]
  readonly close: () => Promise<void>
}

/**
 * A fresh visitor, who wants things to stand still unless `options` say otherwise: what moves is drawn sixty times a
 * second, by the processor. Nothing but the shop itself is reachable, so that a test never depends on the network.
 */
export async function visitor(browser: Browser, options: BrowserContextOptions = {}): Promise<WatchedPage> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    reducedMotion: "reduce",
    ...options,
  })
  context.setDefaultTimeout(TIMEOUT_MILLIS)
  const page = await context.newPage()
  const complaints: string[] = []
  page.on("pageerror", (error) => complaints.push(`uncaught: ${error.message}`))
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning")
      complaints.push(
        `${message.type()}: ${message.text()}${message.text().startsWith("Failed to load") ? ` ${message.location().url}` : ""}`,
      )
  })
  onTestFailed(() => tellWhereItStands(page, complaints))
  return { context, page, complaints, close: () => context.close() }
}

/** What somebody would have seen who looked over the shopper's shoulder when the test failed. */
async function tellWhereItStands(page: Page, complaints: readonly string[]): Promise<void> {
  const text = await page
    .locator("body")
    .innerText({ timeout: 5_000 })
    .catch((error: unknown) => String(error))
  process.stderr.write(
    `\nThe page at the failure: ${page.url()}\n${text.replaceAll(/\s+/g, " ").slice(0, 1_500)}\n${complaints.join("\n")}\n`,
  )
  await page.context().close()
}
