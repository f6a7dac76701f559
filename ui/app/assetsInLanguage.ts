import type { BuiltAssets, PageAssets } from "./PageAssets.ts"

/** Languages whose scripts our fonts do not cover. tokens.css uses system fonts for them. */
const LANGUAGES_IN_SYSTEM_FONTS: readonly string[] = ["ja", "ar", "he", "zh", "ko"]

/** The files of a page in a language (BCP 47). Fonts that none of its texts use are not preloaded. */
export function assetsInLanguage({ wordmarkFonts, ...files }: BuiltAssets, language: string): PageAssets {
  const [code = ""] = language.toLowerCase().split("-")
  return LANGUAGES_IN_SYSTEM_FONTS.includes(code) ? { ...files, fonts: wordmarkFonts } : files
}
