import type { PluralText, TextCatalogue } from "./TextCatalogue.ts"
import type { TextKey } from "./TextKey.ts"

export type TextParameters = Readonly<Record<string, string | number>>

/** Puts a key into words. */
export interface Translate {
  (key: TextKey, parameters?: TextParameters): string
  /** BCP 47 code of the language. */
  readonly language: string
}

/** Whole numbers below are written alike in every language with these digits. */
const MIN_GROUPED = 1_000

/**
 * The words of one language. Later catalogues win over earlier ones, so that the texts of the shop's editors replace
 * the built-in ones. A key without words is `???key???`; a parameter that is not given stays as it is written.
 */
export function createTranslate(language: string, ...catalogues: readonly TextCatalogue[]): Translate {
  const texts = new Map(catalogues.flatMap((catalogue) => Object.entries(catalogue)))
  // Both cost tens of milliseconds on a phone: they are made when a text first needs them.
  const plurals = once(() => new Intl.PluralRules(language))
  // Prices are written with these digits in every store; counts beside them are too.
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
