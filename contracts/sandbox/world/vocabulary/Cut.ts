import type { NonEmpty } from "../pick.ts"
import type { Texts } from "../texts.ts"
import type { GarmentDrawing } from "../World.ts"
import type { Agreement } from "./Noun.ts"

/**
 * The text of a cut in a name: before the noun in English and Japanese, after it with agreement in other languages.
 */
export interface CutTexts {
  readonly en: string
  readonly es: Readonly<Record<Agreement, string>>
  readonly ca: Readonly<Record<Agreement, string>>
  readonly ja: string
  readonly ar: { readonly m: string; readonly f: string }
}

/** The cut of a product: its text in names (none for a plain cut), drawing and description. */
export interface Cut {
  readonly words?: CutTexts
  readonly drawing: Partial<GarmentDrawing>
  /** End of the second sentence of a description, after the fabric. Without agreement. */
  readonly lines: NonEmpty<Texts>
}

type Forms = readonly [ms: string, fs: string, mp: string, fp: string]

const agreeing = (forms: Forms | string): Readonly<Record<Agreement, string>> =>
  typeof forms === "string"
    ? { ms: forms, fs: forms, mp: forms, fp: forms }
    : { ms: forms[0], fs: forms[1], mp: forms[2], fp: forms[3] }

/** Builds the texts of a cut in one row; a single text instead of forms is invariable. */
export const cutTexts = (
  en: string,
  es: Forms | string,
  ca: Forms | string,
  ja: string,
  ar: readonly [m: string, f: string] | string,
): CutTexts => ({
  en,
  es: agreeing(es),
  ca: agreeing(ca),
  ja,
  ar: typeof ar === "string" ? { m: ar, f: ar } : { m: ar[0], f: ar[1] },
})
