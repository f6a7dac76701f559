import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, it } from "vitest"

const LANGUAGES = ["en", "es", "ca", "fr", "de", "it", "pt", "pl", "ja", "zh", "ko", "ar", "he"]

/**
 * The demo world names its goods in the languages of its own stores; everything else that the sandbox says, it says in
 * each.
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
  it("is found in its pages, mails, documents and answers", () => {
    expect(speaking.length).toBeGreaterThan(20)
  })

  it.each(speaking)("in %s is said in every language of the shop", (_, source) => {
    const times = timesSaid(source, "ar")
    expect(LANGUAGES.filter((code) => timesSaid(source, code) < times)).toEqual([])
  })
})
