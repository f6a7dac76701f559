import type { Page, Route } from "playwright-core"
import { describe, expect, it } from "vitest"
import { callAdminApi } from "../support/callAdminApi.ts"
import { firstTimeVisitor, visitor } from "../support/openBrowser.ts"
import { openFront } from "../support/openFront.ts"
import { CARDS, confirmed, pay, STORES, completeUntilPayment } from "../support/customer.ts"

const { unitedStates } = STORES
const { shop, browser } = await openFront()
await callAdminApi(shop, "screening", { storeId: unitedStates.id, script: "ready" })

/** Records the times at which a purchase was submitted, by the page's own clock. */
function submissionsOf(page: Page): readonly string[] {
  const submissions: string[] = []
  page.on("request", (request) => {
    if (request.url().includes("/asynccheckout")) submissions.push(request.url())
  })
  return submissions
}

describe("A store with fraud screening before payments", () => {
  it("loads its script under the page's own policy, and pays as soon as it reports ready", async () => {
    const { page, complaints, close } = await visitor(browser)
    const submissions = submissionsOf(page)
    const scripts: string[] = []
    page.on("response", (response) => {
      if (response.url().includes("/sandbox/fraud/"))
        scripts.push(`${response.status()} ${response.request().resourceType()}`)
    })
    await completeUntilPayment(page, shop.address, unitedStates)
    await pay(page, CARDS.accepted)
    await confirmed(page)
    expect([scripts, submissions.length, complaints]).toEqual([["200 script"], 1, []])
    await close()
  })

  for (const [what, answer] of Object.entries<(route: Route) => Promise<void>>({
    "is blocked": (route) => route.abort(),
    "is not there": (route) => route.fulfill({ status: 404, contentType: "text/html", body: "Not here." }),
  })) {
    it(`F102 pays once, and at once, where the script ${what}`, async () => {
      const { page, context, close } = await firstTimeVisitor(browser)
      await context.route("**/sandbox/fraud/**", answer)
      const submissions = submissionsOf(page)
      await completeUntilPayment(page, shop.address, unitedStates)
      // Five seconds would never pass.
      await page.clock.install()
      await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000))
      await pay(page, CARDS.accepted)
      await expect.poll(() => submissions.length).toBe(1)
      await page.clock.resume()
      await confirmed(page)
      expect(submissions).toHaveLength(1)
      await close()
    })
  }

  it("F102 waits five seconds for a script that hangs, or throws as it loads, and pays once", async () => {
    const expectPayment = async (answer: (route: Route) => unknown) => {
      const { page, context, complaints, close } = await firstTimeVisitor(browser)
      await context.route("**/sandbox/fraud/**", answer)
      const submissions = submissionsOf(page)
      await completeUntilPayment(page, shop.address, unitedStates)
      await page.clock.install()
      await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000))
      await pay(page, CARDS.accepted)
      await page.clock.runFor(4_900)
      expect(submissions).toHaveLength(0)
      await page.clock.runFor(200)
      await page.clock.resume()
      await confirmed(page)
      expect(submissions).toHaveLength(1)
      await close()
      return complaints
    }
    const throwing = (route: Route) =>
      route.fulfill({ contentType: "text/javascript", body: "throw new Error('The eye is shut.')" })
    const [afterHanging, afterThrowing] = await Promise.all([expectPayment(() => undefined), expectPayment(throwing)])
    expect([afterHanging, afterThrowing]).toEqual([[], ["uncaught: The eye is shut."]])
  })
})
