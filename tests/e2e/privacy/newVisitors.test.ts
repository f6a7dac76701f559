import { expect, it } from "vitest"
import { visitor } from "../support/openBrowser.ts"
import { openSharedFront } from "../support/openSharedFront.ts"

const { shop, browser } = await openSharedFront()

/** Options of no other visitor, whose browser the second one here would get. */
const OPTIONS = { locale: "eo" }

it("A visitor in the browser of an earlier one has the cached files, but no cookie and no storage", async () => {
  const origins = [shop.address, shop.address.replace("127.0.0.1", "localhost")]
  const first = await visitor(browser, OPTIONS)
  const accepted = await first.context.cookies()
  for (const origin of origins) {
    await first.page.goto(`${origin}/robots.txt`)
    await first.page.evaluate(async () => {
      document.cookie = "left=1; max-age=3600"
      localStorage.setItem("left", "1")
      sessionStorage.setItem("left", "1")
      await caches.open("left")
      await new Promise((resolve) => (indexedDB.open("left").onsuccess = resolve))
    })
  }
  await first.close()
  const second = await visitor(browser, OPTIONS)
  expect(second.context).toBe(first.context)
  expect(await second.context.cookies()).toEqual(accepted)
  for (const origin of origins) {
    await second.page.goto(`${origin}/robots.txt`)
    expect(
      await second.page.evaluate(async () => [
        document.cookie.includes("left"),
        localStorage.length + sessionStorage.length,
        await caches.keys(),
        await indexedDB.databases(),
        performance.getEntriesByType("navigation").map((entry) => "transferSize" in entry && entry.transferSize),
      ]),
    ).toEqual([false, 0, [], [], [0]])
  }
  await second.close()
})
