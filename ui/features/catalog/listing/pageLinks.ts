import type { ProductList } from "../../../../domain/catalog/ProductList.ts"

/** The number of pages of a list; 1 for an empty one. */
export function pageCount(list: Pick<ProductList, "totalCount" | "pageSize">): number {
  return Math.max(1, Math.ceil(list.totalCount / Math.max(1, list.pageSize)))
}

/** The pages to link to: the first, the last and the neighbours of the current one. `undefined` marks a gap. */
export function pageLinks(current: number, count: number): readonly (number | undefined)[] {
  const pages = [1, current - 1, current, current + 1, count].filter((page) => page >= 1 && page <= count)
  const sorted = [...new Set(pages)].sort((a, b) => a - b)
  return sorted.flatMap((page, index) => {
    const before = sorted[index - 1]
    if (before === undefined || page - before === 1) return [page]
    return page - before === 2 ? [page - 1, page] : [undefined, page]
  })
}
