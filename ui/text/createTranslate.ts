import type { PluralText, TextCatalogue } from "./TextCatalogue.ts"
import { pageLanguageTag } from "./pageLanguageTag.ts"
import { textDirection } from "./textDirection.ts"
import type { TextKey } from "./TextKey.ts"

export type TextParameters = Readonly<Record<string, string | number>>

/** Returns the text of a key. */
export interface Translate {
  (key: TextKey, parameters?: TextParameters): string
  /** BCP 47 tag of the language, for formats and `lang`: `en-US`, or `en-GB` for English elsewhere. */
  readonly language: string
}

/** Smaller whole numbers have no group separator in any language with these digits. */
const MIN_GROUPED = 1_000

/** Letters that run against a language: Latin letters and digits in Arabic, Arabic letters in English. */
const AGAINST = { rtl: /[\p{Script=Latin}\d]/u, ltr: /[\p{Script=Arabic}\p{Script=Hebrew}]/u }

/** A value that isolates its parts is left as it is. */
const ISOLATES = /[\u2066-\u2069]/

/**
 * A translate function for one language. Later catalogues override earlier ones, so that the editors' texts replace the
 * built-in ones. A key without a text returns `???key???`; placeholders without a parameter stay unchanged.
 * A value that runs against the language, such as an email address in Arabic, is isolated (FSI, PDI) with the plus
 * before it.
 */
export function createTranslate(language: string, ...catalogues: readonly TextCatalogue[]): Translate {
  const texts = new Map(catalogues.flatMap((catalogue) => Object.entries(catalogue)))
  // Created on first use: each costs tens of milliseconds on a phone.
  const plurals = once(() => new Intl.PluralRules(language))
  // Latin digits, as in the prices of every store.
  const numbers = once(() => new Intl.NumberFormat(`${language}-u-nu-latn`))
  const choose = (text: string | PluralText, count: string | number | undefined) =>
    typeof text === "string" ? text : (text[plurals().select(Number(count ?? 0))] ?? text.other)
  const against = AGAINST[textDirection(language)]
  const isolate = (text: string) => (against.test(text) && !ISOLATES.test(text) ? `\u2068${text}\u2069` : text)
  const number = (value: number) =>
    Number.isInteger(value) && value >= 0 && value < MIN_GROUPED ? String(value) : numbers().format(value)
  const write = (value: string | number, plus: string) => {
    if (typeof value === "string") return isolate(plus + value)
    return plus === "" ? number(value) : isolate(plus + number(value))
  }
  const translate = (key: string, parameters: TextParameters = {}) => {
    const text = texts.get(key)
    if (text === undefined) return `???${key}???`
    return choose(text, parameters["count"]).replace(/(\+ ?|)\{(\w+)\}/g, (whole, plus: string, name: string) => {
      const value = parameters[name]
      return value === undefined ? whole : write(value, plus)
    })
  }
  return Object.assign(translate, { language: pageLanguageTag(language) })
}

function once<A>(make: () => A): () => A {
  let customizationSummary: A | undefined
  return () => (customizationSummary ??= make())
}
