import type { Browser } from "playwright-core"
import { afterAll } from "vitest"
import type { BrowserStart } from "./openBrowser.ts"
import { closeVisits, openBrowser } from "./openBrowser.ts"
import type { RunningShop, ShopStart } from "./runShop.ts"
import { runShop } from "./runShop.ts"

/** A shop and a browser for the tests of one file; both end with it. */
export async function openFront(
  shopStart: ShopStart = {},
  browserStart: BrowserStart = {},
): Promise<{ readonly shop: RunningShop; readonly browser: Browser }> {
  const [shop, browser] = await Promise.all([runShop(shopStart), openBrowser(browserStart)])
  afterAll(async () => {
    await closeVisits(browser)
    await shop.stop()
  })
  return { shop, browser }
}
