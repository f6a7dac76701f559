import american from "../phrases/en-US.json" with { type: "json" }
import british from "../phrases/en-GB.json" with { type: "json" }
import type { CutKey, FibreKey, NounKey, PhraseKey } from "./fromLanguagePacks.ts"

/** English texts that differ from their key; every other text is its key. */
interface EnglishFile {
  readonly nouns: Readonly<Partial<Record<NounKey, string>>>
  readonly cuts: Readonly<Partial<Record<CutKey, string>>>
  readonly fibres: Readonly<Partial<Record<FibreKey, string>>>
  readonly phrases: Readonly<Partial<Record<PhraseKey, string>>>
}

/** A text in English: British, and American where it differs. */
export interface English {
  readonly en: string
  readonly "en-US"?: string
}

const files: { readonly british: EnglishFile; readonly american: EnglishFile } = { british, american }

/** Returns an English text with its American form, which is omitted where both are equal. */
export const english = (britishText: string, americanText: string): English =>
  britishText === americanText ? { en: britishText } : { en: britishText, "en-US": americanText }

/** Returns the American form of a text. */
export const americanOf = (text: English): string => text["en-US"] ?? text.en

export const englishNoun = (key: NounKey): English => of(key, files.british.nouns[key], files.american.nouns[key])
export const englishCut = (key: CutKey): English => of(key, files.british.cuts[key], files.american.cuts[key])
export const englishFibre = (key: FibreKey): English => of(key, files.british.fibres[key], files.american.fibres[key])
export const englishPhrase = (key: PhraseKey): English =>
  of(key, files.british.phrases[key], files.american.phrases[key])

const of = (key: string, britishText = key, americanText = key): English => english(britishText, americanText)
