import { describe, expect, it } from "vitest"
import { contentArticles } from "../../../contracts/sandbox/other/content/contentArticles.ts"
import { HELP_KEYS } from "../../../contracts/sandbox/other/content/helpTexts.ts"
import { LEGAL_KEYS } from "../../../contracts/sandbox/other/content/legalTexts.ts"
import { TEXT_LANGUAGES } from "../../../contracts/sandbox/texts/createTexts.ts"

const EUROPE = new Map([
  ["WITHDRAWAL_DAYS", "14"],
  ["RETURN_WINDOW_DAYS", "30"],
])
const articles = (tag: string, configuration: ReadonlyMap<string, string> = EUROPE) =>
  contentArticles({ countryCode: "ES" }, { tag }, configuration)

describe("help articles and legal texts", () => {
  it("are complete in every language, in its own words, without placeholders", () => {
    const english = articles("en")
    expect(english).toHaveLength((HELP_KEYS.length + LEGAL_KEYS.length) / 2)
    for (const language of TEXT_LANGUAGES) {
      const own = articles(language)
      expect(own.map(({ spot, position }) => `${spot}-${position}`)).toEqual(
        english.map(({ spot, position }) => `${spot}-${position}`),
      )
      for (const { title, text = "" } of own) expect(`${title} ${text}`).not.toMatch(/\?\?\?|\{\w+\}/)
      if (language !== "en")
        expect(own.filter(({ text }, index) => text === english[index]?.text).map(({ spot }) => spot)).toEqual([])
    }
  })

  it("name the country and the return period, and the withdrawal only in a store that has the right", () => {
    const text = (configuration: ReadonlyMap<string, string>) =>
      articles("es", configuration)
        .map(({ title, text: own = "" }) => `${title} ${own}`)
        .join("\n")
    expect(text(EUROPE)).toMatch(/España[\s\S]*/)
    expect(text(EUROPE)).toContain("30 días")
    expect(text(EUROPE)).toMatch(/desist/i)
    const elsewhere = new Map([["RETURN_WINDOW_DAYS", "14"]])
    expect(text(elsewhere)).toContain("en 14 días")
    expect(articles("es", elsewhere).map(({ spot, position }) => `${spot}-${position}`)).not.toContain("legal-terms-4")
  })

  it("are American in the United States", () => {
    const american = articles("en-US").find(({ spot, position }) => spot === "help-delivery" && position === 0)
    expect(american?.title).toBe("Shipping")
  })
})
