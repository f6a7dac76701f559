import type { Category } from "./Category.ts"

interface Step {
  readonly category: Category
  readonly parent: Step | undefined
}

/**
 * Returns the categories from the top level down to the one that satisfies `matches`; empty when there is none.
 *
 * Iterative, and visits each id once, so that deep trees, repeated ids and cycles terminate.
 */
export function categoryPath(
  roots: readonly Category[],
  matches: (category: Category) => boolean,
): readonly Category[] {
  const visited = new Set<string>()
  const pending: Step[] = roots.map((category) => ({ category, parent: undefined })).reverse()
  for (let step = pending.pop(); step !== undefined; step = pending.pop()) {
    if (visited.has(step.category.id)) continue
    visited.add(step.category.id)
    if (matches(step.category)) return pathTo(step)
    for (const category of step.category.subcategories.toReversed()) pending.push({ category, parent: step })
  }
  return []
}

function pathTo(last: Step): readonly Category[] {
  const path: Category[] = []
  for (let step: Step | undefined = last; step !== undefined; step = step.parent) path.push(step.category)
  return path.reverse()
}
