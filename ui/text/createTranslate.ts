import type { PluralText, TextCatalogue } from "./TextCatalogue.ts"
import type { TextKey } from "./TextKey.ts"

export type TextParameters = Readonly<Record<string, string | number>>

/** Returns the text of a key. */
export interface Translate {
  (key: TextKey, parameters?: TextParameters): string
  /** BCP 47 code of the language. */
  readonly language: string
}

/** Smaller whole numbers have no group separator in any language with these digits. */
const MIN_GROUPED = 1_000

/**
 * A translate function for one language. Later catalogues override earlier ones, so that the editors' texts replace the
 * built-in ones. A key without a text returns `???key???`; placeholders without a parameter stay unchanged.
 */
export function createTranslate(language: string, ...catalogues: readonly TextCatalogue[]): Translate {
  const texts = new Map(catalogues.flatMap((catalogue) => Object.entries(catalogue)))
  // Created on first use: each costs tens of milliseconds on a phone.
  const plurals = once(() => new Intl.PluralRules(language))
  // Latin digits, as in the prices of every store.
  const numbers = once(() => new Intl.NumberFormat(`${language}-u-nu-latn`))
  const choose = (text: string | PluralText, count: string | number | undefined) =>
    typeof text === "string" ? text : (text[plurals().select(Number(count ?? 0))] ?? text.other)
  const write = (value: string | number) => {
    if (typeof value === "string") return value
    return Number.isInteger(value) && value >= 0 && value < MIN_GROUPED ? String(value) : numbers().format(value)
  }
  const translate = (key: string, parameters: TextParameters = {}) => {
    const text = texts.get(key)
    if (text === undefined) return `???${key}???`
    return choose(text, parameters["count"]).replace(/\{(\w+)\}/g, (whole, name: string) => {
      const value = parameters[name]
      return value === undefined ? whole : write(value)
    })
  }
  return Object.assign(translate, { language })
}

function once<A>(make: () => A): () => A {
  let customizationSummary: A | undefined
  return () => (customizationSummary ??= make())
}
