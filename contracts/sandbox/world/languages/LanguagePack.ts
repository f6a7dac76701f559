import type { PackCode } from "../World.ts"

/** A noun with the agreement of its adjectives, in the codes of its language (`ms`, `f`, `n` …). */
export type PackNoun = readonly [word: string, agrees: string]

/**
 * The texts of the demo world in one language, by their English text. Products are named, described and labelled by
 * functions, because word order differs between languages.
 */
export interface LanguagePack {
  readonly code: PackCode
  /** Nouns for products, in lower case where the language has it. */
  readonly nouns: Readonly<Record<string, PackNoun>>
  /** Adjectives of a cut: one text without agreement, or one per agreement code of the nouns. */
  readonly cuts: Readonly<Record<string, string | Readonly<Record<string, string>>>>
  /** Names of fibres on a label. */
  readonly fibres: Readonly<Record<string, string>>
  /** All other texts. */
  readonly phrases: Readonly<Record<string, string>>
  /** Returns a product's name; the cut already agrees with the noun. */
  readonly name: (parts: {
    readonly noun: string
    readonly cut?: string | undefined
    readonly fabric: string
    readonly detail?: string | undefined
  }) => string
  /** Joins an opening sentence with one of the fabric (a noun phrase) and the cut (the end of the sentence). */
  readonly description: (opening: string, cloth: string, cut: string) => string
  /** Formats a label: shares in whole percent with their fibres. */
  readonly composition: (shares: readonly (readonly [percent: number, fibre: string])[]) => string
}
