/** BCP 47 tag for `lang` and `hreflang` of a text language: the texts of `en` are British. */
export function pageLanguageTag(textLanguage: string): string {
  return textLanguage === "en" ? "en-GB" : textLanguage
}
