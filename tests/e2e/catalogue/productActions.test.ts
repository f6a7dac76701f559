import { join } from "node:path"
import { describe, expect, it } from "vitest"
import { callAdminApi } from "../support/callAdminApi.ts"
import { findMissingSize } from "../support/findItem.ts"
import type { SentMessage } from "../support/mailsTo.ts"
import { mailsTo } from "../support/mailsTo.ts"
import { visitor } from "../support/openBrowser.ts"
import { openSharedFront } from "../support/openSharedFront.ts"
import { accessibilityViolations } from "../support/accessibilityViolations.ts"
import { selvedge } from "../support/selvedge.ts"
import { hydrated, STORES } from "../support/customer.ts"

const { shop, browser } = await openSharedFront()

/** Path and query of the links in a mail: to confirm, and to unsubscribe. */
const linksIn = (mail: SentMessage | undefined) =>
  (mail?.text ?? "")
    .split("\n")
    .filter((line) => /^(?:http|\/)/.test(line))
    .map((line) => new URL(line, shop.address))
    .map(({ pathname, search }) => pathname + search)

describe("A customer whose size is missing", () => {
  it("subscribes with the keyboard alone, right to left, confirms by mail, and gets a mail at restock", async () => {
    const { id } = STORES.saudiArabia
    const { path, missing } = await findMissingSize(shop.address, id)
    const { page, complaints, close } = await visitor(browser, { bypassCSP: true, reducedMotion: "reduce" })
    await page.goto(shop.address + path)
    await hydrated(page)
    await page.locator("main a[href*='stock-notification']").focus()
    await page.keyboard.press("Enter")
    await page.locator("dialog[open] form").waitFor()
    expect(await accessibilityViolations(page)).toEqual([])
    await page.locator(`dialog[open] input[name=sku][value='${missing}']`).focus()
    await page.keyboard.press("Space")
    await page.keyboard.press("Tab")
    await page.keyboard.type("layla@example.org")
    await page.keyboard.press("Tab")
    await page.keyboard.press("Space")
    await page.keyboard.press("Enter")
    await page.locator("dialog[open]").getByText("layla@example.org").waitFor()
    await page.keyboard.press("Escape")
    await page.locator("dialog[open]").waitFor({ state: "detached" })
    expect(await page.evaluate(() => document.activeElement?.getAttribute("href"))).toContain("stock-notification")

    const [yes = ""] = linksIn((await mailsTo(shop, "layla@example.org"))[0])
    await page.goto(shop.address + yes)
    await hydrated(page)
    await page.waitForURL((url) => !url.search.includes("hash") && !url.search.includes("email"))
    expect(await accessibilityViolations(page)).toEqual([])
    await page.locator("main form button[type=submit]").first().focus()
    await page.keyboard.press("Enter")
    await page.locator("main [role=status] h1").waitFor()
    await callAdminApi(shop, "stock", { storeId: id, sku: missing, units: 2 })
    const mails = await mailsTo(shop, "layla@example.org")
    expect(mails).toHaveLength(2)
    expect(linksIn(mails[0])[0]).toMatch(/-l\d+$/)
    expect(complaints).toEqual([])
    await close()
  })

  it("subscribes, confirms and unsubscribes without scripts, and gets no mail then", async () => {
    const { id } = STORES.unitedStates
    const { path, missing } = await findMissingSize(shop.address, id)
    const { page, close } = await visitor(browser, { javaScriptEnabled: false })
    await page.goto(shop.address + path)
    await page.locator("main a[href*='stock-notification']").click()
    await page.locator(`label:has(input[name=sku][value='${missing}'])`).click()
    await page.locator("main input[name=email]").fill("plain@example.org")
    await page.locator("main form button[type=submit]").click()
    await page.locator("main [name=acceptedPolicies][aria-invalid=true]").waitFor({ state: "attached" })
    await page.locator(`label:has(input[name=sku][value='${missing}'])`).click()
    await page.locator("main input[name=email]").fill("plain@example.org")
    await page.locator("input[name=acceptedPolicies]").check()
    await page.locator("main form button[type=submit]").click()
    await page.waitForURL(/outcome=pending/)

    const [yes = "", no = ""] = linksIn((await mailsTo(shop, "plain@example.org"))[0])
    await page.goto(shop.address + yes)
    await page.getByRole("button", { name: "Confirm alert" }).click()
    await page.waitForURL(/outcome=active/)
    await page.goto(shop.address + no)
    await page.getByRole("button", { name: "Cancel alert" }).click()
    await page.waitForURL(/outcome=left/)
    await page.goto(shop.address + no)
    await page.getByRole("button", { name: "Cancel alert" }).click()
    await page.getByRole("heading", { name: "This link has expired" }).waitFor()
    await callAdminApi(shop, "stock", { storeId: id, sku: missing, units: 2 })
    expect(await mailsTo(shop, "plain@example.org")).toHaveLength(1)
    await close()
  })
})

