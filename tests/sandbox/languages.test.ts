import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, it } from "vitest"
import { textsIn } from "../../contracts/sandbox/sign-in/texts/textsIn.ts"

const LANGUAGES = ["en", "es", "ca", "fr", "de", "it", "pt", "pl", "ja", "zh", "ko", "ar", "he"]

/**
 * The demo world names its goods in the languages of its own stores; all other texts exist in every language. The files
 * of `contracts/sandbox/texts` have a test of their own.
 */
const files = readdirSync("contracts/sandbox", { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".ts") && !/^(?:world|seed)[\\/]/.test(file))
  .map((file) => [file, readFileSync(join("contracts/sandbox", file), "utf8")] as const)

/**
 * How often a source says something in a language: `fr: "…"`, `fr: {`, `fr: (name) =>`, or the name of a file's words.
 */
const timesSaid = (source: string, code: string) =>
  source.match(new RegExp(String.raw`(?<=^|[\s{(,])${code}: (?=["{(\x60]|[a-z]+,)`, "gmu"))?.length ?? 0

const speaking = files.filter(([, source]) => timesSaid(source, "ar") > 0)

describe("what the sandbox says to shoppers", () => {
  it("is found in its pages and answers", () => {
    expect(speaking.length).toBeGreaterThan(10)
  })

  it.each(speaking)("in %s is said in every language of the shop", (_, source) => {
    const times = timesSaid(source, "ar")
    expect(LANGUAGES.filter((code) => timesSaid(source, code) < times)).toEqual([])
  })

  it.each(LANGUAGES.filter((code) => code !== "en"))("at the sign-in in %s is not left in English", (code) => {
    const sentences = (words: unknown): readonly string[] =>
      typeof words === "string"
        ? [words]
        : typeof words === "object" && words !== null
          ? Object.values(words).flatMap(sentences)
          : []
    const english = new Set(sentences(textsIn("en")).filter((sentence) => sentence.includes(" ")))
    expect(sentences(textsIn(code)).filter((sentence) => english.has(sentence))).toEqual([])
  })
})
