import type { Page } from "playwright-core"
import { callAdminApi } from "./callAdminApi.ts"
import type { SharedShop } from "./seededWorld.ts"

/** The log lines that the collector of a shop has received. Browsers do not report all requests of a page that ends. */
export async function receivedLogs(shop: SharedShop): Promise<string> {
  const { lines }: { readonly lines: readonly { readonly line: string }[] } = JSON.parse(
    await callAdminApi(shop, "telemetry?kind=log"),
  )
  return lines.map(({ line }) => line).join("\n")
}

/** Ends a page once its telemetry runs, which then sends the last events. */
export async function endPage(page: Page): Promise<void> {
  await page.locator("html[data-telemetry]").waitFor({ state: "attached" })
  await page.goto("about:blank")
}
