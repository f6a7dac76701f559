import type { ElementHandle, Locator, Page } from "playwright-core"
import { describe, expect, it } from "vitest"
import { visitor } from "./support/openBrowser.ts"
import { openFront } from "./support/openFront.ts"
import type { StoreVisit } from "./support/customer.ts"
import { addToCart, hydrated, giveDelivery, logIn, openProduct, STORES } from "./support/customer.ts"

/** The room around a control in which its outline is drawn. */
const OUTLINE_PX = 8

const { shop, browser } = await openFront()

/** A part of the page as it is seen, with its outline; nothing is pointed at. */
async function look(page: Page, part: Locator | ElementHandle, margin = OUTLINE_PX): Promise<string> {
  await page.mouse.move(0, 0)
  await part.scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const [left, top] = [Math.max(0, x - margin), Math.max(0, y - margin)]
  const picture = await page.screenshot({
    clip: { x: left, y: top, width: x + width + margin - left, height: y + height + margin - top },
  })
  return picture.toString("base64")
}

/** The same once it stands still: lists are laid out when one comes near them. */
async function lookAtRest(page: Page, part: Locator | ElementHandle): Promise<string> {
  let seen = await look(page, part)
  await expect.poll(async () => seen === (seen = await look(page, part))).toBe(true)
  return seen
}

/**
 * Takes from a control what it says of itself: chosen, current, so far, or what stands in it as a mark. Runs in the
 * page.
 */
function withdraw(control: Element): void {
  for (const name of ["aria-current", "aria-pressed", "aria-selected"]) control.removeAttribute(name)
  if (control instanceof HTMLProgressElement) control.value = 0
  for (const input of control.querySelectorAll<HTMLInputElement>("input:checked")) input.checked = false
  for (const mark of control.querySelectorAll<HTMLElement>(":scope > span[aria-hidden]:empty")) mark.hidden = true
}

/** Which of the controls look the same when they are no longer what they say. */
async function untold(page: Page, controls: Readonly<Record<string, Locator>>): Promise<readonly string[]> {
  const silent: string[] = []
  for (const [name, place] of Object.entries(controls)) {
    // Found by what it says, it would not be found again.
    const control = await place.elementHandle()
    if (control === null) throw new Error(`There is no ${name}`)
    const said = await lookAtRest(page, control)
    await place.evaluate(withdraw)
    if (said === (await look(page, control))) silent.push(name)
  }
  return silent
}

/** Which of the controls look the same with the focus of the keyboard and without it. */
async function unseenFocus(page: Page, controls: Readonly<Record<string, Locator>>): Promise<readonly string[]> {
  const silent: string[] = []
  await page.keyboard.press("Shift")
  for (const [name, control] of Object.entries(controls)) {
    const target = control
      .locator("input")
      .or(control.and(page.locator(":not(label)")))
      .first()
    await target.focus()
    const focused = await lookAtRest(page, control)
    await target.evaluate((element: HTMLElement) => element.blur())
    if (focused === (await look(page, control))) silent.push(name)
  }
  return silent
}

/** Whether what lies above the page has an edge in a colour that its ground does not have. */
const hasEdge = (box: Locator): Promise<boolean> =>
  box.evaluate((element) => {
    const { borderInlineStartWidth, borderInlineStartColor, backgroundColor } = getComputedStyle(element)
    return borderInlineStartWidth !== "0px" && borderInlineStartColor !== backgroundColor
  })

async function toCategory(page: Page, store: StoreVisit): Promise<void> {
  await page.goto(`${shop.address}/${store.id}/`)
  const leaf = await page.locator("header nav details ul ul a").first().getAttribute("href")
  await page.goto(new URL(leaf ?? "", page.url()).href)
  await hydrated(page)
}

