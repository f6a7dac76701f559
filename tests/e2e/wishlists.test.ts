import { describe, expect, it } from "vitest"
import { findItem } from "./support/findItem.ts"
import { visitor } from "./support/openBrowser.ts"
import { openSharedFront } from "./support/openSharedFront.ts"
import { violationsInThemes } from "./support/accessibilityViolations.ts"
import { addToCart, hydrated, findProduct, logIn, openProduct, STORES } from "./support/customer.ts"

/** Texts that try to run as code, and texts that try to break a page. */
const HOSTILE = [
  "<img src=x onerror=window.wasRun=1>",
  "</script><script>window.wasRun=1</script>",
  '"><svg onload=window.wasRun=1>',
  "=1+1",
  "\u202eright to left",
  "${window.wasRun=1}",
  "W".repeat(256),
] as const

const { id: STORE } = STORES.unitedStates
const HOME = `/${STORE}/`
/** Storage key of a guest's lists on the device. */
const LISTS = `selvedge.wishlists.${STORE}.v1`

const { shop, browser } = await openSharedFront()

describe("A wishlist", () => {
  it("of a guest is stored on the device, saved at login, and there after a reload", async () => {
    const { page, complaints, close } = await visitor(browser)
    await openProduct(page, shop.address, STORES.unitedStates)
    const name = (await page.locator("main h1").first().textContent()) ?? ""
    const heart = page.locator("main article form button[aria-pressed]").first()
    await heart.click()
    await page.locator("main form [role=status]", { hasText: "My list" }).waitFor()
    expect(await heart.getAttribute("aria-pressed")).toBe("true")

    await page.locator("header").getByRole("link", { name: "Wishlists" }).click()
    await page.waitForURL(/\/wishlist$/)
    await page.locator("main li", { hasText: name }).first().waitFor()
    await page.getByText("Saved on this device only").waitFor()

    await logIn(page, shop.address, STORES.unitedStates)
    await page.goto(`${shop.address}${HOME}wishlist`)
    await hydrated(page)
    await page.locator("main li", { hasText: name }).first().waitFor()
    await expect
      .poll(() => page.evaluate((key) => localStorage.getItem(key), `selvedge.wishlists.${STORE}.v1`), {
        timeout: 30_000,
      })
      .toBeNull()
    await page.reload()
    await page.locator("main li", { hasText: name }).first().waitFor()
    // An account without any list returns 404, which the browser logs (S8).
    expect(complaints.filter((line) => !line.includes("404 (Not Found)"))).toEqual([])
    await close()
  })

  it("accepts a quantity and any description, and brings the quantity to the cart", async () => {
    const { page, complaints, close } = await visitor(browser)
    await openProduct(page, shop.address, STORES.unitedStates)
    const name = (await page.locator("main h1").first().textContent()) ?? ""
    await page
      .locator("label:has(input[name=sku]:not(:disabled))")
      .filter({ hasNot: page.locator("span + span") })
      .first()
      .click()
    await page.locator("main article form button[aria-pressed]").first().click()
    await page.locator("main form [role=status]", { hasText: "My list" }).waitFor()
    // Lists with texts that try to escape their context, as another page of the origin may have stored them.
    await page.evaluate(
      ([key, names]) => {
        const storedLists = JSON.parse(localStorage.getItem(key) ?? "{}")
        localStorage.setItem(
          key,
          JSON.stringify({
            ...storedLists,
            lists: [...storedLists.lists, ...names.map((each) => ({ name: each, description: each, items: [] }))],
          }),
        )
      },
      [`selvedge.wishlists.${STORE}.v1`, HOSTILE] as const,
    )
    await page.goto(`${shop.address}${HOME}wishlist`)
    await hydrated(page)
    // The account may already have it without a size.
    const line = page
      .locator("main li", { hasText: name })
      .filter({ has: page.getByRole("button", { name: /^Move to cart/ }) })
    for (let pressed = 0; pressed < 2; pressed += 1)
      await line.getByRole("button", { name: /^Increase quantity of/ }).click()
    await line.locator("output", { hasText: /^3$/ }).waitFor()
    await page.getByText(/^3 items ·/).waitFor()

    const describeAs = async (text: string) => {
      const tool = page.locator("main details", { hasText: "Edit description" })
      if ((await tool.getAttribute("open")) === null) await tool.locator("summary").click()
      await page.getByLabel("Description").fill(text)
      await tool.getByRole("button", { name: "Save" }).click()
    }
    await describeAs("x".repeat(1025))
    await page.locator("main textarea[aria-invalid=true]").waitFor()
    expect(await page.getByLabel("Description").inputValue()).toHaveLength(1025)
    await describeAs(`For June\n${HOSTILE[0] ?? ""}`)
    await page.locator("main section > p", { hasText: "For June" }).waitFor()
    expect(await violationsInThemes(page)).toEqual([])

    await logIn(page, shop.address, STORES.unitedStates)
    await page.goto(`${shop.address}${HOME}wishlist`)
    await hydrated(page)
    for (const words of HOSTILE) {
      await page.locator("main nav button", { hasText: words }).click()
      await page.locator("main section > p bdi", { hasText: words }).waitFor()
    }
    await page.locator("main nav button", { hasText: "My list" }).click()
    await page.locator("main section > p", { hasText: `For June` }).waitFor()
    await line.locator("output", { hasText: /^3$/ }).waitFor()
    await line.getByRole("button", { name: /^Decrease quantity of/ }).click()
    await page.getByText(/^2 items ·/).waitFor()
    await describeAs("For July")
    await page.locator("main section > p", { hasText: "For July" }).waitFor()
    await expect
      .poll(() => page.evaluate((key) => localStorage.getItem(key), `selvedge.wishlists.${STORE}.v1`))
      .toBeNull()

    await page.reload()
    await hydrated(page)
    await page.locator("main section > p", { hasText: "For July" }).waitFor()
    await line.getByRole("button", { name: /^Move to cart/ }).click()
    await page.getByText("1 item moved to your cart").waitFor()
    await page.goto(`${shop.address}${HOME}cart`)
    await page.locator("main li", { hasText: name }).locator("output", { hasText: /^2$/ }).waitFor()
    expect(await page.evaluate("window.wasRun ?? null")).toBeNull()
    expect(complaints.filter((line) => !line.includes("404 (Not Found)"))).toEqual([])
    await close()
  })

  it("F65 imports the single list of older versions once, and reports its unreadable parts", async () => {
    const { page, context, close } = await visitor(browser)
    await openProduct(page, shop.address, STORES.unitedStates)
    const heart = page.locator("main article form button[aria-pressed]").first()
    await heart.click()
    await page.locator("main form [role=status]", { hasText: "My list" }).waitFor()
    const [item] = await page.evaluate(
      (key) => JSON.parse(localStorage.getItem(key) ?? "{}").lists[0].items,
      `selvedge.wishlists.${STORE}.v1`,
    )
    await page.evaluate(
      ([lists, legacy, text]) => {
        localStorage.removeItem(lists)
        localStorage.setItem(legacy, text)
      },
      [
        `selvedge.wishlists.${STORE}.v1`,
        `selvedge.wishlist.${STORE}`,
        JSON.stringify([{ ...item, quantity: 4 }, "junk"]),
      ] as const,
    )
    const tabs = await Promise.all(
      [page, await context.newPage(), await context.newPage()].map(async (tab) => {
        await tab.goto(`${shop.address}${HOME}wishlist`)
        await tab.locator("main output", { hasText: /^4$/ }).waitFor()
        return tab
      }),
    )
    expect(await page.evaluate((key) => localStorage.getItem(key), `selvedge.wishlist.${STORE}`)).toBeNull()
    expect(
      await page.evaluate(
        (key) =>
          JSON.parse(localStorage.getItem(key) ?? "{}").lists.map(
            (list: { readonly name: string; readonly items: readonly unknown[] }) => [list.name, list.items.length],
          ),
        `selvedge.wishlists.${STORE}.v1`,
      ),
    ).toEqual([["MyWishlist", 1]])
    for (const tab of tabs) await tab.getByText("We couldn’t read some of your saved wishlists").waitFor()
    await close()
  })

  it("F61 F62 stays whole on a full device, and beside unreadable data of another tab", async () => {
    const { page, context, complaints, close } = await visitor(browser)
    const heart = page.locator("main article form button[aria-pressed]").first()
    const storedLists = () => page.evaluate((key) => localStorage.getItem(key), LISTS)
    await findProduct(page, shop.address, STORES.unitedStates)
    await hydrated(page)
    await heart.click()
    await page.locator("main form [role=status]", { hasText: "My list" }).waitFor()
    const before = await storedLists()
    await page.goBack()
    await page
      .locator("main article a, main li a")
      .filter({ has: page.locator("img") })
      .nth(2)
      .click()
    await page.waitForURL((url) => /-l\d+/.test(url.pathname))
    await hydrated(page)
    await page.evaluate(() => {
      for (let size = 4_000_000; size >= 1; size = Math.floor(size / 2)) {
        for (let one = 0; one < 3; one += 1) {
          try {
            localStorage.setItem(`f${size}.${one}`, "x".repeat(size))
          } catch {
            break
          }
        }
      }
    })
    await heart.click()
    await page.getByText("Couldn’t save on this device").waitFor()
    expect([await storedLists(), await heart.getAttribute("aria-pressed")]).toEqual([before, "false"])
    await page.evaluate(() =>
      Object.keys(localStorage)
        .filter((key) => /^f\d/.test(key))
        .forEach((key) => localStorage.removeItem(key)),
    )
    const other = await context.newPage()
    await other.goto(`${shop.address}${HOME}`)
    await other.evaluate(
      (key) => localStorage.setItem(key, JSON.stringify({ version: 9, shelves: ["of a newer shop"] })),
      LISTS,
    )
    await other.close()
    await heart.click()
    await page.locator("main form [role=status]", { hasText: "My list" }).waitFor()
    expect(await storedLists()).toContain("My")
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).toContain("of a newer shop")
    await page.goto(`${shop.address}${HOME}wishlist`)
    await page.getByText("We couldn’t read some of your saved wishlists").waitFor()
    expect(complaints).toEqual([])
    await close()
  })

  it("F61 is kept for the visit where the browser blocks storage, and the cart still works", async () => {
    const { page, complaints, close } = await visitor(browser)
    await page.addInitScript(() => {
      for (const name of ["localStorage", "sessionStorage"])
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException("Not here.", "SecurityError")
          },
        })
    })
    await openProduct(page, shop.address, STORES.unitedStates)
    const name = (await page.locator("main h1").first().textContent()) ?? ""
    await page.locator("main article form button[aria-pressed]").first().click()
    await page.locator("main form [role=status]", { hasText: "My list" }).waitFor()
    await addToCart(page)
    await page.locator("dialog[open] li").first().waitFor()
    await page.keyboard.press("Escape")
    await page.locator("header").getByRole("link", { name: "Wishlists" }).click()
    await page.waitForURL(/\/wishlist$/)
    await page.locator("main li", { hasText: name }).first().waitFor()
    await page.locator("header").getByRole("link", { name: "Cart, 1 item" }).waitFor()
    expect(complaints).toEqual([])
    await close()
  })

  it("F227 is made by a heart that is pressed before hydration, which replaces it", async () => {
    const { page, complaints, close } = await visitor(browser)
    await page.route(/page-remainder/, async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, json: { ...Object(await response.json()), digest: "of-another-moment" } })
    })
    await openProduct(page, shop.address, STORES.unitedStates)
    await page
      .locator("main article form button[aria-pressed]")
      .first()
      .evaluate((heart) => {
        if (!(heart instanceof HTMLElement)) return
        heart.dataset["sent"] = ""
        heart.click()
      })
    await page.locator("main form [role=status]", { hasText: "My list" }).waitFor()
    expect(await page.locator("[data-sent]").count()).toBe(0)
    expect(complaints).toEqual([])
    await close()
  })

  it("is offered at the login page by the heart of a guest without scripts", async () => {
    const { path: product } = await findItem(shop.address, STORES.unitedStates.id)
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(`${shop.address}${product}`)
    await page.locator("main article form button[aria-pressed]").first().click()
    await page.waitForURL(/\/login\?.*context=wishlist/)
    expect(new URL(page.url()).searchParams.get("redirectUri")).toContain(product)
    await context.close()
  })
})
