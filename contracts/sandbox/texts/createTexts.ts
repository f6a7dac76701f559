/** All languages of the sandbox's texts. `en` is British; a folder such as `en-US` has only the texts that differ. */
export const TEXT_LANGUAGES = ["en", "es", "ca", "fr", "de", "it", "pt", "pl", "ja", "zh", "ko", "ar", "he"] as const

export type TextLanguage = (typeof TEXT_LANGUAGES)[number]

/** Returns the text of a key, with values for its parameters in braces. */
export type Texts<Key extends string> = (key: Key, values?: Readonly<Record<string, string>>) => string

/** The texts of one area: complete ones by language, and those of a region that differ. */
export interface TextArea<Key extends string> {
  readonly languages: Readonly<Record<TextLanguage, Readonly<Record<Key, string>>>>
  readonly regions?: Readonly<Record<string, Readonly<Partial<Record<Key, string>>>>>
}

/**
 * Returns the texts of an area for a language, such as `de`, and a country, such as `US`. English for languages without
 * texts.
 */
export const createTexts =
  <Key extends string>({ languages, regions }: TextArea<Key>) =>
  (languageCode: string, countryCode = ""): Texts<Key> => {
    const language = textLanguage(languageCode)
    const own = languages[language]
    const regional: Readonly<Partial<Record<Key, string>>> | undefined =
      regions?.[`${language}-${countryCode.toUpperCase()}`]
    const isRightToLeft = isRightToLeftLanguage(language)
    return (key, values = {}) =>
      (regional?.[key] ?? own[key]).replace(/\{(\w+)\}/gu, (parameter, name: string) => {
        const value = values[name]
        if (value === undefined) return parameter
        return isRightToLeft ? `\u2068${value}\u2069` : value
      })
  }

/** Returns the language of texts for a code such as `fr` or `fr-CH`. */
export const textLanguage = (languageCode: string): TextLanguage => {
  const [code] = languageCode.toLowerCase().split("-", 1)
  return TEXT_LANGUAGES.find((language) => language === code) ?? "en"
}

/** Whether a language of texts is written from right to left. */
export const isRightToLeftLanguage = (language: TextLanguage): boolean => language === "ar" || language === "he"
