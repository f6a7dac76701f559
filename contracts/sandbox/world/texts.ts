import { type English, englishPhrase } from "./languages/englishTexts.ts"
import { fromLanguagePacks, type PhraseKey } from "./languages/fromLanguagePacks.ts"
import type { PackCode } from "./World.ts"

/** A text in all languages of the demo world; assignable to `Localized`. */
export type Texts = English & Readonly<Record<PackCode, string>>

/** Returns a text by its key, from the files in `phrases`. */
export const texts = (key: PhraseKey): Texts => ({
  ...fromLanguagePacks(({ phrases }) => phrases[key]),
  ...englishPhrase(key),
})
