import type { BuiltAssets, PageAssets } from "./PageAssets.ts"

/**
 * Languages whose letters our faces do not hold: their texts are written in the platform's own, as tokens.css has it.
 */
const LANGUAGES_IN_SYSTEM_FONTS: readonly string[] = ["ja", "ar", "he", "zh", "ko"]

/** The files of a page in a language, a BCP 47 code: no font is fetched early that none of its texts is written in. */
export function assetsInLanguage({ wordmarkFonts, ...files }: BuiltAssets, language: string): PageAssets {
  const [code = ""] = language.toLowerCase().split("-")
  return LANGUAGES_IN_SYSTEM_FONTS.includes(code) ? { ...files, fonts: wordmarkFonts } : files
}
