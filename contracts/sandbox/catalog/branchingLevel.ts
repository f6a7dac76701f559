import type { CategoryNode } from "./CategoryNode.ts"
import type { CountInCategory } from "./readFacets.ts"

/**
 * The highest level of the tree that divides the results: while a single category contains all of them, its children.
 */
export const branchingLevel = (nodes: readonly CategoryNode[], countIn: CountInCategory): readonly CategoryNode[] => {
  const found = nodes.filter((node) => countIn(node) > 0)
  const [only, ...others] = found
  return only === undefined || others.length > 0 ? found : branchingLevel(only.children, countIn)
}
