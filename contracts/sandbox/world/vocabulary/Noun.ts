/** Gender and number of a Romance noun: masculine or feminine, singular or plural. */
export type Agreement = "ms" | "fs" | "mp" | "fp"

/** The noun of a product, with the agreement of its adjectives. */
export interface Noun {
  readonly en: string
  readonly es: { readonly word: string; readonly agrees: Agreement }
  readonly ca: { readonly word: string; readonly agrees: Agreement }
  readonly ja: string
  readonly ar: { readonly word: string; readonly gender: "m" | "f" }
}

/** Builds a noun in one row. */
export const noun = (
  en: string,
  es: readonly [string, Agreement],
  ca: readonly [string, Agreement],
  ja: string,
  ar: readonly [string, "m" | "f"],
): Noun => ({
  en,
  es: { word: es[0], agrees: es[1] },
  ca: { word: ca[0], agrees: ca[1] },
  ja,
  ar: { word: ar[0], gender: ar[1] },
})
