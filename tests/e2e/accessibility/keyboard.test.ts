import type { Locator, Page } from "playwright-core"
import { describe, expect, it } from "vitest"
import { visitor } from "../support/openBrowser.ts"
import { openSharedFront } from "../support/openSharedFront.ts"
import type { StoreVisit } from "../support/customer.ts"
import { hydrated, cardFields, cardForm, CARDS, confirmed, STORES } from "../support/customer.ts"

/** Limit of Tab presses, above the number of tab stops that any page has before the element sought. */
const MOST_STOPS = 120
/** A phone's width, or a desktop's at 400 % zoom. */
const NARROW = { viewport: { width: 320, height: 720 } } as const

const { shop, browser } = await openSharedFront()

/** Position of the focus. */
interface Stop {
  /**
   * The focused element and its index in the document, so that two tab stops differ; empty where the page has no focus.
   */
  readonly name: string
  /** Reason why it is not visible. */
  readonly unseen: readonly string[]
  /** Whether it is a frame, whose document has the actual focus. */
  readonly isFrame: boolean
}

/** The viewport of a document, in its own coordinates. */
interface Window {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** Runs in the page or a frame: it may refer to nothing outside itself. */
function stopInDocument(seenThrough: Window | null): Stop {
  const element = document.activeElement
  if (element === null || element === document.body || !document.hasFocus())
    return { name: "", unseen: [], isFrame: false }
  const isFrame = element instanceof HTMLIFrameElement
  const label = element.getAttribute("aria-label") ?? element.getAttribute("name") ?? element.textContent ?? ""
  const index = [...document.querySelectorAll("*")].indexOf(element)
  const name = `${element.tagName.toLowerCase()} ${index} "${label.trim().slice(0, 40)}"`
  // The visible part of a radio button or checkbox is its label.
  const labels =
    "labels" in element && element.labels instanceof NodeList
      ? [...element.labels].filter((label) => label instanceof Element)
      : []
  const isChoice = element instanceof HTMLInputElement && (element.type === "radio" || element.type === "checkbox")
  // The middle of a link over several lines may lie outside it: its first line is used.
  const box = (isChoice ? (labels[0] ?? element) : element).getClientRects()[0]
  const unseen: string[] = []
  if (document.documentElement.scrollWidth > innerWidth)
    unseen.push(`the page is ${document.documentElement.scrollWidth} px wide`)
  if (box === undefined || box.width < 2 || box.height < 2)
    return { name, unseen: [...unseen, "it has no box"], isFrame }
  const { left, top, right, bottom } = seenThrough ?? { left: 0, top: 0, right: innerWidth, bottom: innerHeight }
  const isHigher = box.height > bottom - top
  if (box.left < left - 1 || box.right > right + 1 || (!isHigher && (box.top < top - 1 || box.bottom > bottom + 1)))
    unseen.push(
      `it stands from ${Math.round(box.left)}, ${Math.round(box.top)} to ${Math.round(box.right)}, ` +
        `${Math.round(box.bottom)}`,
    )
  const hit = document.elementFromPoint(
    box.left + box.width / 2,
    (Math.max(box.top, top) + Math.min(box.bottom, bottom)) / 2,
  )
  const isReached = hit !== null && (element.contains(hit) || labels.some((label) => label.contains(hit)))
  if (!isReached)
    unseen.push(`it is under ${hit === null ? "the edge" : `${hit.tagName.toLowerCase()}.${hit.className}`}`)
  // The heading at the start of a step is no tab stop, and needs no focus indicator.
  const isMarked = [element, ...labels, element.parentElement].some(
    (one) => one !== null && getComputedStyle(one).outlineStyle !== "none",
  )
  if (element.matches("a, button, input, select, summary, textarea") && !isMarked) unseen.push("nothing marks it")
  return { name, unseen, isFrame }
}

/** Runs in the page around a frame. */
function windowOfFrame(frame: Element): Window {
  const { left, top } = frame.getBoundingClientRect()
  return {
    left: -left - frame.clientLeft,
    top: -top - frame.clientTop,
    right: innerWidth - left - frame.clientLeft,
    bottom: innerHeight - top - frame.clientTop,
  }
}

/** The current position of the focus, in the page or in a frame of it. */
async function currentStop(page: Page): Promise<Stop> {
  const around = await page.evaluate(stopInDocument, null)
  if (!around.isFrame) return around
  const active = (await page.evaluateHandle(() => document.activeElement)).asElement()
  const frame = (await active?.contentFrame()) ?? null
  // The focus has moved on in the meantime.
  if (active === null || frame === null) return currentStop(page)
  const inside = await frame.evaluate(stopInDocument, await active.evaluate(windowOfFrame))
  return {
    name: `${around.name} ${inside.name}`,
    unseen: [...around.unseen.filter((line) => line.startsWith("the page")), ...inside.unseen],
    isFrame: true,
  }
}

/** The focus moves to one element, which is visible. */
async function expectFocus(page: Page, goal: Locator): Promise<void> {
  await expect.poll(() => hasFocus(goal)).toBe(true)
  await expect.poll(() => currentStop(page)).toMatchObject({ unseen: [] })
}

const hasFocus = (goal: Locator) =>
  goal.evaluateAll((elements) => document.hasFocus() && elements.some((element) => element === document.activeElement))

/**
 * Presses Tab or Shift+Tab until an element has the focus. Every tab stop on the way differs from the previous one, and
 * is visible.
 */
async function tabTo(page: Page, goal: Locator, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> {
  let { name } = await currentStop(page)
  for (let presses = 0; presses < MOST_STOPS; presses += 1) {
    if (await hasFocus(goal)) return
    const before = name
    await page.keyboard.press(key)
    const moved = async () => {
      const stop = await currentStop(page)
      name = stop.name
      return { hasMoved: name !== before, unseen: stop.unseen }
    }
    await expect.poll(moved, { message: `Tab goes on from ${before}` }).toEqual({ hasMoved: true, unseen: [] })
  }
  throw new Error(`Tab never came to ${String(goal)}`)
}

/** From the home page of a store with an open menu to a product of a category. */
async function openProduct(page: Page, store: StoreVisit): Promise<void> {
  await page.goto(`${shop.address}/${store.id}/`)
  await hydrated(page)
  const menu = page.locator("header nav summary").first()
  const unfolded = page.locator("header nav details[open]")
  await tabTo(page, menu)
  await page.keyboard.press("Enter")
  await unfolded.waitFor()
  await tabTo(page, unfolded.locator("ul ul a").first())
  await page.keyboard.press("Escape")
  await unfolded.waitFor({ state: "detached" })
  await expectFocus(page, menu)
  await page.keyboard.press("Space")
  await tabTo(page, unfolded.locator("ul ul a").first())
  await page.keyboard.press("Enter")
  await page.waitForURL(/-n\d+$/)
  const products = page.locator("main article a:not([tabindex])")
  await products.nth(1).waitFor()
  await tabTo(page, products.nth(1))
  await page.keyboard.press("Enter")
  await page.waitForURL(/-l\d+/)
  await page.locator("input[name=sku]").first().waitFor({ state: "attached" })
}

/** Selects a size with an arrow key, and moves into the drawer that opens over the product. */
async function addToCart(page: Page): Promise<void> {
  await tabTo(page, page.locator("main form input[name=sku]:not(:disabled)"))
  await page.keyboard.press("Space")
  await page.locator("main form input[name=sku]:checked").waitFor({ state: "attached" })
  await page.keyboard.press("ArrowDown")
  await expectFocus(page, page.locator("main form input[name=sku]:checked"))
  await tabTo(page, page.locator("main form:has(input[name=sku]) button[type=submit]"))
  await page.keyboard.press("Enter")
  await page.locator("dialog[open] ul li").waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest("dialog[open]") !== null)).toBe(true)
}

