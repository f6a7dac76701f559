import { readFileSync } from "node:fs"
import { createRequire } from "node:module"
import type { Page } from "playwright-core"
import { partOfToday } from "../../support/partOfToday.ts"

/** The minified file of axe-core, which a page reads in two thirds of the time of the other one. */
const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8")

/** Transitions of the shop last a quarter of a second; one that a browser suspends never ends. */
const LONGEST_MOVEMENT_MILLIS = 2_000

/** Waits for transitions to end: a half-open drawer has half its contrast. Endless animations are not waited for. */
async function atRest(page: Page): Promise<void> {
  const moving =
    "document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== " +
    "Infinity).map(({ finished }) => finished)"
  await page.evaluate(
    `Promise.race([Promise.allSettled(${moving}), new Promise((resume) => setTimeout(resume, ` +
      `${LONGEST_MOVEMENT_MILLIS}))]).then(() => null)`,
  )
}

/** Targets are at least 24 px or have spacing: a rule of WCAG 2.2 AA that must be enabled explicitly. */
const WITH_TARGETS = "rules: { 'target-size': { enabled: true } }, "

/**
 * Every axe-core rule that the page violates once it is at rest, with the locations. Frames are separate pages of other
 * origins, and are left out.
 */
export const accessibilityViolations = (page: Page): Promise<readonly string[]> => breaksOf(page, WITH_TARGETS)

/**
 * The same in the light theme and in the dark one, which differ in their colours alone: only the contrast rule runs
 * twice.
 */
export async function violationsInThemes(page: Page): Promise<readonly string[]> {
  const broken: string[] = []
  for (const [colorScheme, rules] of [
    ["light", WITH_TARGETS],
    ["dark", "runOnly: ['color-contrast'], "],
  ] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" })
    broken.push(...(await breaksOf(page, rules)).map((line) => `${colorScheme} ${line}`))
  }
  return broken
}

/** The brands besides the first: other fonts, units, corners and colours on the same pages. */
const OTHER_BRANDS = ["2", "3"] as const

/**
 * The other brands in which pages are checked today: one of them, and the other tomorrow, or both with ALL_STORES=1, as
 * `npm run test:deep` sets it.
 */
const OTHER_BRANDS_OF_TODAY: readonly string[] = partOfToday(
  OTHER_BRANDS,
  process.env["ALL_STORES"] === "1" ? 1 : OTHER_BRANDS.length,
)

/** Shows the page in each other brand of today, and at the end in its own again. */
export async function inOtherBrands(page: Page, act: (brand: string) => Promise<void>): Promise<void> {
  let own: string | undefined
  for (const brand of OTHER_BRANDS_OF_TODAY) {
    const previous = await showBrand(page, brand)
    own ??= previous
    await act(brand)
  }
  if (own !== undefined) await showBrand(page, own)
}

/** Shows the page in a brand; returns its previous brand. */
const showBrand = (page: Page, brand: string): Promise<string> =>
  page.evaluate((next) => {
    const root = document.documentElement
    const before = root.dataset["brand"] ?? ""
    root.dataset["brand"] = next
    return before
  }, brand)

/** Elements over the rest of a page. */
export const OVER_THE_REST = "dialog[open], :popover-open, header details[open]"

/**
 * Violations that depend on the brand, in those of today: contrast in both themes, and target sizes. An overlay is
 * checked alone: the rest is checked where there is no overlay.
 */
export async function violationsInBrands(page: Page): Promise<readonly string[]> {
  const broken: string[] = []
  await inOtherBrands(page, async (brand) => {
    // Themes differ in their colours alone.
    for (const [colorScheme, rules] of [
      ["light", "'color-contrast', 'target-size'"],
      ["dark", "'color-contrast'"],
    ] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" })
      broken.push(
        ...(
          await breaksOf(page, `runOnly: [${rules}], `, `document.querySelector("${OVER_THE_REST}") ?? document`)
        ).map((line) => `brand ${brand} ${colorScheme} ${line}`),
      )
    }
  })
  return broken
}

async function breaksOf(page: Page, rules: string, place = "document"): Promise<readonly string[]> {
  await atRest(page)
  if (!(await page.evaluate("'axe' in window"))) await page.evaluate(AXE)
  const results: unknown = await page.evaluate(
    `axe.run(${place}, { ${rules}resultTypes: ['violations'], iframes: false }).then(({ violations ` +
      "}) => violations.map(({ id, nodes }) => id + ': ' + nodes.map(({ target }) => target.join(' " +
      "')).join(', ')))",
  )
  return Array.isArray(results) ? results.map(String) : ["axe did not answer"]
}
