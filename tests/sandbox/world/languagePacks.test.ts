import { readdirSync, readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"
import { demoWorld } from "../../../contracts/sandbox/world/demoWorld.ts"
import { packs } from "../../../contracts/sandbox/world/languages/fromLanguagePacks.ts"

const FOLDER = "contracts/sandbox/world/phrases"
const PARTS = ["nouns", "cuts", "fibres", "phrases"] as const

type Phrases = Readonly<Record<string, Readonly<Record<string, unknown>>>>

const isPhrases = (value: unknown): value is Phrases =>
  typeof value === "object" && value !== null && PARTS.every((part) => part in value)

const files = readdirSync(FOLDER).map((file) => {
  const phrases: unknown = JSON.parse(readFileSync(`${FOLDER}/${file}`, "utf8"))
  if (!isPhrases(phrases)) throw new Error(`${file} has no ${PARTS.join(", ")}.`)
  return { file, phrases }
})
const reference = files.find(({ file }) => file === "de.json")?.phrases ?? {}

/** Missing and extra keys of a file, by its name; files of a region have only the texts that differ from their key. */
const keyFaults = (file: string, phrases: Phrases): readonly string[] =>
  PARTS.flatMap((part) => {
    const [own, wanted] = [phrases[part] ?? {}, reference[part] ?? {}]
    return [
      ...Object.keys(own)
        .filter((key) => !(key in wanted))
        .map((key) => `${file}: ${part} has the unknown key "${key}"`),
      ...(file.startsWith("en-") ? [] : Object.keys(wanted).filter((key) => !(key in own))).map(
        (key) => `${file}: ${part} lacks "${key}"`,
      ),
      ...(file.startsWith("en-") ? Object.entries(own).filter(([key, text]) => key === text) : []).map(
        ([key]) => `${file}: ${part} repeats the key "${key}"`,
      ),
    ]
  })

const { products } = demoWorld()

describe("the files of phrases", () => {
  it("have the same keys in every language", () => {
    expect(files).toHaveLength(Object.keys(packs).length + 2)
    expect(files.flatMap(({ file, phrases }) => keyFaults(file, phrases))).toEqual([])
  })

  it("are refused with file and key for a missing and an extra key", () => {
    const { coat: _coat, ...nouns } = reference["nouns"] ?? {}
    expect(keyFaults("fr.json", { ...reference, nouns: { ...nouns, cape: "cape" } })).toEqual([
      'fr.json: nouns has the unknown key "cape"',
      'fr.json: nouns lacks "coat"',
    ])
  })
})

describe.each(Object.values(packs).map((pack) => [pack.code, pack] as const))("the demo world in %s", (code, pack) => {
  it("has agreement of every cut with every noun", () => {
    const signs = new Set(Object.values(pack.nouns).map(({ agrees }) => agrees))
    const lacking = Object.entries(pack.cuts).flatMap(([cut, forms]) =>
      [...signs]
        .filter((sign) => typeof forms === "object" && forms[sign] === undefined)
        .map((sign) => `${cut}: ${sign}`),
    )
    expect(lacking).toEqual([])
  })

  it("names, describes and labels every product completely, without a stray space", () => {
    for (const { name, description, composition, care } of products) {
      for (const text of [name, description, composition, care]) {
        expect(text[code], text.en).toMatch(/\S/)
        expect(text[code], text.en).not.toMatch(/ {2}|^ | $|undefined|,,|\.\./)
      }
      expect(name[code]).not.toBe(name.en)
      expect(description[code]).not.toBe(description.en)
    }
  })
})