/** Replaces the content of a field, which Tab has selected. */
async function type(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field)
  await page.keyboard.type(text)
  await expect.poll(() => field.inputValue()).not.toBe("")
}

/** Enters the email address, returns to it once, and enters the shipping address. */
async function giveWhere(page: Page, { delivery: { email, fields } }: StoreVisit): Promise<void> {
  const mail = page.locator("main input[name=email]")
  await mail.waitFor()
  await type(page, mail, email)
  await page.keyboard.press("Enter")
  await expectFocus(page, page.locator("#step-address"))
  await tabTo(page, page.locator("section[aria-labelledby=step-contact] button"), "Shift+Tab")
  await page.keyboard.press("Enter")
  await expectFocus(page, page.locator("#step-contact"))
  await tabTo(page, page.locator("main form:has(input[name=email]) button[type=submit]"))
  await page.keyboard.press("Space")
  await expectFocus(page, page.locator("#step-address"))
  const names = await page
    .locator("form:has([name=firstName]) [name]")
    .evaluateAll((inputs) => inputs.map((input) => input.getAttribute("name") ?? ""))
  for (const [name, value] of Object.entries(fields).toSorted(
    ([one], [other]) => names.indexOf(one) - names.indexOf(other),
  ))
    await type(page, page.locator(`[name=${name}]`), value)
  await tabTo(page, page.locator("form:has([name=firstName]) button[type=submit]"))
  await page.keyboard.press("Enter")
  await expectFocus(page, page.locator("#step-delivery"))
}

