import type { Category } from "../../../domain/catalog/Category.ts"

/** A category with this number in its address; its id is `c` and the number. */
export function aCategory(number: number | string, subcategories: readonly Category[] = []): Category {
  return {
    id: `c${number}`,
    name: `Category ${number}`,
    key: `category-${number}`,
    seoId: String(number),
    categoryUrl: `category-${number}`,
    subcategories,
  }
}
