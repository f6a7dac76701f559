import type { CategoryNode } from "./CategoryNode.ts"
import type { CountInCategory } from "./readFacets.ts"

/**
 * The highest level of the tree that divides what was found: where a single category holds all of it, the one below
 * that.
 */
export const branchingLevel = (nodes: readonly CategoryNode[], countIn: CountInCategory): readonly CategoryNode[] => {
  const found = nodes.filter((node) => countIn(node) > 0)
  const [only, ...others] = found
  return only === undefined || others.length > 0 ? found : branchingLevel(only.children, countIn)
}
