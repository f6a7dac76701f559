import type { Mail } from "./Mail.ts"

/** The plural forms of a text, by the rules of its language. */
type PluralText = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>

/** Texts by key, as in the JSON files of this folder. `{name}` is a placeholder for a parameter. */
type Catalogue<Key extends string> = Readonly<Record<Key, string | PluralText>>

/** All languages of the sandbox's texts. `en` is British; a folder such as `en-US` has only the texts that differ. */
export const TEXT_LANGUAGES = ["en", "es", "ca", "fr", "de", "it", "pt", "pl", "ja", "zh", "ko", "ar", "he"] as const

type Translation = Exclude<(typeof TEXT_LANGUAGES)[number], "en">

/** The translations of an area. `en-US` has only the texts that differ from British English. */
type Translations<Key extends string> = Readonly<Record<Translation, Catalogue<Key>>> & {
  readonly "en-US"?: Partial<Catalogue<Key>>
}

/** Values of placeholders; `count` selects the plural form. */
type Parameters = Readonly<Record<string, string | number>>

/** The name of a mail: its texts have the keys `<name>.subject` and `<name>.text`. */
type MailName<Key extends string, All extends string = Key> = Key extends `${infer Name}.subject`
  ? `${Name}.text` extends All
    ? Name
    : never
  : never

/** The texts of an area in one language. */
export interface Texts<Key extends string> {
  /** Returns the text of a key. */
  (key: Key, parameters?: Parameters): string
  /** Returns subject and text of a mail. */
  readonly mail: (name: MailName<Key>, parameters?: Parameters) => Mail
  /** BCP 47 tag for the `lang` of a page: `en-US` in the United States, `en-GB` for English elsewhere. */
  readonly language: string
  readonly direction: "ltr" | "rtl"
}

const RIGHT_TO_LEFT = /^(?:ar|he)\b/u

/** Values that right-to-left text would reorder: Latin letters, digits with punctuation such as dates, signs. */
const LEFT_TO_RIGHT = /\p{Script=Latin}|\d\D+\d|[+*#]\d/u

/** Tags of pages in English: the texts of the language `en` are British. */
const ENGLISH = { american: "en-US", british: "en-GB" } as const

/**
 * Creates the texts of one area, of mails, documents and pages alike: a function from a BCP 47 tag to the texts in that
 * language. A region without texts of its own has those of its language, and an unknown language has English. An
 * unknown key renders as `???key???`; in Arabic and Hebrew, left-to-right values are isolated (FSI, PDI).
 *
 * @example
 * const texts = createTexts(en, { "en-US": enUS, es, ca, fr, de, it, pt, pl, ja, zh, ko, ar, he })
 * texts("es-MX").mail("orders.shipped", { orderId: "7001" })
 */
export const createTexts = <Key extends string>(
  english: Catalogue<Key>,
  translations: Translations<Key>,
): ((tag: string) => Texts<Key>) => {
  const british = textsOf(ENGLISH.british, english)
  const byTag = new Map<string, Texts<Key>>([
    ["en", british],
    [ENGLISH.american, textsOf(ENGLISH.american, english)],
    ...Object.entries(translations).map(
      ([language, own]) => [language, textsOf(language, { ...english, ...own })] as const,
    ),
  ])
  return (tag) => byTag.get(tag) ?? byTag.get(tag.split("-", 1).join("").toLowerCase()) ?? british
}

const textsOf = <Key extends string>(language: string, catalogue: Catalogue<Key>): Texts<Key> => {
  const byKey = new Map<string, string | PluralText>(Object.entries<string | PluralText>(catalogue))
  const read = (key: string, parameters: Parameters = {}): string => {
    const text = byKey.get(key)
    if (text === undefined) return `???${key}???`
    return formOf(text, language, parameters["count"]).replaceAll(/\{(\w+)\}/gu, (placeholder, name: string) => {
      const value = parameters[name]
      return value === undefined ? placeholder : isolate(String(value), language)
    })
  }
  const mail = (name: string, parameters?: Parameters): Mail => ({
    subject: read(`${name}.subject`, parameters),
    text: read(`${name}.text`, parameters),
  })
  return Object.assign(read, { mail, language, direction: RIGHT_TO_LEFT.test(language) ? "rtl" : "ltr" } as const)
}

const formOf = (text: string | PluralText, language: string, count: string | number | undefined): string =>
  typeof text === "string" ? text : (text[new Intl.PluralRules(language).select(Number(count ?? 0))] ?? text.other)

const isolate = (value: string, language: string): string =>
  RIGHT_TO_LEFT.test(language) && LEFT_TO_RIGHT.test(value) ? `\u2068${value}\u2069` : value