for (const [country, store] of [
  ["Spain", STORES.spain],
  ["Saudi Arabia", STORES.saudiArabia],
] as const) {
  describe(`In ${country}, with colours forced by the shopper`, () => {
    const inForcedColours = () => visitor(browser, { forcedColors: "active" })

    it("a category tells where one is, which view and filters are chosen and how much was seen", async () => {
      const { page, complaints, close } = await inForcedColours()
      await toCategory(page, store)
      expect(
        await untold(page, {
          view: page.locator("label:has(input[name=density]:checked)"),
          theme: page.locator("label:has(input[name=theme]:checked)"),
          seen: page.locator("main progress").first(),
          page: page.locator("main nav a[aria-current]").first(),
          "top category": page.locator("header nav summary").first(),
        }),
      ).toEqual([])
      await page.locator("header nav summary").first().click()
      expect(await untold(page, { category: page.locator("header nav [aria-current]") })).toEqual([])
      await page.locator("header div > details[name=tools] > summary").first().click()
      expect(await untold(page, { language: page.locator("header details[name=tools] a[aria-current]") })).toEqual([])
      await page.locator("main button[popovertarget]").first().click()
      const sheet = page.locator("[popover]:popover-open")
      for (const name of ["sizeFilter", "colFilter"]) await sheet.locator(`label:has([name=${name}])`).first().click()
      expect(await hasEdge(sheet)).toBe(true)
      const size = sheet.locator("label:has([name=sizeFilter])")
      expect(
        await unseenFocus(page, {
          "chosen size": size.first(),
          "other size": size.nth(1),
          order: sheet.locator("label:has([name=order])").first(),
          close: sheet.locator("header button"),
          price: sheet.locator("select").first(),
        }),
      ).toEqual([])
      expect(
        await untold(page, {
          size: size.first(),
          color: sheet.locator("label:has([name=colFilter])").first(),
          order: sheet.locator("label:has([name=order]:checked)"),
        }),
      ).toEqual([])
      expect(complaints).toEqual([])
      await close()
    })

    it("a product tells its colour, its size and that it is wished for, and its colours are those of the cloth", async () => {
      const { page, complaints, close } = await inForcedColours()
      await openProduct(page, shop.address, store)
      const swatches = page.locator("main nav a > svg:has(circle)")
      const cloth = async () => Promise.all((await swatches.all()).map((swatch) => look(page, swatch, -8)))
      const forced = await cloth()
      expect(new Set(forced).size).toBeGreaterThan(1)
      await page.emulateMedia({ forcedColors: "None" })
      expect(await cloth()).toEqual(forced)
      await page.emulateMedia({ forcedColors: "active" })
      const size = page.locator("label:has(input[name=sku]:not(:disabled))").first()
      await size.click()
      const heart = page.locator("main button[aria-pressed]").first()
      expect(
        await unseenFocus(page, {
          size,
          heart,
          color: page.locator("main nav a[aria-current=true]"),
          cart: page.locator("header a[href$='/cart']"),
        }),
      ).toEqual([])
      await heart.click()
      await page.locator("main button[aria-pressed=true]").first().waitFor()
      expect(await untold(page, { color: page.locator("main nav a[aria-current=true]"), size, heart })).toEqual([])
      await page.goto(`${shop.address}/${store.id}/wishlist`)
      await page.locator("main nav button[aria-current]").waitFor()
      expect(
        await untold(page, {
          list: page.locator("main nav button[aria-current]"),
          "way to the lists": page.locator("header a[aria-current=page]"),
        }),
      ).toEqual([])
      expect(complaints).toEqual([])
      await close()
    })

    it("the search tells where the keyboard stands, in its field and among its words", async () => {
      const { page, complaints, close } = await inForcedColours()
      await toCategory(page, store)
      const word = (await page.locator("main article a").filter({ hasText: /\p{L}/u }).first().innerText()).slice(0, 3)
      await page.locator("header form[role=search], header details:has(input[type=search]) > summary").first().click()
      const field = page.locator("header input[type=search]")
      await field.fill(word)
      await page.locator("header [role=option]").first().waitFor()
      await field.press("ArrowDown")
      expect(await untold(page, { word: page.locator("header [role=option][aria-selected=true]") })).toEqual([])
      expect(await unseenFocus(page, { field })).toEqual([])
      expect(complaints).toEqual([])
      await close()
    })

    it("the way from the cart to payment tells where one is and what is chosen", async () => {
      const { page, complaints, close } = await inForcedColours()
      await openProduct(page, shop.address, store)
      await addToCart(page)
      await page.locator("dialog[open] a[href$='/checkout']").waitFor()
      expect(await hasEdge(page.locator("dialog[open]"))).toBe(true)
      expect(await hasEdge(page.locator("dialog[open] a[href$='/checkout']"))).toBe(true)
      expect(await hasEdge(page.locator("main form button[type=submit]").first())).toBe(true)
      await page.goto(`${shop.address}/${store.id}/cart`)
      await hydrated(page)
      expect(await hasEdge(page.locator("main a[href$='/checkout']"))).toBe(true)
      expect(await untold(page, { "way to the cart": page.locator("header a[aria-current=page]") })).toEqual([])
      await page.goto(`${shop.address}/${store.id}/checkout`)
      await giveDelivery(page, store.delivery)
      const way = page.locator("label:has(input[type=radio]:checked)").first()
      expect(await unseenFocus(page, { way })).toEqual([])
      expect(await untold(page, { way, step: page.locator("main header:has(> span[aria-hidden]:empty)") })).toEqual([])
      expect(complaints).toEqual([])
      await close()
    })

    it("the account tells which of its parts is shown", async () => {
      const { page, complaints, close } = await inForcedColours()
      await logIn(page, shop.address, store)
      await page.goto(`${shop.address}/${store.id}/account`)
      expect(
        await untold(page, {
          part: page.locator("main nav a[aria-current]"),
          "way to the account": page.locator("header a[aria-current=page]"),
        }),
      ).toEqual([])
      expect(complaints).toEqual([])
      await close()
    })
  })
}