describe("A customer on the move", () => {
  it("finds and reserves the size in a store, and sends the item to a friend; both are accessible", async () => {
    const { id } = STORES.unitedStates
    const { path } = await findMissingSize(shop.address, id)
    const { page, close } = await visitor(browser, { bypassCSP: true, reducedMotion: "reduce", colorScheme: "dark" })
    await page.goto(shop.address + path)
    await hydrated(page)
    await page.locator("label:has(input[name=sku]:not(:disabled))").first().click()
    await page.getByRole("button", { name: "Find in store" }).click()
    await page.locator("dialog[open] li").first().waitFor()
    expect(await accessibilityViolations(page)).toEqual([])
    const liked = (await page.locator("dialog[open] li h3").nth(1).innerText()).trim()
    await page.getByRole("button", { name: `Save as favorite: ${liked}` }).click()
    await page.getByRole("button", { name: `Remove favorite: ${liked}` }).waitFor()
    await page.locator("dialog[open] form button[type=submit]").click()
    await page.locator("dialog[open] li h3").first().filter({ hasText: liked }).waitFor()
    await page
      .getByRole("button", { name: /^Reserve in store/ })
      .first()
      .click()
    await page.locator("[name=fullName]").fill("Ana Prat")
    await page.locator("[name=phoneNumber]").fill("2125550148")
    await page.locator("dialog[open] [name=email]").fill("walker@example.org")
    await page.locator("dialog[open] [name=acceptedPolicies]").check()
    expect(await accessibilityViolations(page)).toEqual([])
    await page.locator("dialog[open] button[type=submit]").click()
    await page.getByText(/Reservation confirmed: \d+/).waitFor()
    expect(await mailsTo(shop, "walker@example.org")).toHaveLength(1)
    await page.keyboard.press("Escape")

    await page.getByRole("button", { name: "Share" }).click()
    await page.locator("dialog[open] [name=recipient]").fill("lea@example.org")
    await page.locator("dialog[open] [name=message]").fill("Would suit you.")
    expect(await accessibilityViolations(page)).toEqual([])
    await page.locator("dialog[open] button[type=submit]").click()
    await page.getByText("Email sent").waitFor()
    expect((await mailsTo(shop, "lea@example.org"))[0]?.text).toContain("Would suit you.")
    await close()
  })

  it("does the same in a terminal", async () => {
    const { missing, there, mfname } = await findMissingSize(shop.address, STORES.spain.id)
    const run = (...words: readonly string[]) =>
      selvedge([
        "--backend",
        shop.address,
        "--store",
        "ES",
        "--state-file",
        join(shop.dataDir, "integrator.json"),
        "--json",
        ...words,
      ])
    expect((await run("restock-alert", "create", missing, "--email", "terminal@example.org")).code).toBe(2)
    expect(
      JSON.parse(
        (await run("restock-alert", "create", missing, "--email", "terminal@example.org", "--accept-privacy")).stdout,
      ),
    ).toMatchObject({ status: "pending" })
    const hash =
      new URL(linksIn((await mailsTo(shop, "terminal@example.org"))[0])[0] ?? "", shop.address).searchParams.get(
        "hash",
      ) ?? ""
    expect(JSON.parse((await run("restock-alert", "confirm", "terminal@example.org", hash)).stdout)).toEqual({
      outcome: "active",
    })
    expect(JSON.parse((await run("restock-alert", "cancel", "terminal@example.org", hash)).stdout)).toEqual({
      outcome: "left",
    })
    const shelves: readonly { readonly catentryId?: string; readonly physicalStore: { readonly id: string } }[] =
      JSON.parse((await run("product", "availability", there)).stdout)
    const place = shelves.find(({ catentryId }) => catentryId !== undefined)
    expect(
      JSON.parse(
        (
          await run(
            "product",
            "reserve",
            there,
            place?.physicalStore.id ?? "",
            "--name",
            "Ana Prat",
            "--phone",
            "600123456",
            "--email",
            "ana@example.org",
            "--accept-privacy",
          )
        ).stdout,
      ),
    ).toMatchObject({ status: "BOOKED" })
    expect(JSON.parse((await run("product", "share", mfname, "lea@example.com", "Te quedaría bien.")).stdout)).toEqual({
      sent: true,
    })
  })
})
