import { isSizeName } from "./colorAndSizeNames.ts"
import type { SheetOption } from "./SheetLine.ts"

const SEPARATORS = [",", ";", "|", "\n", "、"] as const
/** Maximum length of a value in a list; longer parts are a sentence with commas. */
const MAX_PART = 24

/** Returns the values that a cell seems to list; a single one otherwise. */
export function listedIn(text: string): readonly string[] {
  const lists = SEPARATORS.map((separator) => text.split(separator).map((part) => part.trim()))
  const list = lists.find((parts) => parts.length > 1 && parts.every((part) => part !== "" && part.length <= MAX_PART))
  return list ?? [text]
}

/**
 * Whether an option's value is probably a list of several variants: three values or more, two sizes, or two values when
 * the product has no other variant. `Black, White` beside other variants may be a two-tone color.
 */
export function looksLikeList({ name, value, isSingleValue }: SheetOption, isOnlyVariant: boolean): boolean {
  if (isSingleValue === true) return false
  const { length } = listedIn(value.text)
  return length > 2 || (length === 2 && (isOnlyVariant || isSizeName(name)))
}

/** Whether a SKU cell contains several: `A-1, A-2`. */
export function isSkuList(text: string): boolean {
  const parts = text
    .split(/[,;|\n]/u)
    .map((part) => part.trim())
    .filter((part) => part !== "")
  return parts.length > 1 && parts.every((part) => /\d/u.test(part) && !/\s/u.test(part))
}

/** Whether a cell contains several addresses. */
export function isAddressList(text: string): boolean {
  return /^https?:\/\/.*[\s,;|]https?:\/\//isu.test(text)
}