/** Looks at the next delivery method, and selects the first. */
async function chooseHow(page: Page): Promise<void> {
  const chosen = page.locator("input[name=shippingMethod]:checked")
  await tabTo(page, chosen)
  const first = await chosen.getAttribute("value")
  await page.keyboard.press("ArrowDown")
  await expect.poll(() => chosen.getAttribute("value")).not.toBe(first)
  await expectFocus(page, chosen)
  await page.keyboard.press("ArrowUp")
  await expect.poll(() => chosen.getAttribute("value")).toBe(first)
  await expectFocus(page, chosen)
  await tabTo(page, page.locator("form:has(input[name=shippingMethod]) button[type=submit]"))
  await page.keyboard.press("Enter")
  await expectFocus(page, page.locator("#step-payment"))
}

async function payByCard(page: Page): Promise<void> {
  const fields = await cardFields(page)
  await fields.locator("input[name=number]").waitFor()
  for (const [name, text] of [
    ["number", CARDS.accepted],
    ["expiry", "1234"],
    ["securityCode", "123"],
    ["holder", "ANA PRAT"],
  ] as const)
    await type(page, fields.locator(`input[name=${name}]`), text)
  await tabTo(page, cardForm(page).locator("button[type=submit]"))
  await page.keyboard.press("Enter")
}

