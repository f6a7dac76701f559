import type * as Brand from "effect/Brand"

/** The id of one colour and size of a product, in the backend's spelling. */
export type Sku = Brand.Branded<string, "Sku">

const MAX_SKU_LENGTH = 128

/** Whether a text is a valid SKU: printable, without white space or slash, at most 128 characters. */
export function isSku(text: string): text is Sku {
  return text.length > 0 && text.length <= MAX_SKU_LENGTH && /^[^\s/\\?#%\p{C}]+$/u.test(text)
}
