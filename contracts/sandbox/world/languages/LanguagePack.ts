import type { PackCode } from "../World.ts"

/** A noun and the agreement of its adjectives, in the codes of its language (`ms`, `f`, `n` …; empty without any). */
export interface PackNoun {
  readonly word: string
  readonly agrees: string
}

/** A language's file of phrases, by their key: the English text, or a variant of it where one text has two meanings. */
export interface PhraseFile<Noun extends string, Cut extends string, Fibre extends string, Phrase extends string> {
  /** Nouns for products, in lower case where the language has it. */
  readonly nouns: Readonly<Record<Noun, PackNoun>>
  /** Adjectives of a cut: one text without agreement, or one per agreement code of the nouns. */
  readonly cuts: Readonly<Record<Cut, string | Readonly<Record<string, string>>>>
  /** Names of fibres on a label. */
  readonly fibres: Readonly<Record<Fibre, string>>
  /** All other texts. */
  readonly phrases: Readonly<Record<Phrase, string>>
}

/** How a language composes the parts of a product's texts. */
export interface Grammar {
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

/** The texts and the grammar of the demo world in one language. */
export interface LanguagePack<Noun extends string, Cut extends string, Fibre extends string, Phrase extends string>
  extends PhraseFile<Noun, Cut, Fibre, Phrase>, Grammar {
  readonly code: PackCode
}
