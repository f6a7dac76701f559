import axe from "axe-core"
import type { Page } from "playwright-core"

/** Movements of the shop last a quarter of a second; one that a browser has put aside never ends. */
const LONGEST_MOVEMENT_MILLIS = 2_000

/** Waits for what is fading or sliding in: half a drawer has half its contrast. What runs without end is not waited for. */
async function atRest(page: Page): Promise<void> {
  const moving = "document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity).map(({ finished }) => finished)"
  await page.evaluate(`Promise.race([Promise.allSettled(${moving}), new Promise((resume) => setTimeout(resume, ${LONGEST_MOVEMENT_MILLIS}))]).then(() => null)`)
}

/** Every rule of axe-core that the page breaks once it is at rest, with the places; what stands in a frame is another page, and another origin's. */
export const ruleBreaks = (page: Page): Promise<readonly string[]> => breaksOf(page, "")

/** The same in the light theme and in the dark one, which differ in their colours alone: only the rule of contrasts is asked twice. */
export async function ruleBreaksInThemes(page: Page): Promise<readonly string[]> {
  const broken: string[] = []
  for (const [colorScheme, rules] of [["light", ""], ["dark", "runOnly: ['color-contrast'], "]] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" })
    broken.push(...(await breaksOf(page, rules)).map((line) => `${colorScheme} ${line}`))
  }
  return broken
}

async function breaksOf(page: Page, rules: string): Promise<readonly string[]> {
  await atRest(page)
  if (!(await page.evaluate("'axe' in window"))) await page.evaluate(axe.source)
  const results: unknown = await page.evaluate(`axe.run(document, { ${rules}resultTypes: ['violations'], iframes: false }).then(({ violations }) => violations.map(({ id, nodes }) => id + ': ' + nodes.map(({ target }) => target.join(' ')).join(', ')))`)
  return Array.isArray(results) ? results.map(String) : ["axe did not answer"]
}
