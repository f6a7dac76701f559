import type { NounKey } from "../languages/fromLanguagePacks.ts"

/** The noun of a product, by its key in the files of phrases. */
export interface Noun {
  readonly key: NounKey
}

export const noun = (key: NounKey): Noun => ({ key })
