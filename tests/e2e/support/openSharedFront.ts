import type { Browser } from "playwright-core"
import { afterAll, inject } from "vitest"
import type { BrowserStart } from "./openBrowser.ts"
import { closeVisits, openBrowser } from "./openBrowser.ts"
import type { SharedShop } from "./seededWorld.ts"

/**
 * A browser for the tests of one file, and the shop of the run. Files share it whose customers are new guests and that
 * change no price, stock level or seeded account, and no setting for longer than a test. Its start and first pages take
 * 2 s of CPU time.
 */
export async function openSharedFront(
  browserStart: BrowserStart = {},
): Promise<{ readonly shop: SharedShop; readonly browser: Browser }> {
  const browser = await openBrowser(browserStart)
  afterAll(() => closeVisits(browser))
  return { shop: inject("sharedShop"), browser }
}
