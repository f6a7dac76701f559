import axe from "axe-core"
import type { Page } from "playwright-core"

/** Movements of the shop last a quarter of a second; one that a browser has put aside never ends. */
const LONGEST_MOVEMENT_MILLIS = 2_000

/**
 * Waits for what is fading or sliding in: half a drawer has half its contrast. What runs without end is not waited for.
 */
async function atRest(page: Page): Promise<void> {
  const moving =
    "document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity).map(({ finished }) => finished)"
  await page.evaluate(
    `Promise.race([Promise.allSettled(${moving}), new Promise((resume) => setTimeout(resume, ${LONGEST_MOVEMENT_MILLIS}))]).then(() => null)`,
  )
}

/** What is pressed has 24 px, or room around it: a rule of WCAG 2.2 AA that has to be asked for. */
const WITH_TARGETS = "rules: { 'target-size': { enabled: true } }, "

/**
 * Every rule of axe-core that the page breaks once it is at rest, with the places; what stands in a frame is another
 * page, and another origin's.
 */
export const ruleBreaks = (page: Page): Promise<readonly string[]> => breaksOf(page, WITH_TARGETS)

/**
 * The same in the light theme and in the dark one, which differ in their colours alone: only the rule of contrasts is
 * asked twice.
 */
export async function ruleBreaksInThemes(page: Page): Promise<readonly string[]> {
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

/** The brands besides the first: other letters, units, corners and colours on the same pages. */
export const OTHER_BRANDS = ["2", "3"] as const

/** Shows the page as a brand has it; answers which brand it had. */
export const showBrand = (page: Page, brand: string): Promise<string> =>
  page.evaluate((next) => {
    const root = document.documentElement
    const before = root.dataset["brand"] ?? ""
    root.dataset["brand"] = next
    return before
  }, brand)

/** What stands over the rest of a page. */
export const OVER_THE_REST = "dialog[open], :popover-open, header details[open]"

/**
 * What the other brands change of a page: contrasts, in both themes, and how large what is pressed is. Where something
 * stands over the rest, that alone is looked at: the rest is looked at where nothing does.
 */
export async function ruleBreaksInBrands(page: Page): Promise<readonly string[]> {
  const broken: string[] = []
  const own = await showBrand(page, OTHER_BRANDS[0])
  for (const brand of OTHER_BRANDS) {
    await showBrand(page, brand)
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
  }
  await showBrand(page, own)
  return broken
}

async function breaksOf(page: Page, rules: string, place = "document"): Promise<readonly string[]> {
  await atRest(page)
  if (!(await page.evaluate("'axe' in window"))) await page.evaluate(axe.source)
  const results: unknown = await page.evaluate(
    `axe.run(${place}, { ${rules}resultTypes: ['violations'], iframes: false }).then(({ violations }) => violations.map(({ id, nodes }) => id + ': ' + nodes.map(({ target }) => target.join(' ')).join(', ')))`,
  )
  return Array.isArray(results) ? results.map(String) : ["axe did not answer"]
}
