import type { Page } from "playwright-core"
import { inOtherBrands, OVER_THE_REST } from "./accessibilityViolations.ts"

/** Time limit for the hydration of a page's islands, in milliseconds. */
const HYDRATION_MILLIS = 5_000
/** A phone's width with the height that a desktop's window has at 400 % zoom. */
const SMALLEST = { width: 320, height: 256 } as const

/**
 * Content that is cut off or out of reach in the smallest viewport: 320 × 256 px, in the brands of today, and there
 * again with every text two fifths longer, as other languages may need. Changes the page irreversibly: reload it before
 * further use.
 */
export async function layoutOverflows(page: Page): Promise<readonly string[]> {
  const before = page.viewportSize()
  await hydrateIslands(page)
  await page.setViewportSize(SMALLEST)
  const ofBrands: string[] = []
  await inOtherBrands(page, async (brand) => {
    ofBrands.push(
      ...(await page.evaluate(breaksInPage, { isLonger: false, focusesAll: false, over: OVER_THE_REST })).map(
        (line) => `brand ${brand}: ${line}`,
      ),
    )
  })
  const asItIs = await page.evaluate(breaksInPage, { isLonger: false, focusesAll: true, over: OVER_THE_REST })
  const longer = await page.evaluate(breaksInPage, { isLonger: true, focusesAll: false, over: OVER_THE_REST })
  if (before !== null) await page.setViewportSize(before)
  return [...ofBrands, ...asItIs, ...longer.map((line) => `longer texts: ${line}`)]
}

/** Hydrates the islands, which expect the texts that the server sent. Pages without scripts have none. */
async function hydrateIslands(page: Page): Promise<void> {
  if (!(await page.evaluate(() => document.documentElement.dataset["hydrated"] !== undefined))) return
  await page.mouse.move(1, 1)
  await page.mouse.move(2, 2)
  await page
    .waitForFunction(
      () =>
        [...document.querySelectorAll("[data-island]")].every(
          ({ firstElementChild: part }) => part === null || Object.keys(part).some((key) => key.startsWith("__react")),
        ),
      undefined,
      { timeout: HYDRATION_MILLIS },
    )
    .catch(() => undefined /* where their scripts are blocked they stay as they were sent */)
}

interface Search {
  /** Lengthens every text first. */
  readonly isLonger: boolean
  /** Each control has the focus when it is looked for, which takes four times as long; else only one out of reach. */
  readonly focusesAll: boolean
  /** Selector of elements over the rest of the page. */
  readonly over: string
}

/** Runs in the page: it may refer to nothing outside itself. */
function breaksInPage({ isLonger, focusesAll, over }: Search): string[] {
  // Of two dialogs the one on top: the other one is inert.
  const dialogs = [...document.querySelectorAll(over)]
  const isOnTop = (dialog: Element): boolean => {
    const { left, top, width, height } = dialog.getBoundingClientRect()
    return dialog.contains(document.elementFromPoint(left + width / 2, top + height / 2))
  }
  const scope = dialogs.find(isOnTop) ?? dialogs[0] ?? document.body
  if (isLonger) {
    const walker = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const text = node.textContent ?? ""
      const isText =
        /\p{L}{2}/u.test(text) && node.parentElement?.closest("script, style, svg, bdi, [dir=ltr]") === null
      if (isText)
        node.textContent = `${text} ${[...text.trim()].slice(0, Math.ceil(text.trim().length * 0.4)).join("")}`
    }
  }
  const name = (element: Element): string => {
    const text = (element.getAttribute("aria-label") ?? element.textContent ?? "")
      .trim()
      .replaceAll(/\s+/g, " ")
      .slice(0, 40)
    return `${element.tagName.toLowerCase()}${element.id === "" ? "" : `#${element.id}`} "${text}"`
  }
  const isSeen = (element: Element): boolean =>
    element.checkVisibility({ contentVisibilityAuto: false, opacityProperty: true, visibilityProperty: true })
  // One pixel, clipped: text for screen readers.
  const isForEars = (element: Element): boolean => {
    for (let at: Element | null = element; at !== null; at = at.parentElement)
      if (getComputedStyle(at).clipPath.startsWith("inset(50%")) return true
    return false
  }
  const breaks: string[] = []
  const root = document.documentElement
  if (root.scrollWidth > innerWidth + 1) breaks.push(`the page is ${root.scrollWidth} px wide`)
  for (const element of scope.querySelectorAll<HTMLElement>("*")) {
    if (!isSeen(element) || isForEars(element) || element.closest("svg") !== null) continue
    const { overflowX, overflowY, textOverflow } = getComputedStyle(element)
    const hasText = [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== "",
    )
    const isCut =
      (overflowX === "hidden" || overflowX === "clip") &&
      element.scrollWidth > element.clientWidth + 1 &&
      textOverflow !== "ellipsis"
    const isCutBelow =
      (overflowY === "hidden" || overflowY === "clip") && element.scrollHeight > element.clientHeight + 4
    if (hasText && (isCut || isCutBelow)) breaks.push(`${name(element)} is cut off`)
    if (overflowX === "auto" || overflowX === "scroll") continue
    const { left, right, width } = element.getBoundingClientRect()
    if (hasText && width > 0 && (left < -1 || right > innerWidth + 1) && !scrollsInside(element))
      breaks.push(`${name(element)} stands from ${Math.round(left)} to ${Math.round(right)} px`)
  }
  for (const element of scope.querySelectorAll<HTMLElement>(
    "a[href], button:not(:disabled), input:not([type=hidden]), select, textarea, summary",
  )) {
    if (!isSeen(element) || isForEars(element) || element.closest("[inert]") !== null) continue
    if (!focusesAll && isReached(element, hitAt(element))) continue
    // Some become visible only for keyboard users.
    element.focus({ preventScroll: true })
    const hit = hitAt(element)
    if (hit === undefined || isReached(element, hit)) continue
    breaks.push(`${name(element)} is ${hit === null ? "out of sight" : `under ${name(hit)}`}`)
  }
  return [...new Set(breaks)]

  /** What is in an element's middle once it is scrolled to the viewport's; undefined where it takes no room. */
  function hitAt(element: HTMLElement): Element | null | undefined {
    element.scrollIntoView({ block: "center", inline: "center", behavior: "instant" })
    // The middle of a link over several lines may lie outside it: its first line is used.
    const box = element.getClientRects()[0]
    return box === undefined || box.width === 0 || box.height === 0
      ? undefined
      : document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
  }

  function isReached(element: HTMLElement, hit: Element | null | undefined): boolean {
    if (hit === null || hit === undefined) return false
    const labels = "labels" in element && element.labels instanceof NodeList ? [...element.labels] : []
    return element.contains(hit) || hit.contains(element) || labels.some((label) => label.contains(hit))
  }

  function scrollsInside(element: Element): boolean {
    for (let at = element.parentElement; at !== null; at = at.parentElement) {
      const { overflowX } = getComputedStyle(at)
      if (overflowX === "auto" || overflowX === "scroll") return true
    }
    return false
  }
}
