import type { StoreLanguage } from "../../domain/store/Store.ts"

const RIGHT_TO_LEFT = ["ar", "he"]

/** Where the lines of a language begin, for pages outside every store; a store says it of its own languages. */
export function textDirection(language: string): StoreLanguage["direction"] {
  return RIGHT_TO_LEFT.includes(language.split("-", 1)[0] ?? "") ? "rtl" : "ltr"
}
