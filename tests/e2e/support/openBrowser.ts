import { existsSync } from "node:fs"
import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core"
import { chromium } from "playwright-core"

const CANDIDATES = [process.env["CHROMIUM_PATH"], "/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"]

/** Starts the machine's Chromium without a window. Fails with what to install when there is none. */
export async function openBrowser(): Promise<Browser> {
  const executablePath = CANDIDATES.find((path) => path !== undefined && existsSync(path))
  if (executablePath === undefined) throw new Error("These tests need Chromium: install it (Debian: apt-get install chromium), or set CHROMIUM_PATH.")
  return chromium.launch({
    executablePath,
    args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--disable-background-networking", "--disable-component-update", "--disable-sync", "--no-first-run"],
  })
}

/** What a page said that it should not have: errors in the console, uncaught errors, failed policies. */
export interface WatchedPage {
  readonly context: BrowserContext
  readonly page: Page
  readonly complaints: readonly string[]
  readonly close: () => Promise<void>
}

/** A fresh visitor. Nothing but the shop itself is reachable, so that a test never depends on the network. */
export async function visitor(browser: Browser, options: BrowserContextOptions = {}): Promise<WatchedPage> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options })
  await context.route((url) => url.hostname !== "127.0.0.1", (route) => route.abort())
  const page = await context.newPage()
  const complaints: string[] = []
  page.on("pageerror", (error) => complaints.push(`uncaught: ${error.message}`))
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") complaints.push(`${message.type()}: ${message.text()}`)
  })
  return { context, page, complaints, close: () => context.close() }
}
