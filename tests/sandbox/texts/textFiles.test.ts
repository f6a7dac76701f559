import { describe, expect, it } from "vitest"
import { TEXT_LANGUAGES } from "../../../contracts/sandbox/texts/createTexts.ts"
import { readTextFile, readTexts, type TextFile } from "../../../scripts/texts/readTexts.ts"
import { textFaults } from "../../../scripts/texts/textFaults.ts"

const files = readTexts("contracts/sandbox/texts")
const areas = files.filter(({ language }) => language === "en").map(({ area }) => area)
const faultsOf = (all: readonly TextFile[]) =>
  textFaults(all, { languages: [...TEXT_LANGUAGES, "en-US"], bundles: { sandbox: areas } })

/** Returns the files with one of them changed. */
const withChange = (path: string, change: (texts: Record<string, unknown>) => void) =>
  files.map((file) => {
    if (file.path !== path) return file
    const texts: Record<string, unknown> = { ...file.texts }
    change(texts)
    return readTextFile(file.language, path.split("/")[1] ?? "", JSON.stringify(texts, null, 2))
  })

const textsOf = (language: string) =>
  files
    .filter((file) => file.language === language)
    .flatMap(({ texts }) => Object.values(texts))
    .flatMap((text) => (typeof text === "string" ? [text] : Object.values(text)))

describe("the sandbox's text files", () => {
  it("have the same keys, parameters and areas in every language", () => {
    expect(areas).toEqual(expect.arrayContaining(["bank", "captcha", "sign-in", "vault"]))
    expect(faultsOf(files)).toEqual([])
  })

  it("are refused with file and key for a missing key, an extra key and a parameter that differs", () => {
    expect(
      faultsOf(
        withChange("de/sign-in.json", (texts) => {
          delete texts["signIn.login.title"]
          texts["signIn.login.heading"] = "Anmelden"
          texts["signIn.login.provider"] = "Weiter mit {name}"
        }),
      ),
    ).toEqual([
      "de/sign-in.json: signIn.login.heading is unknown: en has no such key",
      "de/sign-in.json: signIn.login.title is missing",
      "de/sign-in.json: signIn.login.provider has the parameters {name} instead of {provider}",
    ])
    expect(faultsOf(files.filter(({ path }) => path !== "pl/bank.json"))).toEqual(["pl/bank.json: is missing"])
  })

  it.each(TEXT_LANGUAGES.filter((language) => language !== "en"))("are translated in %s", (language) => {
    // Two words or more: a single one, such as "PIN", may be the same.
    const english = new Set(textsOf("en").filter((text) => /\p{L} \p{L}/u.test(text)))
    expect(textsOf(language).filter((text) => english.has(text))).toEqual([])
  })

  it("have typographic apostrophes and a narrow no-break space before French punctuation", () => {
    expect(files.flatMap(({ language }) => textsOf(language)).filter((text) => /\p{L}'\p{L}/u.test(text))).toEqual([])
    expect(textsOf("fr").filter((text) => /[^\u202f][:;?!»](?:\s|$)/u.test(text))).toEqual([])
  })
})
