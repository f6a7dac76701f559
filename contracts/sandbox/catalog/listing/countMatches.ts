import type { FilterIndex } from "./FilterIndex.ts"
import type { ListFilters } from "./listFilters.ts"
import type { Numbering } from "../numbering.ts"
import type { Runs } from "./runs.ts"

/** The matching products, and their number for each filter value. */
export interface FilterCounts {
  /** The matching products, in the order in which they were given. */
  readonly matching: readonly number[]
  readonly colorCount: (id: string) => number
  readonly sizeCount: (id: string) => number
  readonly categoryCount: (id: string) => number
  /** The lowest and highest price under the other filters, in minor units; absent without matches. */
  readonly price?: { readonly min: number; readonly max: number }
}

/**
 * Counts `products` of the index in one pass, each kind of filter value under the filters of the other kinds. Values of
 * one filter are alternatives; different filters are combined with AND. Only buyable sizes count, and a colour and a
 * size must belong to one SKU: red and M requires a buyable red M, not red in S and blue in M.
 */
export const countMatches = (
  index: FilterIndex,
  products: Int32Array,
  { priceMin = 0, priceMax = Infinity, categoryIds = [], colorIds = [], sizeIds = [] }: ListFilters,
): FilterCounts => {
  const [isColor, isSize, isCategory] = [
    idNumbering(index.colors, colorIds),
    idNumbering(index.sizes, sizeIds),
    idNumbering(index.categories, categoryIds),
  ]
  const [colors, sizes, categories] = [tally(index.colors), tally(index.sizes), tally(index.categories)]
  const {
    prices,
    colorsOf,
    buyableSizesOf,
    categoriesOf,
    skuColorsOf: { starts, values: skuColors },
    skuSizesOf: { values: skuSizes },
  } = index
  const [bySize, byColor, byCategory] = [sizeIds.length > 0, colorIds.length > 0, categoryIds.length > 0]
  const matching: number[] = []
  let [min, max] = [Infinity, -Infinity]
  for (const product of products) {
    const price = prices[product] ?? 0
    const isPriced = price >= priceMin && price <= priceMax
    const isListed = !byCategory || hasAny(categoriesOf, product, isCategory)
    const isCounted = isPriced && isListed
    let isMatching = !bySize && (!byColor || hasAny(colorsOf, product, isColor))
    if (isCounted && !bySize) colors.addAll(colorsOf, product)
    if (isCounted && !byColor) sizes.addAll(buyableSizesOf, product)
    if (bySize || byColor) {
      const end = starts[product + 1] ?? 0
      for (let at = starts[product] ?? 0; at < end; at += 1) {
        const [color, size] = [skuColors[at] ?? 0, skuSizes[at] ?? 0]
        const [hasColor, hasSize] = [isColor[color] === 1, isSize[size] === 1]
        if (bySize && hasColor && hasSize) isMatching = true
        if (isCounted && bySize && hasSize) colors.add(color, product)
        if (isCounted && byColor && hasColor) sizes.add(size, product)
      }
    }
    if (isPriced && isMatching) categories.addAll(categoriesOf, product)
    if (isListed && isMatching) [min, max] = [Math.min(min, price), Math.max(max, price)]
    if (isCounted && isMatching) matching.push(product)
  }
  return {
    matching,
    colorCount: colors.count,
    sizeCount: sizes.count,
    categoryCount: categories.count,
    ...(min > max ? {} : { price: { min, max } }),
  }
}

/** 1 at the numbers of these ids, 0 at all others; 1 everywhere without any id. */
const idNumbering = (numbers: Numbering, ids: readonly string[]): Uint8Array => {
  const wanted = new Uint8Array(numbers.ids.length).fill(ids.length === 0 ? 1 : 0)
  for (const id of ids) {
    const number = numbers.find(id)
    if (number !== undefined) wanted[number] = 1
  }
  return wanted
}

const hasAny = ({ starts, values }: Runs, place: number, isWanted: Uint8Array): boolean => {
  const end = starts[place + 1] ?? 0
  for (let at = starts[place] ?? 0; at < end; at += 1) if (isWanted[values[at] ?? 0] === 1) return true
  return false
}

/** Counts products by value: each product once, independent of its number of SKUs. */
const tally = (numbers: Numbering) => {
  const counts = new Int32Array(numbers.ids.length)
  const last = new Int32Array(numbers.ids.length).fill(-1)
  const add = (number: number, product: number): void => {
    if (last[number] === product) return
    last[number] = product
    counts[number] = (counts[number] ?? 0) + 1
  }
  return {
    add,
    addAll: ({ starts, values }: Runs, product: number): void => {
      const end = starts[product + 1] ?? 0
      for (let at = starts[product] ?? 0; at < end; at += 1) add(values[at] ?? 0, product)
    },
    count: (id: string): number => counts[numbers.find(id) ?? -1] ?? 0,
  }
}
