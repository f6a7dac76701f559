import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, it } from "vitest"

const LANGUAGES = ["en", "es", "ca", "fr", "de", "it", "pt", "pl", "ja", "zh", "ko", "ar", "he"]

/**
 * The demo world names its products in the languages of its own stores; all other texts exist in every language. The
 * files of `contracts/sandbox/texts` have a test of their own.
 */
const files = readdirSync("contracts/sandbox", { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".ts") && !/^(?:world|seed)[\\/]/.test(file))
  .map((file) => [file, readFileSync(join("contracts/sandbox", file), "utf8")] as const)

/** Number of translations in a source: `fr: "…"`, `fr: {`, `fr: (name) =>`, or the name of a file of texts. */
const translationCount = (source: string, code: string) =>
  source.match(new RegExp(String.raw`(?<=^|[\s{(,])${code}: (?=["{(\x60]|[a-z]+,)`, "gmu"))?.length ?? 0

const translated = files.filter(([, source]) => translationCount(source, "ar") > 0)
/** Lists of data by language that are no texts for customers. */
const DATA = ["admin-console/import/basicColours.ts"]

describe("the sandbox's texts for customers", () => {
  it("are in files of texts, not in code", () => {
    const inCode = translated.map(([file]) => file.replaceAll("\\", "/")).filter((file) => !file.endsWith("Texts.ts"))
    expect(inCode).toEqual(DATA)
  })

  it.each(translated)("in %s exist in every language", (_, source) => {
    const times = translationCount(source, "ar")
    expect(LANGUAGES.filter((code) => translationCount(source, code) < times)).toEqual([])
  })
})
