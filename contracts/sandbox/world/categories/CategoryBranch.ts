import type { PhraseKey } from "../languages/fromLanguagePacks.ts"
import { type Texts, texts } from "../texts.ts"

/** A category with its children. `code` is a multiple of ten, unique in the tree. */
export interface CategoryBranch {
  readonly code: number
  readonly key: string
  readonly name: Texts
  readonly description?: Texts
  readonly below?: readonly CategoryBranch[]
}

/** A category with products and without children; `name` is a key of the files of phrases. */
export const leaf = (code: number, key: string, name: PhraseKey): CategoryBranch => ({ code, key, name: texts(name) })

export const clothing = texts("Clothing")
export const denim = texts("Denim")
export const shoesAndAccessories = texts("Shoes & accessories")