describe("With the keyboard alone on a narrow page", () => {
  for (const store of [STORES.unitedStates, STORES.saudiArabia]) {
    it(`a purchase is made, and the focus is visible at every stop, in ${store.language}`, async () => {
      const { page, complaints, close } = await visitor(browser, NARROW)
      await openProduct(page, store)
      await addToCart(page)
      await tabTo(page, page.locator("dialog[open] a[href$='/checkout']"))
      await page.keyboard.press("Enter")
      await page.waitForURL(/\/checkout$/)
      await giveWhere(page, store)
      await chooseHow(page)
      await payByCard(page)
      expect(await confirmed(page)).toMatch(/^\d+$/)
      expect(complaints).toEqual([])
      await close()
    })
  }

  for (const store of [STORES.spain, STORES.saudiArabia]) {
    it(`a product is saved to a list, and the focus survives each press, in ${store.language}`, async () => {
      const { page, complaints, close } = await visitor(browser, NARROW)
      await openProduct(page, store)
      const heart = page.locator("main article form button[aria-pressed]").first()
      await tabTo(page, heart)
      await page.keyboard.press("Space")
      const toLists = page.locator("main [role=status] a[href$='/wishlist']")
      await toLists.waitFor()
      await expectFocus(page, heart)
      await tabTo(page, toLists)
      await page.keyboard.press("Enter")
      await page.waitForURL(/\/wishlist$/)
      await expectFocus(page, page.locator("main h1"))
      const lists = page.locator("main nav")
      await lists.locator("button").first().waitFor()
      await tabTo(page, lists.locator("summary"))
      await page.keyboard.press("Enter")
      await type(page, lists.locator("details[open] input[name=name]"), "Wedding")
      await page.keyboard.press("Enter")
      await lists.locator("button[aria-current]", { hasText: "Wedding" }).waitFor()
      await expectFocus(page, lists.locator("details[open] input[name=name]"))
      await tabTo(page, lists.locator("button").first(), "Shift+Tab")
      await page.keyboard.press("Enter")
      const list = page.locator("main section[tabindex]")
      const savedItems = list.locator("li a")
      await savedItems.first().waitFor()
      await tabTo(page, list.locator("li button").last())
      await page.keyboard.press("Enter")
      await savedItems.first().waitFor({ state: "detached" })
      await expectFocus(page, list)
      const remove = list.locator("> div:last-child > :last-child")
      await tabTo(page, remove)
      await page.keyboard.press("Enter")
      await expectFocus(page, remove.locator("button").last())
      await tabTo(page, remove.locator("button").first(), "Shift+Tab")
      await page.keyboard.press("Enter")
      await expect.poll(() => lists.locator("li").count()).toBe(1)
      await expectFocus(page, lists)
      expect(complaints).toEqual([])
      await close()
    })

    it(`an item is removed far down the cart without a jump, and restored, in ${store.language}`, async () => {
      const { page, complaints, close } = await visitor(browser, NARROW)
      await openProduct(page, store)
      const skus = await page
        .locator("input[name=sku]:not(:disabled)")
        .evaluateAll((inputs) => inputs.map((input) => input.getAttribute("value") ?? ""))
      const quantity = await page.locator("input[name=quantity]").first().inputValue()
      for (const sku of skus)
        await page.request.post(`${shop.address}/${store.id}/cart/items`, {
          form: { sku, quantity },
          headers: { "sec-fetch-site": "same-origin" },
        })
      await page.goto(`${shop.address}/${store.id}/cart`)
      await hydrated(page)
      const lines = page.locator("main ul > li:has(button[name=quantity])")
      expect([await lines.count(), skus.length > 2]).toEqual([skus.length, true])
      const above = lines.nth(skus.length - 3)
      const gone = lines
        .nth(skus.length - 2)
        .locator("button[name=quantity]")
        .last()
      await gone.focus()
      await gone.evaluate((button) => button.scrollIntoView({ block: "center" }))
      const placeOf = () => above.evaluate((line) => Math.round(line.getBoundingClientRect().bottom))
      const before = await placeOf()
      await page.keyboard.press("Enter")
      const removalNotice = page.locator("main div[tabindex]:has(p)")
      await expectFocus(page, removalNotice)
      expect(await removalNotice.locator("[role=status]").innerText()).not.toBe("")
      expect(Math.abs((await placeOf()) - before)).toBeLessThanOrEqual(1)
      await tabTo(page, removalNotice.locator("button"))
      await page.keyboard.press("Enter")
      await expect
        .poll(() =>
          lines.locator("input[name=sku]").evaluateAll((inputs) => inputs.map((input) => input.getAttribute("value"))),
        )
        .toEqual(skus)
      await tabTo(page, page.locator("main a[href$='/checkout']"))
      expect(complaints).toEqual([])
      await close()
    })

    it(`an item is removed from the drawer and restored, and the focus returns, in ${store.language}`, async () => {
      const { page, complaints, close } = await visitor(browser, NARROW)
      await openProduct(page, store)
      await addToCart(page)
      const drawer = page.locator("dialog[open]")
      const line = drawer.locator("ul li")
      await tabTo(page, drawer.locator("button[name=quantity]").last())
      await page.keyboard.press("Enter")
      await line.waitFor({ state: "detached" })
      const removalNotice = drawer.locator("div[tabindex]")
      await expectFocus(page, removalNotice)
      await tabTo(page, removalNotice.locator("button"))
      await page.keyboard.press("Enter")
      await line.waitFor()
      await expect.poll(() => hasFocus(removalNotice)).toBe(true)
      await tabTo(page, drawer.locator("a[href$='/checkout']"))
      await page.keyboard.press("Escape")
      await drawer.waitFor({ state: "detached" })
      await expectFocus(page, page.locator("main form:has(input[name=sku]) button[type=submit]"))
      expect(complaints).toEqual([])
      await close()
    })
  }
})
