import { type Texts, texts } from "../texts.ts"

/** A category with its children. `code` is a multiple of ten, unique in the tree. */
export interface CategoryBranch {
  readonly code: number
  readonly key: string
  readonly name: Texts
  readonly description?: Texts
  readonly below?: readonly CategoryBranch[]
}

/** A category with products and without children. */
export const leaf = (
  code: number,
  key: string,
  en: string,
  es: string,
  ca: string,
  ja: string,
  ar: string,
): CategoryBranch => ({
  code,
  key,
  name: texts(en, es, ca, ja, ar),
})

export const clothing = texts("Clothing", "Ropa", "Roba", "ウェア", "ملابس")
export const denim = texts("Denim", "Denim", "Denim", "デニム", "دنيم")
export const shoesAndAccessories = texts(
  "Shoes & accessories",
  "Zapatos y accesorios",
  "Sabates i accessoris",
  "シューズ＆アクセサリー",
  "أحذية وإكسسوارات",
)
