import type { StoreLanguage } from "../../domain/store/Store.ts"

const RIGHT_TO_LEFT = ["ar", "he"]

/** The text direction of a language, for pages outside every store; a store defines it for its own languages. */
export function textDirection(language: string): StoreLanguage["direction"] {
  return RIGHT_TO_LEFT.includes(language.split("-", 1)[0] ?? "") ? "rtl" : "ltr"
}
