import type { PluralText } from "../../ui/text/TextCatalogue.ts"
import type { TextFile } from "./readTexts.ts"

/** The source language of all translations. */
const SOURCE = "en"

/** Counts in a shop are below this number: a plural form for larger ones may be missing. */
const COUNTS = 20_000

/** Labels of the order button: German law allows nothing on it but the words of the order (decision 041). */
const MAY_LACK_PARAMETERS: ReadonlySet<string> = new Set(["payment.payBy", "payment.payGiftCards"])

/** The languages and areas that the texts are checked against. */
export interface TextStructure {
  /** All languages with texts; a regional one has only the texts that differ from its language. */
  readonly languages: readonly string[]
  /** The areas of each bundle. */
  readonly bundles: Readonly<Record<string, readonly string[]>>
}

/**
 * Returns the faults of text files, each with its file and key: a missing or unknown key, a plural form that the
 * language lacks or does not have, a parameter that differs from the English text, a blank text.
 */
export function textFaults(files: readonly TextFile[], { languages, bundles }: TextStructure): readonly string[] {
  const source = files.filter(({ language }) => language === SOURCE)
  const areas = new Map(source.map((file) => [file.area, file]))
  const bundled = new Set(Object.values(bundles).flat())
  const found = new Set(files.map(({ language }) => language))
  return [
    ...[...found]
      .filter((name) => !languages.includes(name))
      .map((name) => `${name}: is no language in textLanguages.ts`),
    ...languages.filter((name) => !found.has(name)).map((name) => `${name}: has no folder of texts`),
    ...[...bundled].filter((area) => !areas.has(area)).map((area) => `${SOURCE}/${area}.json: is missing`),
    ...[...areas.keys()].filter((area) => !bundled.has(area)).map((area) => `${SOURCE}/${area}.json: is in no bundle`),
    ...files.flatMap((file) => {
      const english = areas.get(file.area)
      const base = files.find(({ language, area }) => language === languageOf(file) && area === file.area)
      const faults =
        english === undefined
          ? [`is no area of ${SOURCE}`]
          : [
              ...keyFaults(file, english),
              ...Object.entries(file.texts).flatMap(([key, text]) => [
                ...formFaults(file.language, text).map((fault) => `${key} ${fault}`),
                ...likenessFaults(file.language, key, text, english.texts[key]).map((fault) => `${key} ${fault}`),
                ...(isOverlay(file) && JSON.stringify(text) === JSON.stringify(base?.texts[key])
                  ? [`${key} is the same in ${languageOf(file)}`]
                  : []),
              ]),
            ]
      return [...file.faults, ...faults].map((fault) => `${file.path}: ${fault}`)
    }),
    ...[...found]
      .filter((language) => !isOverlay({ language }))
      .flatMap((language) =>
        [...areas.keys()]
          .filter((area) => !files.some((file) => file.language === language && file.area === area))
          .map((area) => `${language}/${area}.json: is missing`),
      ),
  ]
}

/** True for a language that has only the texts of a region. */
export function isOverlay({ language }: Pick<TextFile, "language">): boolean {
  return language.includes("-")
}

/** Returns the language without its region. */
export function languageOf({ language }: Pick<TextFile, "language">): string {
  return language.split("-", 1)[0] ?? language
}

function keyFaults(file: TextFile, english: TextFile): readonly string[] {
  const prefix = `${file.area.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())}.`
  const keys = Object.keys(file.texts)
  return [
    ...keys
      .filter((key) => !Object.hasOwn(english.texts, key))
      .map((key) => `${key} is unknown: ${SOURCE} has no such key`),
    ...(isOverlay(file) ? [] : Object.keys(english.texts).filter((key) => !Object.hasOwn(file.texts, key))).map(
      (key) => `${key} is missing`,
    ),
    ...keys.filter((key) => !key.startsWith(prefix)).map((key) => `${key} does not begin with ${prefix}`),
  ]
}

function formFaults(language: string, text: string | PluralText): readonly string[] {
  const blank = formsOf(text).filter((form) => form.trim() === "" || form !== form.trim() || form.includes("???"))
  const faults = blank.length === 0 ? [] : ["is blank, begins or ends with a space, or has ???"]
  if (typeof text === "string") return faults
  const plurals = new Intl.PluralRules(language)
  const known: ReadonlySet<string> = new Set(plurals.resolvedOptions().pluralCategories)
  return [
    ...faults,
    ...neededForms(plurals)
      .filter((form) => text[form] === undefined)
      .map((form) => `lacks the plural form ${form}`),
    ...Object.keys(text)
      .filter((form) => !known.has(form))
      .map((form) => `has the plural form ${form}, which ${language} does not have`),
  ]
}

const NEEDED = new Map<string, readonly Intl.LDMLPluralRule[]>()

function neededForms(plurals: Intl.PluralRules): readonly Intl.LDMLPluralRule[] {
  const { locale } = plurals.resolvedOptions()
  const forms = NEEDED.get(locale) ?? [
    ...new Set(Array.from({ length: COUNTS + 1 }, (_, count) => plurals.select(count))),
  ]
  NEEDED.set(locale, forms)
  return forms
}

function likenessFaults(
  language: string,
  key: string,
  text: string | PluralText,
  english: TextFile["texts"][string] | undefined,
) {
  if (english === undefined) return []
  if (typeof text !== "string" && typeof english === "string")
    return ["has plural forms, and the English text has none"]
  // Japanese has one form for all counts, so a plain text is enough.
  if (typeof text === "string" && typeof english !== "string" && neededForms(new Intl.PluralRules(language)).length > 1)
    return ["needs plural forms"]
  const [own, wanted] = [parametersOf(text), parametersOf(english)]
  return own === wanted || (own === "" && MAY_LACK_PARAMETERS.has(key))
    ? []
    : [`has the parameters ${own || "(none)"} instead of ${wanted || "(none)"}`]
}

// A form may say "one item" without the number: one form that has a parameter is enough.
function parametersOf(text: string | PluralText): string {
  const names = formsOf(text).flatMap((form) => form.match(/\{\w+\}/g) ?? [])
  return [...new Set(names)].toSorted().join(" ")
}

function formsOf(text: string | PluralText): readonly string[] {
  return typeof text === "string" ? [text] : Object.values(text)
}
