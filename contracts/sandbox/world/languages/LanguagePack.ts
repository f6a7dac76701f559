import type { PackCode } from "../World.ts"

/** A word, and what adjectives that stand with it must agree with, in the signs of its language (`ms`, `f`, `n` …). */
export type PackNoun = readonly [word: string, agrees: string]

/**
 * All that the demo world says in one language, by what it says in English; its products are named, described and
 * labelled by functions, because every language puts the parts of a name in an order of its own.
 */
export interface LanguagePack {
  readonly code: PackCode
  /** Words for products, in lower case where the language has one. */
  readonly nouns: Readonly<Record<string, PackNoun>>
  /** Adjectives of a cut: one text where nothing agrees, or one for each sign that the nouns use. */
  readonly cuts: Readonly<Record<string, string | Readonly<Record<string, string>>>>
  /** What a label says a cloth is made of. */
  readonly fibres: Readonly<Record<string, string>>
  /** Everything else. */
  readonly phrases: Readonly<Record<string, string>>
  /** A product's name; the cut already agrees with the noun. */
  readonly name: (parts: {
    readonly noun: string
    readonly cut?: string | undefined
    readonly fabric: string
    readonly detail?: string | undefined
  }) => string
  /** An opening sentence, then one of the cloth (a noun phrase) and the cut (the end of the sentence). */
  readonly description: (opening: string, cloth: string, cut: string) => string
  /** The line of a label: shares in whole percent with their fibres. */
  readonly composition: (shares: readonly (readonly [percent: number, fibre: string])[]) => string
}
