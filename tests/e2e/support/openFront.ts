import type { Browser } from "playwright-core"
import { afterAll } from "vitest"
import { openBrowser } from "./openBrowser.ts"
import type { RunningShop } from "./runShop.ts"
import { runShop } from "./runShop.ts"

/** A shop of its own and a browser for the sentences of one file; both end with it. */
export async function openFront(...settings: Parameters<typeof runShop>): Promise<{ readonly shop: RunningShop; readonly browser: Browser }> {
  const [shop, browser] = await Promise.all([runShop(...settings), openBrowser()])
  afterAll(async () => {
    await browser.close()
    await shop.stop()
  })
  return { shop, browser }
}
