import type { Page } from "playwright-core"
import { expect } from "vitest"
import { layoutOverflows } from "../../e2e/support/layoutOverflows.ts"
import { violationsInBrands, violationsInThemes } from "../../e2e/support/accessibilityViolations.ts"
import { hydrated } from "../../e2e/support/customer.ts"

/** Content that the header opens, by store: it is the same on every page. */
const HEADERS = new Map<string, Set<string>>()

/** Checked pages, and their defects. */
export class Survey {
  readonly #page: Page
  readonly #header: Set<string>
  readonly looked: string[] = []
  readonly wrong: Record<string, readonly string[]> = {}

  constructor(page: Page, storeId: string) {
    this.#page = page
    this.#header = HEADERS.get(storeId) ?? new Set()
    HEADERS.set(storeId, this.#header)
  }

  /** Checks the page in its current state. */
  async look(name: string): Promise<void> {
    const page = this.#page
    await page.waitForLoadState("networkidle")
    const broken = [
      ...(await violationsInThemes(page)),
      ...(await violationsInBrands(page)),
      ...(await missingTexts(page)),
      ...(await layoutOverflows(page)),
    ]
    this.looked.push(name)
    if (broken.length > 0) this.wrong[name] = broken
  }

  /**
   * Loads a page and checks it; then checks everything that it opens, each on a fresh page: disclosures and dialogs.
   */
  async explore(name: string, address: string): Promise<void> {
    const page = this.#page
    const load = async () => {
      await page.goto(address)
      await hydrated(page)
    }
    const openers = page
      .locator(
        "main :is(summary, [aria-haspopup=dialog], " +
          "[popovertarget]:not([popovertargetaction=hide])), header :is(summary, " +
          "[aria-haspopup=dialog], [popovertarget]:not([popovertargetaction=hide]))",
      )
      .filter({ visible: true })
    await load()
    let names = await openers.evaluateAll(openerNames)
    await this.look(name)
    const opened = new Set<string>()
    for (;;) {
      const next = names.find((opener) => !opened.has(opener) && !this.#header.has(opener))
      if (next === undefined) return
      ;(next.startsWith("header: ") ? this.#header : opened).add(next)
      await load()
      names = await openers.evaluateAll(openerNames)
      const index = names.indexOf(next)
      // Its name had a number that has changed: the loop opens it by its new one.
      if (index === -1) continue
      await openers.nth(index).click()
      await this.look(`${name} › ${next}`)
    }
  }
}

/** The names of elements that open something; runs in the page. */
const openerNames = (elements: readonly Element[]): string[] =>
  elements.map(
    (element) =>
      `${element.closest("header") === null ? "" : "header: "}${(
        element.getAttribute("aria-label") ??
        element.textContent ??
        ""
      )
        .trim()
        .replaceAll(/\s+/g, " ")
        .slice(0, 40)
        .replace(element.parentElement?.tagName === "LI" ? /:.*/ : "", "")}`,
  )

/** Prints the checked pages, and fails with their defects. */
export function report(name: string, { looked, wrong }: Survey): void {
  process.stdout.write(
    `\n${name}: ${looked.length} pages and states, each in the brands of today, light and dark, and at 320 ` +
      `px with longer texts:\n${looked.map((line) => `  ${line}`).join("\n")}\n`,
  )
  expect(wrong).toEqual({})
}

/** Keys without a text, and values that are not meant for readers. */
function missingTexts(page: Page): Promise<readonly string[]> {
  return page.evaluate(
    () => document.body.innerText.match(/\?\?\?[\w.]+\?\?\?|\[object \w+\]|\bundefined\b|\bNaN\b/g) ?? [],
  )
}
