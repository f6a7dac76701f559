import type { englishTexts } from "./englishTexts.ts"

/** A key that has a text. */
export type TextKey = keyof typeof englishTexts
