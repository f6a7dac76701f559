import type { ElementHandle, Locator, Page } from "playwright-core"
import { describe, expect, it } from "vitest"
import { visitor } from "../support/openBrowser.ts"
import { openSharedFront } from "../support/openSharedFront.ts"
import type { StoreVisit } from "../support/customer.ts"
import { addToCart, hydrated, fillDelivery, logIn, openProduct, STORES } from "../support/customer.ts"
import { storesOfToday } from "../support/storesOfToday.ts"

/** Space around a control in which its outline is drawn, in pixels. */
const OUTLINE_PX = 8

const { shop, browser } = await openSharedFront()

/** A screenshot of a part of the page with its outline, without a pointer on it. */
async function look(page: Page, part: Locator | ElementHandle, margin = OUTLINE_PX): Promise<string> {
  await page.mouse.move(0, 0)
  let box = { x: 0, y: -1, width: 0, height: 0 }
  // Lists above it are laid out when they come into the viewport, and move it out again.
  await expect
    .poll(async () => {
      await part.scrollIntoViewIfNeeded()
      box = (await part.boundingBox()) ?? box
      return box.y >= 0 && box.y + box.height <= (page.viewportSize()?.height ?? 0)
    })
    .toBe(true)
  const { x, y, width, height } = box
  const [left, top] = [Math.max(0, x - margin), Math.max(0, y - margin)]
  const picture = await page.screenshot({
    clip: { x: left, y: top, width: x + width + margin - left, height: y + height + margin - top },
  })
  return picture.toString("base64")
}

/** The same once it stands still: lists are laid out when they come into the viewport. */
async function lookAtRest(page: Page, part: Locator | ElementHandle): Promise<string> {
  let seen = await look(page, part)
  await expect.poll(async () => seen === (seen = await look(page, part))).toBe(true)
  return seen
}

/** Removes from a control its state: selected, current, progress, or its marker. Runs in the page. */
function withdraw(control: Element): void {
  for (const name of ["aria-current", "aria-pressed", "aria-selected"]) control.removeAttribute(name)
  if (control instanceof HTMLProgressElement) control.value = 0
  for (const input of control.querySelectorAll<HTMLInputElement>("input:checked")) input.checked = false
  for (const mark of control.querySelectorAll<HTMLElement>(":scope > span[aria-hidden]:empty")) mark.hidden = true
}

/** The controls that look the same without their state. */
async function indistinguishable(page: Page, controls: Readonly<Record<string, Locator>>): Promise<readonly string[]> {
  const silent: string[] = []
  for (const [name, place] of Object.entries(controls)) {
    // The state is part of the locator, which would not find it again.
    const control = await place.elementHandle()
    if (control === null) throw new Error(`There is no ${name}`)
    const withState = await lookAtRest(page, control)
    await place.evaluate(withdraw)
    if (withState === (await look(page, control))) silent.push(name)
  }
  return silent
}

/** The controls that look the same with the keyboard focus and without it. */
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

/** Returns whether an overlay has a border in a colour that differs from its background. */
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

for (const store of storesOfToday([STORES.spain, STORES.saudiArabia])) {
  describe(`With forced colours, in ${store.language}`, () => {
    const inForcedColours = () => visitor(browser, { forcedColors: "active" })

    it("a category shows the current page, the selected view and filters, and the progress of the list", async () => {
      const { page, complaints, close } = await inForcedColours()
      await toCategory(page, store)
      expect(
        await indistinguishable(page, {
          view: page.locator("label:has(input[name=density]:checked)"),
          theme: page.locator("label:has(input[name=theme]:checked)"),
          seen: page.locator("main progress").first(),
          page: page.locator("main nav a[aria-current]").first(),
          "top category": page.locator("header nav summary").first(),
        }),
      ).toEqual([])
      await page.locator("header nav summary").first().click()
      expect(await indistinguishable(page, { category: page.locator("header nav [aria-current]") })).toEqual([])
      await page.locator("header div > details[name=tools] > summary").first().click()
      expect(
        await indistinguishable(page, { language: page.locator("header details[name=tools] a[aria-current]") }),
      ).toEqual([])
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
        await indistinguishable(page, {
          size: size.first(),
          color: sheet.locator("label:has([name=colFilter])").first(),
          order: sheet.locator("label:has([name=order]:checked)"),
        }),
      ).toEqual([])
      expect(complaints).toEqual([])
      await close()
    })

    it("a product shows its selected colour and size, its wishlist state and its fabric colours", async () => {
      const { page, complaints, close } = await inForcedColours()
      await openProduct(page, shop.address, store)
      const swatches = page.locator("main nav a > svg:has(circle)")
      const cloth = async () => Promise.all((await swatches.all()).map((swatch) => look(page, swatch, -8)))
      const forced = await cloth()
      expect(new Set(forced).size).toBeGreaterThan(1)
      await page.emulateMedia({ forcedColors: "none" })
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
      expect(
        await indistinguishable(page, { color: page.locator("main nav a[aria-current=true]"), size, heart }),
      ).toEqual([])
      await page.goto(`${shop.address}/${store.id}/wishlist`)
      await page.locator("main nav button[aria-current]").waitFor()
      expect(
        await indistinguishable(page, {
          list: page.locator("main nav button[aria-current]"),
          "way to the lists": page.locator("header a[aria-current=page]"),
        }),
      ).toEqual([])
      expect(complaints).toEqual([])
      await close()
    })

    it("the search shows the position of the keyboard, in its field and among its suggestions", async () => {
      const { page, complaints, close } = await inForcedColours()
      await toCategory(page, store)
      const word = (await page.locator("main article a").filter({ hasText: /\p{L}/u }).first().innerText()).slice(0, 3)
      await page.locator("header form[role=search], header details:has(input[type=search]) > summary").first().click()
      const field = page.locator("header input[type=search]")
      await field.fill(word)
      await page.locator("header [role=option]").first().waitFor()
      await field.press("ArrowDown")
      expect(await indistinguishable(page, { word: page.locator("header [role=option][aria-selected=true]") })).toEqual(
        [],
      )
      expect(await unseenFocus(page, { field })).toEqual([])
      expect(complaints).toEqual([])
      await close()
    })

    it("the steps from the cart to payment show the current one and the selections", async () => {
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
      expect(await indistinguishable(page, { "way to the cart": page.locator("header a[aria-current=page]") })).toEqual(
        [],
      )
      await page.goto(`${shop.address}/${store.id}/checkout`)
      await fillDelivery(page, store.delivery)
      const selectedOption = page.locator("label:has(input[type=radio]:checked)").first()
      expect(await unseenFocus(page, { way: selectedOption })).toEqual([])
      expect(
        await indistinguishable(page, {
          way: selectedOption,
          step: page.locator("main header:has(> span[aria-hidden]:empty)"),
        }),
      ).toEqual([])
      expect(complaints).toEqual([])
      await close()
    })

    it("the account shows its current section", async () => {
      const { page, complaints, close } = await inForcedColours()
      await logIn(page, shop.address, store)
      await page.goto(`${shop.address}/${store.id}/account`)
      expect(
        await indistinguishable(page, {
          part: page.locator("main nav a[aria-current]"),
          "way to the account": page.locator("header a[aria-current=page]"),
        }),
      ).toEqual([])
      expect(complaints).toEqual([])
      await close()
    })
  })
}
